import type { Action, Component, Cue, Technique, Vessel } from '../../dish.ts';
import type { CookingWay } from '../../pantry/pantry-food.ts';
import { waterPerGram } from '../../pantry/water.ts';
import { panWays, potWays } from '../../search/ways.ts';
import {
  isCookedGrain,
  isFish,
  isMeat,
  isPotato,
  isSalty,
  isShellfish,
  isTakenOut,
} from '../kinds.ts';
import { type Cook, indices, type Placed } from './cook.ts';

/** Foods that go into the pan or pot together. */
interface Batch {
  placed: Placed[];
  minutes: number;
}

const maxBatches = 3;

export const minutesOf = ({ way }: Placed) => way?.minutes ?? 1;

/** What takes longest first; foods within `apart` minutes go in together. */
export function batchesOf(placed: readonly Placed[], apart: number): Batch[] {
  const batches: Batch[] = [];
  for (const one of placed.toSorted((a, b) => minutesOf(b) - minutesOf(a))) {
    const last = batches.at(-1);
    const isNear = last !== undefined && last.minutes - minutesOf(one) < apart;
    if (last !== undefined && (isNear || batches.length === maxBatches)) last.placed.push(one);
    else batches.push({ placed: [one], minutes: minutesOf(one) });
  }
  return batches;
}

interface Heating {
  technique: Technique;
  apart: number;
  vessel?: Vessel;
  heat?: NonNullable<Action['heat']>;
  celsius?: number;
  /** The others stay in and cook on. */
  makes?: Component;
}

/** One action a batch; their minutes add up to those of the slowest food. */
export function cookInBatches(placed: readonly Placed[], how: Heating): Action[] {
  const batches = batchesOf(placed, how.apart);
  return batches.map((batch, at) => {
    const next = batches[at + 1];
    const isLast = next === undefined;
    return {
      technique: how.technique,
      parts: indices(batch.placed),
      ...(at === 0 && { ...pick(how, ['vessel', 'heat', 'celsius']) }),
      minutes: Math.max(1, Math.round(batch.minutes - (next?.minutes ?? 0))),
      ...(isLast && { cue: cueOf(batch.placed) }),
      ...(how.makes !== undefined && { makes: how.makes }),
    };
  });
}

function pick<Key extends keyof Heating>(how: Heating, keys: readonly Key[]): Pick<Heating, Key> {
  const entries = keys.filter((key) => how[key] !== undefined).map((key) => [key, how[key]]);
  // Safe: built from the keys of the same object.
  return Object.fromEntries(entries) as Pick<Heating, Key>;
}

/** What must be safe decides: meat and fish before vegetables. */
function cueOf(placed: readonly Placed[]): Cue {
  const animal = placed.find(({ stock }) => isMeat(stock) || isFish(stock) || isShellfish(stock));
  const slowest = placed.toSorted((a, b) => minutesOf(b) - minutesOf(a))[0];
  return (animal ?? slowest)?.way?.cue ?? 'hot_through';
}

/** The fat in a warm pan; nothing for a dish without added fat. */
export function heatFat(
  cook: Cook,
  vessel: Vessel,
  heat: NonNullable<Action['heat']> = 'medium',
): Action[] {
  const fat = cook.of('fat');
  if (fat.length === 0) return [];
  return [{ technique: 'heat_fat', parts: indices(fat), vessel, heat }];
}

export const sweatAromatics = (cook: Cook, vessel: Vessel) => sweated(cook.of('aromatics'), vessel);

function sweated(aromatics: readonly Placed[], vessel: Vessel): Action[] {
  if (aromatics.length === 0) return [];
  const minutes = Math.min(8, Math.max(1, ...aromatics.map(sweatMinutes)));
  const isOnion = aromatics.some(({ stock }) => /onion|shallot|leek/.test(stock.food.key));
  const cue: Cue = isOnion ? 'translucent' : 'fragrant';
  const parts = indices(aromatics);
  return [{ technique: 'sweat', parts, vessel, heat: 'medium', minutes, cue }];
}

/** Longer beside the heat of frying, garlic and ground spices burn. */
const mostBeside = 4;
const sturdyMinutes = 4;

/** Aromatics and spices before vegetables that fry quickly; garlic and spices after those that take longer. */
export function seasonedFirst(cook: Cook, vessel: Vessel, frying: readonly Action[]): Action[] {
  const minutes = frying.reduce((sum, action) => sum + (action.minutes ?? 0), 0);
  if (minutes <= mostBeside)
    return [...sweatAromatics(cook, vessel), ...frySpices(cook), ...frying];
  const aromatics = cook.of('aromatics');
  const sturdy = aromatics.filter((one) => sweatMinutes(one) >= sturdyMinutes);
  const delicate = aromatics.filter((one) => !sturdy.includes(one));
  return [...sweated(sturdy, vessel), ...frying, ...sweated(delicate, vessel), ...frySpices(cook)];
}

/** Bay leaves, star anise and the like, at the end of the cooking. */
export const takeOut = (cook: Cook): Action[] =>
  withParts(
    'take_out',
    cook.of('aromatics', 'spices').filter(({ stock }) => isTakenOut(stock)),
  );

/** Garlic needs a minute, onions five. */
function sweatMinutes({ stock }: Placed): number {
  const own = stock.traits.ways.find(({ technique }) => technique === 'sweat');
  return own?.minutes ?? 1;
}

/** Pepper alone is ground over the dish. */
const isPepper = ({ stock }: Placed) => /^(?:black|white)-pepper/.test(stock.food.key);

export function frySpices(cook: Cook): Action[] {
  const spices = cook.of('spices');
  if (spices.every(isPepper)) return [];
  return [{ technique: 'fry_spices', parts: indices(spices), minutes: 1, cue: 'fragrant' }];
}

const waterFor = ({ stock, measured }: Placed) =>
  Math.max(50, Math.round((measured.grams * waterPerGram(stock.food.key)) / 50) * 50);

const splashMilliliters = 50;

/** Cooked grain and the like: never in the dry pan that the dish needs. */
function warmedBase({ index, stock }: Placed, { minutes, cue }: CookingWay): Action[] {
  const parts = [index];
  if (isPotato(stock)) {
    return [
      { technique: 'boil_water', parts: [], vessel: 'pot' },
      { technique: 'boil_in_water', parts, minutes: Math.max(8, minutes), cue: 'fork_tender' },
      { technique: 'drain', parts: [], uses: ['base'], makes: 'base' },
    ];
  }
  const isBrowned = cue === 'golden' || cue === 'browned';
  return [
    {
      technique: 'cook_covered_absorbing',
      parts,
      vessel: 'saucepan',
      heat: 'low',
      minutes,
      cue: isBrowned ? 'soft' : cue,
      waterMilliliters: splashMilliliters,
      makes: 'base',
    },
  ];
}

/** What the dish is served on, cooked in its own pot. */
export function cookBase(
  cook: Cook,
  fried: readonly Placed[] = [],
  vessel: 'pot' | 'saucepan' = 'pot',
): Action[] {
  const base = cook.of('base').filter((one) => one.way !== null && !fried.includes(one));
  return base.flatMap((one): Action[] => {
    const { way } = one;
    if (way === null) return [];
    const parts = [one.index];
    const { minutes, cue } = way;
    if (panWays.includes(way.technique) || isCookedGrain(one.stock)) return warmedBase(one, way);
    if (way.technique === 'cook_covered_absorbing') {
      const waterMilliliters = waterFor(one);
      const how = { vessel: 'saucepan', heat: 'low', minutes, cue, waterMilliliters } as const;
      return [{ technique: 'cook_covered_absorbing', parts, ...how, makes: 'base' }];
    }
    if (potWays.includes(way.technique) && way.technique !== 'steam') {
      return [
        { technique: 'boil_water', parts: [], vessel },
        { technique: 'boil_in_water', parts, minutes, cue },
        { technique: 'drain', parts: [], uses: ['base'], makes: 'base' },
      ];
    }
    const isOven = way.celsius !== undefined;
    const on: Vessel = isOven ? 'baking_tray' : 'pan';
    const celsius = isOven ? { celsius: way.celsius ?? 200 } : {};
    const how = { vessel: on, ...celsius, minutes, cue } as const;
    return [{ technique: way.technique, parts, ...how, makes: 'base' }];
  });
}

/** On the base, or with what is eaten beside it: bread, wraps. */
export function serve(cook: Cook): Action[] {
  const base = cook.of('base');
  const cooked = base.some(({ way }) => way !== null);
  const plain = base.filter(({ way }) => way === null);
  const asides = cook.of('aside').filter(({ way }) => way === null);
  const warmAsides = cook.of('aside').filter(({ way }) => way !== null);
  return [
    ...(cooked ? [{ technique: 'serve_over', parts: [], uses: ['base'] } as const] : []),
    ...withParts('serve_with', [...plain, ...asides]),
    ...(warmAsides.length > 0
      ? [{ technique: 'serve_with', parts: [], uses: ['aside'] } as const]
      : []),
  ];
}

export function withParts(
  technique: Technique,
  placed: readonly Placed[],
  more: Partial<Action> = {},
): Action[] {
  return placed.length === 0 ? [] : [{ ...more, technique, parts: indices(placed) }];
}

export const isSpoonable = ({ stock }: Placed) =>
  /butter$|ghee|mayonnaise|mustard|hummus|pesto|salsa|^tahini|lard/.test(stock.food.key);

/** Oil and vinegar run over the dish; butter and mayonnaise are put on top. */
export function pouredOver(placed: readonly Placed[]): Action[] {
  const spoonable = placed.filter(isSpoonable);
  const liquid = placed.filter((one) => !spoonable.includes(one));
  return [...withParts('drizzle', liquid), ...withParts('top', spoonable)];
}

/** A given food that fits nowhere else, cooked for itself and served beside. */
export function cookAsides(cook: Cook): Action[] {
  return cook
    .of('aside')
    .filter(({ way }) => way !== null)
    .flatMap((one) => cookAlone(one, 'aside'));
}

export function cookAlone(one: Placed, makes?: Component): Action[] {
  const { way } = one;
  if (way === null) return [];
  const { technique, minutes, cue, celsius } = way;
  const isOven = celsius !== undefined;
  const isWet = technique === 'boil_in_water' || technique === 'simmer_in_liquid';
  const isAbsorbing = technique === 'cook_covered_absorbing';
  const vessel: Vessel = isOven ? 'baking_tray' : isWet || isAbsorbing ? 'saucepan' : 'pan';
  const action: Action = {
    technique: isWet ? 'boil_in_water' : technique,
    parts: [one.index],
    vessel,
    ...(isOven && { celsius }),
    ...(isAbsorbing && { heat: 'low', waterMilliliters: waterFor(one) }),
    minutes,
    cue,
    ...(makes !== undefined && { makes }),
  };
  if (isWet) return [action, { technique: 'drain', parts: [] }];
  return isOven ? [{ technique: 'preheat_oven', parts: [], celsius }, action] : [action];
}

/** Salt and acid stirred in, herbs and toppings over it. */
export const finish = (cook: Cook): Action[] => [...seasoned(cook), ...topped(cook)];

/** Seasoned, on its base, and what goes on top at last. */
export function finishAndServe(cook: Cook): Action[] {
  const served = serve(cook);
  const over = served.filter(({ technique }) => technique === 'serve_over');
  const beside = served.filter((action) => !over.includes(action));
  return [...seasoned(cook), ...over, ...topped(cook), ...beside];
}

const topped = (cook: Cook) => withParts('top', cook.of('herbs', 'dairy', 'topping'));

function seasoned(cook: Cook): Action[] {
  const seasoning = cook.of('salt', 'acid');
  const salty = seasoning.filter(
    ({ stock }) => isSalty(stock) || stock.traits.slots.includes('spice'),
  );
  const rest = seasoning.filter((one) => !salty.includes(one));
  return withParts('season', [...salty, ...rest]);
}
