import type { VisibleFood } from '../reading.ts';
import type { Patch } from '../shapes/heaps.ts';
import { type DishContext, odd, scaleOf } from './placement.ts';

/** Long and thin: a piece covers little of the square that it lies in. */
export const slender = new Set([
  ...['green beans', 'asparagus', 'cabbage', 'red cabbage', 'bean sprouts', 'onion', 'red onion'],
  ...['green papaya', 'glass noodles', 'nopales', 'lemongrass', 'jicama', 'poblano', 'sardines'],
]);

/** How many pieces cover a share of a patch once; at most `most`. */
export function covering(
  context: DishContext,
  visible: VisibleFood,
  patch: Patch,
  { share, most }: { share: number; most: number },
): number {
  const size = visible.size * scaleOf(context);
  const area = Math.PI * patch.radius ** 2 * (patch.ratio ?? 1);
  const filled = slender.has(visible.food.name) ? 0.16 : visible.size < 50 ? 0.34 : 0.6;
  const each = size * size * filled;
  return odd(Math.min(most, (area * share) / each));
}
