type Portion = Record<string, string>;

const volumes = { cup: 236.588, tbsp: 14.787, tsp: 4.929 } as const;
const sizes = ['small', 'medium', 'large'] as const;

/**
 * Grams of one cup, tablespoon, teaspoon and of a small, medium and large piece, from the portions of the source row:
 * the plain measure, else one with a qualifier, else by the density of another volume. Listed measures come first.
 */
export function measuresOf(
  portions: readonly Portion[],
  listed: Readonly<Record<string, number>>,
): Record<string, number> {
  const grams: Record<string, number> = { ...pieces(portions), ...volumesOf(portions) };
  const { cup = listed.cup, tbsp = listed.tbsp } = { ...grams, ...listed };
  if (cup !== undefined && grams.tbsp === undefined)
    grams.tbsp = round((cup * volumes.tbsp) / volumes.cup);
  if (tbsp !== undefined && grams.tsp === undefined) grams.tsp = round(tbsp / 3);
  return { ...grams, ...listed };
}

function volumesOf(portions: readonly Portion[]): Record<string, number> {
  const grams: Record<string, number> = {};
  const any = portions.find((row) => Number(row.g_per_ml) > 0);
  for (const [name, millilitres] of Object.entries(volumes)) {
    const own =
      portions.find((row) => row.measure === name) ??
      portions.find((row) => row.measure?.startsWith(`${name},`));
    if (own) grams[name] = round(Number(own.grams) / Number(own.amount));
    else if (any) grams[name] = round(Number(any.g_per_ml) * millilitres);
  }
  return grams;
}

/** "medium", "medium (2-1/2" dia)" and "medium whole"; not "medium slice". */
function pieces(portions: readonly Portion[]): Record<string, number> {
  const grams: Record<string, number> = {};
  for (const size of sizes) {
    const own = portions.find(({ measure = '' }) =>
      new RegExp(`^${size}(?:$| \\(| whole|, whole)`).test(measure),
    );
    if (own) grams[size] = round(Number(own.grams) / Number(own.amount));
  }
  if (grams.medium !== undefined) grams.piece = grams.medium;
  return grams;
}

const round = (value: number) => Math.round(value * 100) / 100;
