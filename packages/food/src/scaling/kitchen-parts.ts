import {
  countOf,
  metricAmount,
  metricParts,
  onScale,
  type Part,
  type Rounding,
  scales,
  spoonParts,
  usVolume,
  usWeight,
  volumes,
  weights,
} from './kitchen-amounts.ts';

interface Kitchen {
  /** Many spoons are a cup. */
  hasCups: boolean;
  rounding: Rounding;
}

const inUsWeight =
  (unit: string) =>
  (amount: number, { rounding }: Kitchen) =>
    usWeight(amount * (weights[unit] ?? 1), rounding);

const inGrams =
  (unit: string) =>
  (amount: number, { rounding }: Kitchen) => {
    const grams = amount * (weights[unit] ?? 1);
    return grams < 0.25
      ? [{ amount: 1, unit: 'pinch' }]
      : metricParts(grams, ['g', 'kg'], rounding);
  };

const inSpoons = (unit: string) => (amount: number, kitchen: Kitchen) => {
  const teaspoons = (amount * (volumes[unit] ?? 1)) / (volumes.tsp ?? 1);
  return spoonParts(teaspoons, { ...kitchen, isTbsp: unit === 'tbsp' });
};

/** Pints and more: cups where half ones do not fit. */
const inLargeCups =
  (unit: string) =>
  (amount: number, { rounding }: Kitchen) => {
    const own = onScale(amount, scales.pound, rounding);
    return own === null
      ? usVolume(amount * (volumes[unit] ?? 1), rounding)
      : [{ amount: own, unit }];
  };

const inLitres =
  (unit: string) =>
  (amount: number, { rounding }: Kitchen) =>
    metricParts(amount * (volumes[unit] ?? 1), ['ml', 'l'], rounding);

const inTenths =
  (unit: 'cl' | 'dl') =>
  (amount: number, { rounding }: Kitchen) =>
    decilitres(amount * (volumes[unit] ?? 1), unit, rounding);

const measuring: Readonly<Record<string, (amount: number, kitchen: Kitchen) => Part[]>> = {
  ...{ g: inGrams('g'), kg: inGrams('kg'), oz: inUsWeight('oz'), lb: inUsWeight('lb') },
  ...{ ml: inLitres('ml'), l: inLitres('l'), cl: inTenths('cl'), dl: inTenths('dl') },
  ...{ tsp: inSpoons('tsp'), tbsp: inSpoons('tbsp') },
  ...{ pint: inLargeCups('pint'), quart: inLargeCups('quart'), gallon: inLargeCups('gallon') },
  cup: (amount, { rounding }) => usVolume(amount * (volumes.cup ?? 1), rounding),
  'fl-oz': (amount, { rounding }) => ounceVolume(amount, rounding),
  pinch: (amount) => [{ amount: countOf(amount, 'whole'), unit: 'pinch' }],
};

/** An exact amount in what measures it; `null` for units that have no tool. */
export const kitchenParts = (
  amount: number,
  unit: string,
  { hasCups = false, rounding = 'nearest' }: Partial<Kitchen> = {},
): Part[] | null => measuring[unit]?.(amount, { hasCups, rounding }) ?? null;

function ounceVolume(amount: number, rounding: Rounding): Part[] {
  if (amount < 0.9) return usVolume(amount * (volumes['fl-oz'] ?? 1), rounding);
  return [{ amount: onScale(amount, scales.ounce, rounding) ?? amount, unit: 'fl-oz' }];
}

/** As written, where that takes no more than one decimal. */
function decilitres(millilitres: number, unit: 'cl' | 'dl', rounding: Rounding): Part[] {
  const shown = metricAmount(millilitres, rounding);
  const own = shown / (volumes[unit] ?? 1);
  const isPlain = shown < 1000 && own >= 0.5 && Math.abs(own * 2 - Math.round(own * 2)) < 1e-6;
  return isPlain ? [{ amount: own, unit }] : metricParts(millilitres, ['ml', 'l'], rounding);
}
