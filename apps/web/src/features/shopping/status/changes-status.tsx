import { StatusLine } from '#product/changes/status-line.tsx';
import type { ListToken } from '../changes/stored-change.ts';
import { useListChanges } from '../changes/use-list-changes.ts';
import { RefusedListChanges } from './refused-list-changes.tsx';
import { WaitingRecipes } from './waiting-recipes.tsx';

interface Props {
  memberId: string;
  token: ListToken;
}

/** What the server does not know yet, and what it refused (SHOP-09). */
export function ChangesStatus({ memberId, token }: Props) {
  const { pending, refused } = useListChanges(memberId, token);
  return (
    <div className="mt-2 grid gap-3 print:hidden">
      <StatusLine count={pending.length} />
      <WaitingRecipes pending={pending} />
      <RefusedListChanges {...{ memberId, token, refused }} />
    </div>
  );
}
