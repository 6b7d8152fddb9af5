import type { ActivityEntry, SymptomEntry } from '@pomona/contract/wellness/entries';
import type { ActivityRow } from './activity-store.ts';
import type { SymptomRow } from './symptom-store.ts';

export function presentSymptom({
  id,
  day,
  type,
  level,
  hours,
  notes,
  createdAt,
}: SymptomRow): SymptomEntry {
  return { id, day, type, level, hours, notes, created_at: createdAt.toISOString() };
}

export function presentActivity({
  id,
  day,
  type,
  minutes,
  notes,
  createdAt,
}: ActivityRow): ActivityEntry {
  return { id, day, type, minutes, notes, created_at: createdAt.toISOString() };
}
