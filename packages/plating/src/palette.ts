import { type Colour, mixed, toneOf } from './colour.ts';
import type { Random } from './random.ts';
import { foodsOf, type Reading } from './reading.ts';
import { type Glaze, type GlazeName, glazes } from './table/crockery.ts';
import type { Metal } from './table/setting.ts';
import { type TableTop, type TableTopName, tableTops } from './table/table-top.ts';

/** The colours of a picture: table, crockery, cloth and metal that go together and with the dish. */
export interface Palette {
  table: TableTop;
  glaze: Glaze;
  second: Glaze;
  cloth: Colour;
  metal: Metal;
}

interface Scheme {
  table: TableTopName;
  glaze: readonly [GlazeName, ...GlazeName[]];
  cloth: readonly [Colour, ...Colour[]];
  metal: Metal;
}

/** Put together by eye; each was looked at with dishes of several hues. */
const schemes: readonly Scheme[] = [
  {
    table: 'oak',
    glaze: ['chalk', 'celadon', 'midnight'],
    cloth: ['#e9e0cf', '#8fa08a', '#54687a'],
    metal: 'steel',
  },
  {
    table: 'walnut',
    glaze: ['oatmeal', 'chalk', 'celadon'],
    cloth: ['#d8c9ae', '#b7583a', '#7f8f78'],
    metal: 'brass',
  },
  {
    table: 'whitewashed',
    glaze: ['sea', 'terracotta', 'charcoal'],
    cloth: ['#b7583a', '#506b6d', '#d9a648'],
    metal: 'dark',
  },
  {
    table: 'charred',
    glaze: ['oatmeal', 'blush', 'ochre'],
    cloth: ['#c9b99c', '#a3573d', '#8a947a'],
    metal: 'brass',
  },
  {
    table: 'oatLinen',
    glaze: ['sea', 'terracotta', 'midnight', 'charcoal'],
    cloth: ['#b9573a', '#6d7f62', '#3f5a66'],
    metal: 'brass',
  },
  {
    table: 'sageLinen',
    glaze: ['chalk', 'oatmeal', 'blush'],
    cloth: ['#efe6d6', '#d9a08a', '#e0b65f'],
    metal: 'steel',
  },
  {
    table: 'blueLinen',
    glaze: ['chalk', 'oatmeal', 'ochre'],
    cloth: ['#efe6d6', '#d98f6a', '#e3c37e'],
    metal: 'brass',
  },
  {
    table: 'roseLinen',
    glaze: ['chalk', 'celadon', 'charcoal'],
    cloth: ['#f0e7da', '#8a9f8e', '#a8584a'],
    metal: 'steel',
  },
  {
    table: 'ochrePlaster',
    glaze: ['chalk', 'sea', 'midnight'],
    cloth: ['#f0e6d3', '#3f6b73', '#b5563a'],
    metal: 'dark',
  },
  {
    table: 'clayPlaster',
    glaze: ['chalk', 'oatmeal', 'sky'],
    cloth: ['#efe2cf', '#e0b873', '#6f8791'],
    metal: 'steel',
  },
  {
    table: 'sagePlaster',
    glaze: ['chalk', 'blush', 'oatmeal'],
    cloth: ['#f0e8d9', '#d89a7c', '#dfc07a'],
    metal: 'brass',
  },
  {
    table: 'petrolPlaster',
    glaze: ['chalk', 'oatmeal', 'blush', 'ochre'],
    cloth: ['#e9dcc4', '#d98b5f', '#c9b28a'],
    metal: 'brass',
  },
  {
    table: 'sandPlaster',
    glaze: ['terracotta', 'sea', 'charcoal'],
    cloth: ['#7f9184', '#b85f40', '#4f6a75'],
    metal: 'dark',
  },
  {
    table: 'blushPlaster',
    glaze: ['chalk', 'sea', 'celadon'],
    cloth: ['#f2e8dc', '#7f9a90', '#b5583f'],
    metal: 'steel',
  },
  {
    table: 'marble',
    glaze: ['midnight', 'terracotta', 'celadon', 'sea'],
    cloth: ['#c9876a', '#8fa092', '#d9b465'],
    metal: 'brass',
  },
  {
    table: 'slate',
    glaze: ['chalk', 'oatmeal', 'blush'],
    cloth: ['#d9ccb4', '#c5744f', '#95a08c'],
    metal: 'steel',
  },
  {
    table: 'limestone',
    glaze: ['midnight', 'charcoal', 'terracotta', 'sea'],
    cloth: ['#b8603f', '#5f7a74', '#e2c88f'],
    metal: 'dark',
  },
];

/** The colour that the dish shows most. */
export function dishColour(reading: Reading): Colour {
  const visible = reading.visible.filter(
    ({ food }) => food.role !== 'herb' && food.role !== 'seed',
  );
  const main = visible[0] ?? reading.visible[0];
  if (main === undefined) return '#c9a46a';
  const sauce = foodsOf(reading, 'sauce')[0];
  const second = sauce ?? visible[1] ?? main;
  return mixed(main.food.colour, second.food.colour, 0.4);
}

function hueApart(one: number, two: number): number {
  const apart = Math.abs(one - two) % 360;
  return Math.min(apart, 360 - apart);
}

/** How far two colours stand apart, lightness first; greys stand apart from every hue. */
function contrast(one: Colour, two: Colour): number {
  const [first, second] = [toneOf(one), toneOf(two)];
  const hue = (hueApart(first.hue, second.hue) / 180) * Math.min(first.chroma, second.chroma) * 3;
  return Math.abs(first.lightness - second.lightness) + hue;
}

/** Picks by seed among the schemes in which the dish stands out from its crockery and its table. */
export function choosePalette(random: Random, reading: Reading): Palette {
  const dish = dishColour(reading);
  const options = schemes.flatMap((scheme) =>
    scheme.glaze.map((glaze) => ({
      scheme,
      glaze,
      score:
        contrast(dish, glazes[glaze].colour) * 1.1 + contrast(dish, tableTops[scheme.table].colour),
    })),
  );
  const best = options.sort((one, two) => two.score - one.score).slice(0, 26);
  const chosen = best[random.whole(0, best.length - 1)] ?? options[0];
  const scheme = chosen?.scheme ?? schemes[0];
  if (chosen === undefined || scheme === undefined) throw new Error('There is no colour scheme');
  return {
    table: tableTops[scheme.table],
    glaze: glazes[chosen.glaze],
    second: glazes[random.pick(scheme.glaze)],
    cloth: random.pick(scheme.cloth),
    metal: scheme.metal,
  };
}
