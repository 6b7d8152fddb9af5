import { chunk, stick, strip, wedge } from '../shapes/cuts.ts';
import { grains } from '../shapes/heaps.ts';
import { coin, halfCoin, ring } from '../shapes/rounds.ts';
import type { Food } from './food.ts';

const shreds = (colour: string, width = 7) =>
  grains({ colour, length: 44, width, density: 30, bend: 0.18 });

/** Onions, roots, stalks and cabbages. */
export const rootsAndGreens: readonly Food[] = [
  {
    name: 'red onion',
    words: /red onion|shallot/,
    role: 'vegetable',
    colour: '#a24a86',
    piece: ring({ colour: '#a9508d', width: 0.11, surface: 'strand' }),
    size: 84,
    cuts: [
      [
        /wedge/,
        { piece: wedge({ flesh: '#c98ab4', skin: '#7a2860', rings: '#f0d6e6' }), size: 104 },
      ],
      [/chopped|diced/, { piece: chunk({ colour: '#d9a3c4', side: '#9a3f7d' }), size: 26 }],
    ],
  },
  {
    name: 'spring onion',
    words: /scallion|spring onion|green onion/,
    role: 'herb',
    colour: '#6f9c46',
    piece: ring({ colour: '#7fae52', width: 0.22, hole: '#dfe9bf', surface: 'herb' }),
    size: 30,
  },
  {
    name: 'onion',
    words: /onion(?! powder)/,
    role: 'vegetable',
    colour: '#e9d6a6',
    piece: strip({ colour: '#ead8aa', edge: '#cfb06a', width: 0.1 }),
    size: 96,
    cuts: [
      [
        /wedge/,
        { piece: wedge({ flesh: '#ead9ac', skin: '#b98a42', rings: '#fbf3dc' }), size: 100 },
      ],
      [/chopped|diced/, { piece: chunk({ colour: '#efe4c6' }), size: 26 }],
    ],
  },
  {
    name: 'fennel',
    words: /fennel(?! seed)/,
    role: 'vegetable',
    colour: '#dfe3b4',
    piece: wedge({ flesh: '#dfe2b2', skin: '#b3c07a', rings: '#f6f4de', depth: 0.46 }),
    size: 128,
  },
  {
    name: 'jicama',
    words: /jicama|kohlrabi|daikon|turnip/,
    role: 'vegetable',
    colour: '#f1ead6',
    piece: stick({ colour: '#f3ecd9', edge: '#d8cba8', width: 0.18 }),
    size: 170,
    cuts: [
      [
        /turnip|chunk|cubed|diced|wedge|quarter|half-?moons/,
        { piece: wedge({ flesh: '#f1e8d0', skin: '#c9a3bd', depth: 0.44 }), size: 84 },
      ],
    ],
  },
  {
    name: 'radish',
    words: /(?<!horse)\bradish/,
    role: 'vegetable',
    colour: '#d8476c',
    piece: coin({ rind: '#c92f58', flesh: '#f8f0ee', rindWidth: 0.1 }),
    size: 66,
    cuts: [
      [
        /matchstick/,
        { piece: stick({ colour: '#f4e6e4', edge: '#cf3a62', width: 0.13 }), size: 70 },
      ],
    ],
  },
  {
    name: 'beetroot',
    words: /beet(root|s)?\b/,
    role: 'vegetable',
    colour: '#8a1f45',
    piece: coin({ rind: '#5e1230', flesh: '#95244d', core: '#a63a60', rays: true }),
    size: 96,
    cuts: [
      [/diced|cube|wedge/, { piece: chunk({ colour: '#8f2149', side: '#5e1230' }), size: 62 }],
    ],
  },
  {
    name: 'celery',
    words: /celery(?! seed| salt)/,
    role: 'vegetable',
    colour: '#b9cf7c',
    piece: halfCoin({ rind: '#8fb052', flesh: '#d3e0a3' }),
    size: 46,
    cuts: [[/stick/, { piece: stick({ colour: '#c3d688', edge: '#8fb052' }), size: 170 }]],
  },
  {
    name: 'asparagus',
    words: /asparagus/,
    role: 'vegetable',
    colour: '#6c8f3f',
    piece: stick({ colour: '#7a9f48', edge: '#547a30', width: 0.09 }),
    size: 210,
  },
  {
    name: 'green beans',
    words: /green bean|haricot|snow pea|snap pea|mange/,
    role: 'vegetable',
    colour: '#5b8c3c',
    piece: strip({ colour: '#649740', edge: '#467530', width: 0.1, bend: 0.08 }),
    size: 150,
  },
  {
    name: 'red cabbage',
    words: /red cabbage|radicchio/,
    role: 'leaf',
    colour: '#7d2f63',
    piece: strip({ colour: '#8a3570', edge: '#dcb6cf', width: 0.09 }),
    size: 96,
    heap: shreds('#84326a', 8),
  },
  {
    name: 'cabbage',
    words: /cabbage|slaw|sauerkraut|kimchi/,
    role: 'leaf',
    colour: '#cfdb9c',
    piece: strip({ colour: '#d6e0a8', edge: '#a9bf6c', width: 0.09 }),
    size: 96,
    heap: shreds('#d3dea4', 8),
  },
  {
    name: 'brussels sprouts',
    words: /brussels/,
    role: 'vegetable',
    colour: '#7f9b45',
    piece: coin({
      rind: '#5f8236',
      flesh: '#d6dc94',
      core: '#eff0c3',
      rays: true,
      rindWidth: 0.16,
    }),
    size: 74,
  },
  {
    name: 'artichoke',
    words: /artichoke/,
    role: 'vegetable',
    colour: '#b4b070',
    piece: wedge({ flesh: '#dcd39a', skin: '#8f9655', core: '#efe7bd' }),
    size: 96,
  },
];
