import type { FoodRow } from './food-row.ts';
import { folded, nameKeys } from './names.ts';
import rows from './table.generated.json' with { type: 'json' };

export type Food = FoodRow;

/** Every food of the table. Figures are per 100 g as bought, in the units of `nutrientUnits`. */
// The build script wrote the rows from this very type.
export const foods = rows as unknown as readonly Food[];

const byKey = new Map(foods.map((food) => [food.key, food]));
const byName = new Map<string, Food>();
for (const food of foods) {
  for (const name of Object.values(food.names).flat()) {
    // The first to claim a name keeps it: the list says the commoner food first.
    for (const key of nameKeys(name)) if (!byName.has(key)) byName.set(key, food);
  }
}

export function foodByKey(key: string): Food | undefined {
  return byKey.get(key);
}

/** The food of this very name in any of the four languages, whatever its case, accents, number and word order. */
export function foodByName(name: string): Food | undefined {
  for (const key of nameKeys(name)) {
    const food = byName.get(key);
    if (food !== undefined) return food;
  }
  return undefined;
}

/** Words that say how a food is cut, chosen or kept, but not which food it is. */
const describing = new Set(
  [
    ...['fresh', 'freshly', 'ripe', 'raw', 'large', 'small', 'medium', 'big', 'chopped', 'finely'],
    ...[
      'sliced',
      'diced',
      'grated',
      'minced',
      'ground',
      'whole',
      'dry',
      'dried',
      'frozen',
      'cooked',
    ],
    ...[
      'unsalted',
      'salted',
      'plain',
      'organic',
      'pitted',
      'peeled',
      'boneless',
      'skinless',
      'lean',
    ],
    ...[
      'extra',
      'virgin',
      'baby',
      'toasted',
      'roasted',
      'uncooked',
      'unsweetened',
      'packed',
      'heaped',
    ],
    ...[
      'coarse',
      'coarsely',
      'thinly',
      'roughly',
      'shelled',
      'halved',
      'cubed',
      'shredded',
      'cold',
    ],
    ...['warm', 'hot', 'soft', 'firm', 'young', 'mixed', 'leaves', 'leaf', 'fillet', 'fillets'],
  ].map((word) => folded(word)),
);
const longestName = 60;

/**
 * The food that a piece of a line names. The whole is tried first, then without describing words from the left.
 * `null` where nothing fits: no guess is made.
 */
export function findFood(text: string): Food | null {
  const words = folded(text.slice(0, longestName)).split(' ').filter(Boolean);
  for (let from = 0; from < words.length; from += 1) {
    const food = foodByName(words.slice(from).join(' '));
    if (food !== undefined) return food;
    if (!describing.has(words[from] ?? '')) break;
  }
  const core = words.filter((word) => !describing.has(word));
  return core.length > 0 ? (foodByName(core.join(' ')) ?? null) : null;
}
