import type { ShoppingItem } from '@pomona/contract/shopping';
import { classes } from '#ui/classes.ts';
import { TickLabel } from '../tick-label.tsx';

interface Props {
  item: ShoppingItem;
  viewerId: string | null;
  ownerId: string;
  onTick: ((isTicked: boolean) => void) | null;
}

export function SharedRow({ item, viewerId, ownerId, onTick }: Props) {
  return (
    <li
      className={classes(
        'lazy-part [--lazy-height:3rem] flex items-start gap-2',
        item.checked && 'print:hidden',
      )}
    >
      <TickLabel {...{ item, viewerId, ownerId, onTick }} />
      <span
        className={classes(
          'hyphenate max-w-[45%] shrink-0 py-3 text-right font-medium text-sm tabular-nums',
          item.checked && 'text-muted',
        )}
      >
        {item.quantity}
      </span>
    </li>
  );
}
