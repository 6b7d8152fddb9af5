import type { OfferedRecipe } from '@pomona/contract/publication';
import { presentOwn } from '#features/recipe-writing/service.ts';
import type { OfferedRow } from './store.ts';

export function presentOffered(row: OfferedRow): OfferedRecipe {
  return { ...presentOwn(row), offered_at: row.offeredAt.toISOString() };
}
