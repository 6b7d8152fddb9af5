import type { ShoppingItem } from '@pomona/contract/shopping';
import { Check } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { ClashLine } from '#product/clash-line.tsx';
import { classes } from '#ui/classes.ts';
import { useIsTicked } from './changes/use-is-ticked.ts';

interface Props {
  item: ShoppingItem;
  /** `null`: who reads a shared list only looks. */
  onTick: ((isTicked: boolean) => void) | null;
  /** Who reads: what they did themselves needs no name. */
  viewerId: string | null;
  /** Whose list it is: what they added needs no name either. */
  ownerId: string;
}

/** The whole line ticks. Below it: for which recipes, and who of those who share added or ticked it (SHOP-04). */
export function TickLabel({ item, onTick, viewerId, ownerId }: Props) {
  const t = useTranslations('shopping.item');
  const format = useFormatter();
  const isTicked = useIsTicked(item);
  const titles = item.recipes.map(({ id, title, language }) => (
    <span key={id} lang={language}>
      {title}
    </span>
  ));
  const others = [
    { text: 'addedBy', person: item.added_by?.id === ownerId ? null : item.added_by },
    { text: 'tickedBy', person: item.checked_by },
  ] as const;
  return (
    <label className="flex min-h-12 min-w-0 flex-1 items-start gap-3 py-2.5">
      <span className="grid shrink-0 place-items-center">
        <input
          type="checkbox"
          checked={isTicked}
          disabled={onTick === null}
          onChange={(event) => onTick?.(event.target.checked)}
          className="peer col-start-1 row-start-1 size-6 appearance-none rounded-full border-2 border-outline bg-surface transition-colors checked:border-leaf checked:bg-leaf"
        />
        <Check
          aria-hidden="true"
          strokeWidth={3}
          className="pointer-events-none col-start-1 row-start-1 size-4 text-on-leaf opacity-0 transition-opacity peer-checked:opacity-100"
        />
      </span>
      <span className="min-w-0">
        <span className={classes('hyphenate block', isTicked && 'text-muted line-through')}>
          {item.item}
        </span>
        <ClashLine contains={item.contains} mayContain={item.may_contain} />
        {titles.length > 0 && (
          <span className="block truncate text-muted text-xs">
            {t.rich('askedBy', { recipes: () => format.list(titles, { type: 'unit' }) })}
          </span>
        )}
        {others.map(
          ({ text, person }) =>
            person !== null &&
            person.id !== viewerId && (
              <span key={text} className="hyphenate block text-muted text-xs print:hidden">
                {t(text, { name: person.name })}
              </span>
            ),
        )}
      </span>
    </label>
  );
}
