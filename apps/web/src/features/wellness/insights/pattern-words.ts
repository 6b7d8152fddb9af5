import type { Pattern } from '@pomona/contract/wellness/insights';

export type Strength = 'weak' | 'moderate' | 'strong';

/** After Cohen (1988): from 0.3 moderate, from 0.5 strong. */
export function strengthOf(correlation: number): Strength {
  const size = Math.abs(correlation);
  if (size < 0.3) return 'weak';
  return size < 0.5 ? 'moderate' : 'strong';
}

const rarest = 1000;

/** "1 in 40": rounded down, so that nothing is said to be surer than it is. */
export const oneIn = (chance: number): number =>
  Math.min(rarest, Math.max(1, Math.floor(1 / Math.max(chance, 1 / rarest))));

/** Which sentence says it: the outcome was more or less where there was more of the driver. */
export const directionOf = ({ correlation }: Pick<Pattern, 'correlation'>): 'higher' | 'lower' =>
  correlation > 0 ? 'higher' : 'lower';
