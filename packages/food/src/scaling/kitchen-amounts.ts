/**
 * Amounts that kitchen tools can measure. What is shown differs from the exact amount by 10 % at most, or by less than
 * the smallest tool: 1/8 tsp, half a piece, 1/4 of what is cut, 1 g (0.5 g below 5 g), 1 ml, 1/4 oz.
 */
export interface Part {
  amount: number;
  unit: string;
}

export type Rounding = 'nearest' | 'up';

/** In grams. */
export const weights: Readonly<Record<string, number>> = {
  ...{ g: 1, kg: 1000, mg: 0.001, pfund: 500, oz: 28.3495, lb: 453.592 },
};
/** In millilitres. */
export const volumes: Readonly<Record<string, number>> = {
  ...{ ml: 1, cl: 10, dl: 100, l: 1000, tsp: 4.929, tbsp: 14.787, 'fl-oz': 29.5735 },
  ...{ cup: 236.588, pint: 473.176, quart: 946.353, gallon: 3785.41 },
  ...{ 'imperial-pint': 568.261, 'imperial-cup': 284.131, 'metric-cup': 250 },
};

/** Marks of a tool between two wholes, and the error that a cook does not mind for the sake of a plainer amount. */
interface Scale {
  marks: readonly number[];
  tolerance: number;
}

const whole = [0, 1];
const halves = [0, 1 / 2, 1];
const quarters = [0, 1 / 4, 1 / 2, 3 / 4, 1];
const thirds = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1];
const eighths = [0, 1 / 8, ...quarters.slice(1)];
/** Of a digital scale. */
const allEighths = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((mark) => mark / 8);
const always = Number.POSITIVE_INFINITY;
const epsilon = 1e-6;

export const scales = {
  whole: [{ marks: whole, tolerance: always }],
  halves: [
    { marks: whole, tolerance: 0.1 },
    { marks: halves, tolerance: always },
  ],
  cut: [
    { marks: whole, tolerance: 0.1 },
    { marks: halves, tolerance: 0.05 },
    { marks: thirds, tolerance: always },
  ],
  tbsp: [
    { marks: whole, tolerance: 0.04 },
    { marks: halves, tolerance: 0.1 },
  ],
  cup: [
    { marks: whole, tolerance: 0.03 },
    { marks: halves, tolerance: 0.03 },
    { marks: thirds, tolerance: 0.07 },
  ],
  tsp: [
    { marks: whole, tolerance: 0.04 },
    { marks: halves, tolerance: 0.04 },
    { marks: quarters, tolerance: 0.1 },
    { marks: eighths, tolerance: 0.1 },
  ],
  ounce: [
    { marks: whole, tolerance: 0.02 },
    { marks: halves, tolerance: 0.04 },
    { marks: quarters, tolerance: 0.1 },
    { marks: allEighths, tolerance: 0.02 },
    // What is bought is rounded up by more.
    { marks: quarters, tolerance: always },
  ],
  pound: [
    { marks: halves, tolerance: 0.02 },
    { marks: quarters, tolerance: 0.02 },
  ],
} satisfies Record<string, readonly Scale[]>;

/** What can be halved, cut into quarters and thirds, or stays whole. */
export type Divisible = 'whole' | 'halves' | 'cut';

/** The nearest mark above 0, or the next one. */
function marked(exact: number, marks: readonly number[], rounding: Rounding): number {
  const floor = Math.floor(exact + epsilon);
  const values = marks.map((mark) => floor + mark).filter((value) => value > 0);
  const allowed = rounding === 'up' ? values.filter((value) => value >= exact - epsilon) : values;
  const off = (value: number) => Math.abs(value - exact) - value * epsilon;
  return allowed.reduce((best, value) => (off(value) < off(best) ? value : best), allowed[0] ?? 1);
}

const error = (shown: number, exact: number) => Math.abs(shown / exact - 1);

/** On the coarsest scale that is near enough; `null` where none is. */
export function onScale(
  exact: number,
  from: readonly Scale[],
  rounding: Rounding = 'nearest',
): number | null {
  for (const { marks, tolerance } of from) {
    const shown = marked(exact, marks, rounding);
    if (error(shown, exact) <= tolerance + epsilon) return shown;
  }
  return null;
}

/** Pieces: 8.8 cloves are 9, 1.8 onions 1 3/4. */
export const countOf = (exact: number, divisible: Divisible): number =>
  onScale(exact, scales[divisible]) ?? exact;

/** Grams or millilitres of a scale or a jug: to 1 below 20, 5 below 250, 10 below 1000, then 50; finer where that is more than 4 % off. */
export function metricAmount(exact: number, rounding: Rounding = 'nearest'): number {
  for (const [step, tolerance] of stepsOf(exact, rounding)) {
    const steps = exact / step;
    const count = rounding === 'up' ? Math.ceil(steps - epsilon) : Math.round(steps + epsilon);
    const shown = count * step;
    if (shown > 0 && error(shown, exact) <= tolerance + epsilon) return shown;
  }
  const finest = exact < halfGrams ? 0.5 : 1;
  const count = exact / finest;
  return Math.max(1, rounding === 'up' ? Math.ceil(count - epsilon) : Math.round(count)) * finest;
}

/** Scales for spices show half a gram. */
const halfGrams = 5;

/** Steps and the errors that they may cause. */
function stepsOf(
  exact: number,
  rounding: Rounding,
): readonly (readonly [step: number, tolerance: number])[] {
  // Nobody needs 330 g where 325 g are enough.
  if (exact >= 100 && rounding === 'up') return [[exact < 1000 ? 5 : 10, 0.05]];
  if (exact >= 1000) return [[50, 0.04]];
  if (exact >= 250) return [[10, 0.04]];
  if (exact >= 100) {
    return [
      [25, 0.01],
      [10, 0.015],
      [5, 0.04],
    ];
  }
  return exact >= 20 ? [[5, 0.04]] : [];
}

export function metricParts(
  exact: number,
  units: readonly [small: string, large: string],
  rounding?: Rounding,
): Part[] {
  const amount = metricAmount(exact, rounding);
  const [small, large] = units;
  return [amount >= 1000 ? { amount: amount / 1000, unit: large } : { amount, unit: small }];
}

/** Below this a spoon holds a pinch. */
const pinch = 0.1;
const inCup = 48;
const inTbsp = 3;

interface Spoons {
  hasCups: boolean;
  /** Half a tablespoon is said of tablespoons; otherwise it is 1 1/2 tsp. */
  isTbsp?: boolean;
  rounding: Rounding;
}

/** Teaspoons in the spoons and cups that hold them: "1 tbsp + 1/2 tsp", "3/4 cup". */
export function spoonParts(teaspoons: number, { hasCups, isTbsp, rounding }: Spoons): Part[] {
  if (teaspoons < pinch) return [{ amount: 1, unit: 'pinch' }];
  const cups = hasCups && teaspoons >= 12 - epsilon ? cupParts(teaspoons, rounding) : null;
  if (cups !== null) return cups;
  const tbsp = teaspoons / inTbsp;
  const isHalf = isTbsp === true && error(tbsp, 1 / 2) <= 0.04;
  const isSmall = tbsp < 0.96 && !isHalf;
  const spoons = isSmall ? null : onScale(tbsp, scales.tbsp, rounding);
  if (spoons !== null) return [{ amount: spoons, unit: 'tbsp' }];
  if (teaspoons < 2 * inTbsp) {
    const single = onScale(teaspoons, scales.tsp, rounding);
    if (single !== null || tbsp < 1) {
      const amount = single ?? marked(teaspoons, eighths, rounding);
      return [{ amount, unit: 'tsp' }];
    }
  }
  return together(tbsp, { units: ['tbsp', 'tsp'], share: inTbsp, marks: whole }, rounding);
}

/** `null` where a spoon measures better. */
function cupParts(teaspoons: number, rounding: Rounding): Part[] | null {
  const cups = teaspoons / inCup;
  const single = onScale(cups, scales.cup, rounding);
  const tbsp = teaspoons / inTbsp;
  const isPlain = single !== null && (tbsp >= 8 || error(single, cups) <= 0.02);
  if (isPlain) return [{ amount: single, unit: 'cup' }];
  if (tbsp < 8) return null;
  return together(cups, { units: ['cup', 'tbsp'], share: 16, marks: thirds }, rounding);
}

interface Pair {
  units: readonly [large: string, small: string];
  /** So many of the small in the large. */
  share: number;
  marks: readonly number[];
}

/** "1 cup + 2 tbsp": the larger unit first, the rest in whole ones of the smaller, below 2 in halves. */
function together(exact: number, { units, share, marks }: Pair, rounding: Rounding): Part[] {
  const floor = Math.floor(exact + epsilon);
  const fitting = marks.map((mark) => floor + mark).filter((value) => value <= exact + epsilon);
  const amount = Math.max(...fitting);
  const left = (exact - amount) * share;
  const step = left < 2 ? 0.5 : 1;
  const count = left / step;
  const rest = (rounding === 'up' ? Math.ceil(count - epsilon) : Math.round(count)) * step;
  if (rest >= share) return [{ amount: amount + 1, unit: units[0] }];
  const parts = [
    { amount, unit: units[0] },
    { amount: rest, unit: units[1] },
  ];
  return parts.filter((part) => part.amount > 0);
}

/** Cups, and spoons below a quarter of one. */
export function usVolume(millilitres: number, rounding: Rounding = 'nearest'): Part[] {
  const teaspoons = millilitres / (volumes.tsp ?? 1);
  const cups = teaspoons / inCup;
  const single = cups < 0.235 ? null : onScale(cups, scales.cup, rounding);
  return single === null
    ? spoonParts(teaspoons, { hasCups: true, rounding })
    : [{ amount: single, unit: 'cup' }];
}

/** Ounces, and pounds from 16 of them: "1 lb + 3 oz". */
export function usWeight(grams: number, rounding: Rounding = 'nearest'): Part[] {
  const ounces = grams / (weights.oz ?? 1);
  if (ounces < 15.75) {
    const fine = ounces < 1 ? [{ marks: allEighths, tolerance: always }] : scales.ounce;
    return [{ amount: onScale(ounces, fine, rounding) ?? ounces, unit: 'oz' }];
  }
  const pounds = ounces / 16;
  const single = onScale(pounds, scales.pound, rounding);
  if (single !== null) return [{ amount: single, unit: 'lb' }];
  return together(pounds, { units: ['lb', 'oz'], share: 16, marks: whole }, rounding).map((part) =>
    part.unit === 'oz' ? { ...part, amount: Math.max(1, Math.round(part.amount)) } : part,
  );
}
