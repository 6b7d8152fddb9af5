import type { CatalogueRecipe } from '../schema.ts';
import type { Finding } from './finding.ts';

const waiting =
  /\b(?:keeps?|stays?|ahead|marinates?|before)\b.*\b(?:days?|nights?|overnight|weeks?|months?)\b|\b(?:days?|night) (?:ahead|before)\b/i;
const place =
  /\b(?:refrigerat\w*|freez\w*|frozen|cold|chill\w*|cool|jars?|tins?|airtight|sealed|wrapped|open bowl|box|room temperature)\b/i;

/** A note that says for how many days food may wait says where: cold, frozen, or dry and closed. */
export function placelessStorage(recipe: CatalogueRecipe): Finding[] {
  const note = recipe.notes?.make_ahead;
  if (note === undefined || !waiting.test(note) || place.test(note)) return [];
  return [{ recipe: recipe.id, check: 'storage', message: `"${note}" does not say where` }];
}
