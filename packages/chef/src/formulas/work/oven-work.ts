import type { Action, Component } from '../../dish.ts';
import { either, isFish, isLeafy, isShellfish } from '../kinds.ts';
import { type Cook, indices, type Placed, type Step } from './cook.ts';
import {
  batchesOf,
  cookAsides,
  cookBase,
  cookInBatches,
  frySpices,
  heatFat,
  pouredOver,
  serve,
  sweatAromatics,
  withParts,
} from './moves.ts';
import { cookProtein } from './pan-work.ts';

/** Yogurt is no garnish: it is stirred with what is left of the seasoning and stands beside. */
function besideSauce(cook: Cook, seasoning: readonly Placed[]): Action[] {
  const dip = cook.of('dip');
  if (dip.length === 0 || seasoning.length === 0) return withParts('serve_with', dip);
  return [
    { technique: 'mix', parts: indices([...dip, ...seasoning]), vessel: 'bowl', makes: 'sauce' },
    { technique: 'serve_with', parts: [], uses: ['sauce'] },
  ];
}

const usualHeat = 200;
const fishHeat = 200;
const isQuick = either(isFish, isShellfish);

/** One tray, one heat: that of the food that cares most. */
export function heatOf(placed: readonly Placed[]): number {
  if (placed.some(({ stock }) => isQuick(stock))) return fishHeat;
  const heats = placed.flatMap(({ way }) => way?.celsius ?? []);
  return heats.length === 0
    ? usualHeat
    : Math.min(220, Math.max(...heats.map((one) => Math.min(one, 220))));
}

const seasoningSlots = ['fat', 'aromatics', 'spices', 'sauce', 'salt', 'sweet'];

const trayApart = 5;
const isProtein = ({ slotId }: Placed) => slotId === 'protein' || slotId === 'pulses';

/** The first on the tray takes the marinade along; protein that follows was tossed in it. */
function trayAction(action: Action, isFirst: boolean, coated: readonly number[]): Action {
  if (isFirst) return { ...action, uses: ['marinade'] };
  const parts = action.parts.filter((index) => !coated.includes(index));
  const later = { ...action, technique: 'roast_on' as const };
  return parts.length === action.parts.length ? later : { ...later, parts, uses: ['protein'] };
}

/** In batches by time, each named as it goes on the tray. */
export function roastInTurn(cook: Cook, slotIds: readonly string[]): Step[] {
  const onTray = cook.of(...slotIds).filter(({ way }) => way !== null);
  const celsius = heatOf(onTray);
  const [first, ...others] = batchesOf(onTray, trayApart);
  const late = others.flatMap(({ placed }) => placed).filter(isProtein);
  const coated: Action[] =
    first === undefined ? [] : withParts('toss', late, { uses: ['marinade'], makes: 'protein' });
  return [
    [{ technique: 'preheat_oven', parts: [], celsius }],
    cookBase(cook),
    [
      {
        technique: 'mix',
        parts: indices(cook.of(...seasoningSlots)),
        vessel: 'bowl',
        makes: 'marinade',
      },
    ],
    coated,
    cookInBatches(onTray, {
      technique: 'roast',
      apart: trayApart,
      vessel: 'baking_tray',
      celsius,
    }).map((action, at) => trayAction(action, at === 0, indices(late))),
    cookAsides(cook),
    [
      ...withParts('season', cook.of('acid')),
      ...withParts('top', cook.of('dairy', 'topping')),
      ...besideSauce(cook, cook.of('herbs')),
      ...withParts('top', cook.of('herbs')),
      ...serve(cook),
    ],
  ];
}

/** Fish or tofu on vegetables, baked in a closed parcel. */
export function parcelWork(cook: Cook): Step[] {
  const filling = cook.of('protein', 'vegetables');
  const minutes = Math.max(...filling.map(({ way }) => way?.minutes ?? 12), 12);
  const own = cook.of('protein')[0]?.way?.cue ?? 'fork_tender';
  const cue = own === 'golden' ? 'hot_through' : own;
  const isFishy = cook.of('protein').some(({ stock }) => isQuick(stock));
  return [
    [{ technique: 'preheat_oven', parts: [], celsius: usualHeat }],
    cookBase(cook),
    [
      ...withParts('arrange', cook.of('vegetables', 'aromatics', 'protein'), {
        vessel: 'parchment',
      }),
      ...pouredOver(cook.of('fat', 'acid', 'sauce')),
      ...withParts('season', cook.of('spices', 'salt')),
      {
        technique: 'bake_in_parcel',
        parts: [],
        uses: ['parcels'],
        celsius: usualHeat,
        minutes: Math.min(minutes, isFishy ? 16 : 25),
        cue,
      },
    ],
    cookAsides(cook),
    [...withParts('top', cook.of('herbs', 'topping', 'dairy')), ...serve(cook)],
  ];
}

/** Halved vegetables, filled and baked. */
export function stuffedWork(cook: Cook): Step[] {
  const shell = cook.of('shell');
  const minutes = Math.max(20, ...shell.map(({ way }) => way?.minutes ?? 25));
  const filling = cook.of('vegetables');
  const leaves = filling.filter(({ stock }) => isLeafy(stock));
  const celsius = Math.min(200, heatOf(shell));
  return [
    [
      { technique: 'preheat_oven', parts: [], celsius },
      ...withParts('bake', shell, {
        vessel: 'baking_tray',
        celsius,
        minutes: Math.max(5, minutes - 15),
        cue: 'soft',
      }),
    ],
    cookBase(cook),
    [
      ...heatFat(cook, 'pan'),
      ...sweatAromatics(cook, 'pan'),
      ...frySpices(cook),
      ...cookProtein(cook.of('protein', 'pulses'), 'medium_high'),
      ...cookInBatches(
        filling.filter((one) => !leaves.includes(one)),
        { technique: 'sweat', apart: 3 },
      ),
      ...cookInBatches(leaves, { technique: 'stir_in', apart: 3 }),
      ...withParts('stir_in', cook.of('sauce')),
      ...(cook.of('base').some(({ way }) => way !== null)
        ? [{ technique: 'stir_in', parts: [], uses: ['base'] } as const]
        : []),
      ...withParts('season', cook.of('salt', 'acid')),
    ],
    [
      { technique: 'stuff', parts: [], uses: ['filling'] },
      ...withParts('top', cook.of('dairy', 'topping')),
      { technique: 'bake', parts: [], uses: ['everything'], celsius, minutes: 15, cue: 'golden' },
    ],
    cookAsides(cook),
    [
      ...withParts('top', cook.of('herbs')),
      ...serve(cook).filter(({ technique }) => technique === 'serve_with'),
    ],
  ];
}

export function skewersWork(cook: Cook): Step[] {
  const isApart = cook.has('vegetables') && cook.of('protein').some(({ stock }) => isQuick(stock));
  return [
    cookBase(cook),
    [
      {
        technique: 'mix',
        parts: indices(cook.of('fat', 'aromatics', 'spices', 'sauce', 'acid', 'salt')),
        vessel: 'bowl',
        makes: 'marinade',
      },
    ],
    ...(isApart ? grilledApart(cook) : grilledTogether(cook)),
    cookAsides(cook),
    [
      ...withParts('top', cook.of('topping')),
      ...besideSauce(cook, cook.of('herbs')),
      ...withParts('serve_with', cook.of('dairy')),
      ...withParts('top', cook.of('herbs')),
      ...serve(cook),
    ],
  ];
}

function grilledTogether(cook: Cook): Step[] {
  const pieces = cook.of('protein', 'vegetables');
  const protein = cook.of('protein');
  const least = protein.some(({ stock }) => isQuick(stock)) ? 3 : 10;
  const minutes = Math.max(least, ...protein.map(({ way }) => way?.minutes ?? 12));
  const cue = protein[0]?.way?.cue ?? 'browned';
  return [
    [
      { technique: 'toss', parts: indices(pieces), uses: ['marinade'] },
      { technique: 'thread_on_skewers', parts: [], uses: ['everything'], makes: 'skewers' },
    ],
    [
      { technique: 'preheat_grill', parts: [], celsius: 230 },
      { technique: 'grill', parts: [], uses: ['skewers'], minutes: Math.min(16, minutes), cue },
    ],
  ];
}

/** Shrimp and fish are done long before the vegetables and get their own skewers. */
function grilledApart(cook: Cook): Step[] {
  const vegetables = cook.of('vegetables');
  const protein = cook.of('protein');
  const longest = Math.max(8, ...vegetables.map(({ way }) => way?.minutes ?? 8));
  const isShell = protein.some(({ stock }) => isShellfish(stock));
  const quick = Math.max(3, ...protein.map(({ way }) => way?.minutes ?? 4));
  const cue = protein[0]?.way?.cue ?? 'flakes';
  return [
    [
      ...withParts('thread_on_skewers', vegetables, { makes: 'vegetables' }),
      ...withParts('thread_on_skewers', protein, { makes: 'protein' }),
      { technique: 'drizzle', parts: [], uses: ['marinade'] },
    ],
    [
      { technique: 'preheat_grill', parts: [], celsius: 230 },
      {
        technique: 'grill',
        parts: [],
        uses: ['vegetables'],
        minutes: Math.min(14, longest),
        cue: 'browned',
      },
      {
        technique: 'grill',
        parts: [],
        uses: ['protein'],
        minutes: Math.min(isShell ? 5 : 10, quick),
        cue,
      },
    ],
  ];
}

interface PattyOptions {
  isMashed: boolean;
  makes?: Component;
}

export function pattiesWork(cook: Cook, { isMashed }: PattyOptions): Step[] {
  const minutes = isMashed ? 8 : 10;
  const all = cook.of(
    'protein',
    'pulses',
    'vegetables',
    'aromatics',
    'binder',
    'eggs',
    'spices',
    'salt',
    'herbs',
  );
  const main = cook.of('protein', 'pulses');
  return [
    cookBase(cook),
    ...(isMashed ? [withParts('mash', main, { vessel: 'bowl', makes: 'protein' })] : []),
    [
      ...withParts(
        'mix',
        all.filter((one) => !isMashed || !main.includes(one)),
        { vessel: 'bowl', ...(isMashed && { uses: ['protein'] as const }) },
      ),
      { technique: 'shape_patties', parts: [], makes: 'patties' },
    ],
    [
      ...heatFat(cook, 'pan'),
      {
        technique: 'fry_each_side',
        parts: [],
        uses: ['patties'],
        heat: 'medium',
        minutes,
        cue: isMashed ? 'golden' : (main[0]?.way?.cue ?? 'no_pink'),
      },
    ],
    cookAsides(cook),
    [
      ...besideSauce(cook, cook.of('acid')),
      ...withParts('season', cook.of('acid')),
      ...withParts('serve_with', cook.of('salad', 'dairy', 'sauce', 'topping')),
      ...serve(cook),
    ],
  ];
}
