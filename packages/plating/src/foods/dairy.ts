import { chunk } from '../shapes/cuts.ts';
import { pulses } from '../shapes/heaps.ts';
import { ball, ring } from '../shapes/rounds.ts';
import type { Food } from './food.ts';

const beanHeap = (colour: string, size: number, ratio = 0.66) => pulses({ colour, size, ratio });

/** Corn, cheese, yoghurt and what comes from a jar. */
export const dairyAndJars: readonly Food[] = [
  {
    name: 'corn',
    words: /\bcorn\b|sweetcorn/,
    role: 'vegetable',
    colour: '#f0be3b',
    piece: ball({ colour: '#f3c443', surface: 'bean', ratio: 0.85 }),
    size: 26,
    heap: beanHeap('#f0bf3d', 25, 0.82),
  },
  {
    name: 'feta',
    words: /feta|goat cheese|goat's cheese|queso fresco|cotija/,
    role: 'cheese',
    colour: '#f4eee0',
    piece: chunk({ colour: '#f5efe2', side: '#d9cfba', surface: 'curd', rugged: 0.9 }),
    size: 46,
    cuts: [
      [
        /slices|slab/,
        {
          piece: chunk({ colour: '#f4e6c6', side: '#c78d42', surface: 'toasted', ratio: 0.62 }),
          size: 150,
        },
      ],
    ],
  },
  {
    name: 'parmesan',
    words: /parmesan|pecorino|grana padano|asiago|gruy|cheddar|manchego/,
    role: 'cheese',
    colour: '#f0dca0',
    piece: chunk({ colour: '#f1dda4', side: '#d5b765', surface: 'curd', ratio: 0.42, rugged: 0.5 }),
    size: 62,
  },
  {
    name: 'mozzarella',
    words: /mozzarella|burrata|halloumi/,
    role: 'cheese',
    colour: '#f7f2e6',
    piece: ball({ colour: '#f4efe3', surface: 'cream', wobble: 0.1 }),
    size: 78,
  },
  {
    name: 'fresh cheese',
    words: /cottage cheese|ricotta|cream cheese|labneh|quark|skyr/,
    role: 'dairy',
    colour: '#f6f0e3',
    piece: ball({ colour: '#f3ecdd', surface: 'curd', wobble: 0.2 }),
    size: 62,
  },
  {
    name: 'yoghurt',
    words: /yogh?urt|kefir|sour cream|cr[eè]me fra/,
    role: 'dairy',
    colour: '#f7f1e5',
    piece: ball({ colour: '#f4eee0', surface: 'cream', wobble: 0.12 }),
    size: 70,
  },
  {
    name: 'olives',
    words: /black olive|kalamata/,
    role: 'vegetable',
    colour: '#4a2f3c',
    piece: ring({ colour: '#513443', width: 0.3, surface: 'skin' }),
    size: 44,
  },
  {
    name: 'olives',
    words: /\bolives?\b(?! oil)/,
    role: 'vegetable',
    colour: '#8c8b3c',
    piece: ring({ colour: '#8f9040', width: 0.3, surface: 'skin' }),
    size: 44,
  },
  {
    name: 'capers',
    words: /caper/,
    role: 'herb',
    colour: '#66703a',
    piece: ball({ colour: '#6c773d', surface: 'bean' }),
    size: 22,
  },
];
