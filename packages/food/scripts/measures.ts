type Portion = Record<string, string>;

const volumes = { cup: 236.588, tbsp: 14.787, tsp: 4.929 } as const;

/**
 * Grams of one cup, tablespoon and teaspoon, from the portions of the source row: the plain measure first, then
 * one with a word after the comma, then by the density that another volume gives. What the list says comes first.
 */
export function measuresOf(
  portions: readonly Portion[],
  listed: Readonly<Record<string, number>>,
): Record<string, number> {
  const grams: Record<string, number> = {};
  for (const [name, millilitres] of Object.entries(volumes)) {
    const own =
      portions.find((row) => row.measure === name) ??
      portions.find((row) => row.measure?.startsWith(`${name},`));
    const any = portions.find((row) => Number(row.g_per_ml) > 0);
    if (own) grams[name] = round(Number(own.grams) / Number(own.amount));
    else if (any) grams[name] = round(Number(any.g_per_ml) * millilitres);
  }
  const { cup = listed.cup, tbsp = listed.tbsp } = { ...grams, ...listed };
  if (cup !== undefined && grams.tbsp === undefined)
    grams.tbsp = round((cup * volumes.tbsp) / volumes.cup);
  if (tbsp !== undefined && grams.tsp === undefined) grams.tsp = round(tbsp / 3);
  return { ...grams, ...listed };
}

const round = (value: number) => Math.round(value * 100) / 100;
