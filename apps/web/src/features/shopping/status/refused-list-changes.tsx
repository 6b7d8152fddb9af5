import { useLocale } from 'use-intl';
import type { Change } from '#platform/offline/changes/change.ts';
import { RefusedChanges } from '#product/changes/refused-changes.tsx';
import { againOf } from '../changes/again.ts';
import { type ListToken, listChangeOf } from '../changes/stored-change.ts';
import { useAppend } from '../changes/use-append.ts';
import { useMutationTitle } from '../changes/use-mutation-title.ts';

interface Props {
  memberId: string;
  token: ListToken;
  refused: readonly Change[];
}

/** Changes of a list that the server refused, with the way to make them again. */
export function RefusedListChanges({ memberId, token, refused }: Props) {
  const language = useLocale();
  const append = useAppend(memberId, token);
  const titleOf = useMutationTitle();
  return (
    <RefusedChanges
      refused={refused.map((change) => {
        const again = againOf(change, language);
        return {
          change,
          title: titleOf(listChangeOf(change)),
          isGone: change.refusal?.code === 'shopping_item_not_found',
          again: again && ((onDone: () => void) => void (append(again) !== null && onDone())),
        };
      })}
    />
  );
}
