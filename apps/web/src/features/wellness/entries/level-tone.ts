import type { SymptomType } from '@pomona/contract/wellness';

export type LevelTone = 'good' | 'fair' | 'hard';

/** Of these little is good. */
const reversed: readonly SymptomType[] = ['cravings', 'stress'];

/** Cravings and stress: up to 3 good, from 7 hard. Of the others the reverse (WELL-05). */
export function levelTone(type: SymptomType, level: number): LevelTone {
  const isLow = level <= 3;
  if (!isLow && level < 7) return 'fair';
  return isLow === reversed.includes(type) ? 'good' : 'hard';
}
