import { chunk, crinkle } from '../shapes/cuts.ts';
import { curds, eggHalf } from '../shapes/eggs.ts';
import { carved, roastSlice, searedBite, shredded } from '../shapes/meat.ts';
import { browned, fillet, prawn, sardine } from '../shapes/proteins.ts';
import type { Food } from './food.ts';

const salmonStyle = { flesh: '#f08c64', lines: '#fbd2b4', seared: '#b05a32' };
const whiteFishStyle = {
  flesh: '#f1e3c8',
  lines: '#fffaf0',
  seared: '#c98f45',
  surface: 'flakes',
} as const;

const chickenMeat = { meat: '#f1dcb6', crust: '#a9682a', rim: '#d49a4e' };
/** From the pan or the pot, in bites. */
const chickenBite = {
  piece: searedBite({ face: '#e0b67c', side: '#b98446', ratio: 0.7 }),
  size: 80,
};
const pulledChicken = { piece: shredded('#ecd2a4'), size: 84 };

/** Fish, meat, tofu and eggs. Order matters: the narrower word first. */
export const meatAndFish: readonly Food[] = [
  {
    name: 'salmon',
    words: /salmon|trout|char\b/,
    role: 'protein',
    colour: '#ef8f68',
    piece: fillet(salmonStyle),
    size: 330,
    bite: {
      piece: chunk({
        colour: '#f2946c',
        side: '#b05a32',
        rugged: 0.8,
        surface: 'fish',
        ratio: 0.7,
      }),
      size: 104,
    },
    cuts: [[/smoked|cured/, { piece: crinkle('#f0865c', '#f5a784'), size: 120 }]],
  },
  {
    name: 'tuna',
    words: /tuna|mackerel|canned salmon/,
    role: 'protein',
    colour: '#c99a80',
    piece: chunk({ colour: '#d3a48b', side: '#a87560', rugged: 0.9, surface: 'meat' }),
    size: 78,
  },
  {
    name: 'sardines',
    words: /sardine|anchov|herring/,
    role: 'protein',
    colour: '#8f9aa0',
    piece: sardine,
    size: 190,
  },
  {
    name: 'white fish',
    words:
      /\b(cod|tilapia|haddock|halibut|sea bass|sole|pollock|hake|snapper|white fish|fish fillets?)\b/,
    role: 'protein',
    colour: '#efe0c6',
    piece: fillet(whiteFishStyle),
    size: 320,
    bite: {
      piece: chunk({
        colour: '#f3e6cc',
        side: '#c08a48',
        rugged: 0.8,
        surface: 'fish',
        ratio: 0.7,
      }),
      size: 104,
    },
  },
  {
    name: 'prawns',
    words: /shrimp|prawn|scallops?\b/,
    role: 'protein',
    colour: '#f2a07a',
    piece: prawn,
    size: 112,
  },
  {
    name: 'mince',
    words: /(ground|minced) (turkey|beef|chicken|pork|lamb)/,
    role: 'protein',
    colour: '#9a6540',
    piece: chunk({ colour: '#a06b46', rugged: 1, surface: 'roast' }),
    size: 40,
  },
  {
    name: 'carved poultry',
    words: /(chicken|turkey) breast/,
    role: 'protein',
    colour: '#d8b183',
    piece: carved(chickenMeat),
    size: 320,
    bite: { piece: roastSlice(chickenMeat), size: 128 },
    stewed: chickenBite,
    cuts: [
      [/shred|pulled/, pulledChicken],
      [/cubed|cut into|strips|chunks|diced|chopped|bite/, chickenBite],
    ],
  },
  {
    name: 'chicken',
    words: /chicken(?! stock| broth)|turkey|duck/,
    role: 'protein',
    colour: '#c58b4c',
    piece: browned({ colour: '#c27e3e', ratio: 0.62, wobble: 0.28 }),
    size: 128,
    cuts: [
      [/shred|pulled/, pulledChicken],
      [
        /cubed|cut into|strips|chunks|diced|chopped|sliced|bite/,
        { piece: searedBite({ face: '#cf9650', side: '#9c6430', ratio: 0.66 }), size: 96 },
      ],
    ],
  },
  {
    name: 'beef',
    words: /beef|steak|lamb|pork|venison/,
    role: 'protein',
    colour: '#7c4a33',
    piece: searedBite({ face: '#85502f', side: '#5d3524', ratio: 0.6 }),
    size: 112,
    cuts: [[/shred|pulled/, { piece: shredded('#8d5a3d'), size: 92 }]],
  },
  {
    name: 'tofu',
    words: /tofu|paneer/,
    role: 'protein',
    colour: '#e9cf9a',
    piece: chunk({ colour: '#f0dcb0', side: '#c58f4a', surface: 'curd' }),
    size: 72,
  },
  {
    name: 'tempeh',
    words: /tempeh|seitan/,
    role: 'protein',
    colour: '#b98a55',
    piece: chunk({ colour: '#c1925c', side: '#8e5f34', surface: 'roast', ratio: 0.6 }),
    size: 96,
  },
  {
    name: 'egg',
    words: /\beggs?\b(?! noodles?| rolls?\b| wrappers?)/,
    role: 'egg',
    colour: '#f7c84c',
    piece: eggHalf,
    size: 138,
    cuts: [[/scrambl|beaten/, { piece: curds, size: 84 }]],
  },
];
