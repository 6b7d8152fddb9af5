import {
  avocadoHalf,
  avocadoSlice,
  mushroomCap,
  mushroomSlice,
} from '../shapes/avocado-and-mushroom.ts';
import { chunk, crinkle, stick, strip, wedge } from '../shapes/cuts.ts';
import { floret } from '../shapes/florets.ts';
import { grains } from '../shapes/heaps.ts';
import { ball, coin, halfCoin, tomatoHalf } from '../shapes/rounds.ts';
import type { Food } from './food.ts';

const cucumberStyle = { rind: '#3f6b33', flesh: '#d5e3ac', seeds: '#f3f6dc', rindWidth: 0.1 };
const shreds = (colour: string, width = 7) =>
  grains({ colour, length: 44, width, density: 30, bend: 0.18 });

/** Vegetables with fruits and caps, each in the cuts that lines name. Order matters: the narrower word first. */
export const vegetables: readonly Food[] = [
  {
    name: 'sun-dried tomato',
    words: /sun-?dried tomato/,
    role: 'vegetable',
    colour: '#a8321f',
    piece: crinkle('#b53a22', '#7f2416'),
    size: 74,
  },
  {
    name: 'tomato sauce',
    words:
      /(canned|crushed|chopped) (chopped |crushed |plum )?tomatoes|passata|tomato (sauce|paste|pur)|marinara/,
    role: 'sauce',
    colour: '#b93a1e',
    piece: chunk({ colour: '#cf3f27', rugged: 0.8 }),
    size: 52,
  },
  {
    name: 'tomato',
    words: /tomato/,
    role: 'vegetable',
    colour: '#d23a25',
    piece: tomatoHalf({ skin: '#b92318', flesh: '#e2513a', gel: '#c9311f' }),
    size: 84,
    cuts: [
      [
        /cherry tomatoes(?!.*(halved|sliced|quartered))/,
        { piece: ball({ colour: '#d2301f' }), size: 76 },
      ],
      [
        /cherry|grape/,
        { piece: tomatoHalf({ skin: '#b92318', flesh: '#e2513a', gel: '#c9311f' }), size: 80 },
      ],
      [/diced|chopped/, { piece: chunk({ colour: '#dc4129', side: '#b0281a' }), size: 44 }],
      [
        /wedge|quarter/,
        { piece: wedge({ flesh: '#e65a42', skin: '#b92318', core: '#f0a07c' }), size: 104 },
      ],
      [
        /plum|sliced/,
        { piece: tomatoHalf({ skin: '#b92318', flesh: '#e2513a', gel: '#c9311f' }), size: 116 },
      ],
    ],
  },
  {
    name: 'cucumber',
    words: /cucumber/,
    role: 'vegetable',
    colour: '#bcd48c',
    piece: coin(cucumberStyle),
    size: 104,
    cuts: [
      [
        /stick|baton/,
        { piece: stick({ colour: '#d3e2a8', edge: '#47753a', width: 0.17 }), size: 176 },
      ],
      [/diced/, { piece: chunk({ colour: '#d5e5ae', side: '#4d7c3c' }), size: 46 }],
      [
        /smashed|^\d+ g cucumbers$/,
        {
          piece: wedge({ flesh: '#d8e6b2', skin: '#3f6b33', core: '#edf3d6', depth: 0.4 }),
          size: 118,
        },
      ],
      [/half|chunks/, { piece: halfCoin(cucumberStyle), size: 92 }],
    ],
  },
  {
    name: 'guacamole',
    words: /guacamole/,
    role: 'sauce',
    colour: '#9dae4a',
    piece: chunk({ colour: '#a9bc52', rugged: 0.9 }),
    size: 50,
  },
  {
    name: 'avocado',
    words: /avocado(?! oil)/,
    role: 'vegetable',
    colour: '#b6c662',
    piece: avocadoSlice,
    size: 168,
    cuts: [
      [
        /diced|cubed/,
        { piece: chunk({ colour: '#cbd577', side: '#9db84c', rugged: 0.3 }), size: 52 },
      ],
      [/halved/, { piece: avocadoHalf, size: 210 }],
    ],
  },
  {
    name: 'broccoli',
    words: /broccoli|broccolini/,
    role: 'vegetable',
    colour: '#4c8238',
    piece: floret({ bud: '#4c8238', stalk: '#a3bf6c' }),
    size: 118,
  },
  {
    name: 'cauliflower',
    words: /cauliflower/,
    role: 'vegetable',
    colour: '#e9d9b4',
    piece: floret({ bud: '#ecdcb8', stalk: '#e2dcb0' }),
    size: 126,
    cuts: [[/rice/, { piece: chunk({ colour: '#f1e8d2' }), size: 20 }]],
    heap: grains({ colour: '#efe6cf', length: 6, width: 10, density: 80 }),
  },
  {
    name: 'romanesco',
    words: /romanesco/,
    role: 'vegetable',
    colour: '#a9bb5c',
    piece: floret({ bud: '#a9bb5c', stalk: '#c7d08a' }),
    size: 118,
  },
  {
    name: 'poblano',
    words: /poblano|green bell pepper|green pepper/,
    role: 'vegetable',
    colour: '#4f7d33',
    piece: strip({ colour: '#5a8a3a', edge: '#3c6427', width: 0.17 }),
    size: 124,
    cuts: [[/diced|chopped/, { piece: chunk({ colour: '#5f9140', side: '#3f6a2b' }), size: 44 }]],
  },
  {
    name: 'yellow pepper',
    words: /(yellow|orange) (bell )?pepper/,
    role: 'vegetable',
    colour: '#eab02c',
    piece: strip({ colour: '#efb52e', edge: '#cf8e1a', width: 0.17 }),
    size: 130,
    cuts: [[/diced|chopped/, { piece: chunk({ colour: '#efb838', side: '#cd8f1d' }), size: 46 }]],
  },
  {
    name: 'red pepper',
    words: /bell pepper|red pepper(?! flakes)|roasted pepper|piquillo/,
    role: 'vegetable',
    colour: '#cf3322',
    piece: strip({ colour: '#d9392b', edge: '#b3221c', width: 0.17 }),
    size: 134,
    cuts: [
      [/diced|dice|chopped/, { piece: chunk({ colour: '#dc4030', side: '#b3221c' }), size: 46 }],
    ],
  },
  {
    name: 'carrot',
    words: /carrot/,
    role: 'vegetable',
    colour: '#ea8431',
    piece: coin({
      rind: '#d9701f',
      flesh: '#f08c3a',
      core: '#f8b25e',
      rays: true,
      rindWidth: 0.05,
    }),
    size: 72,
    cuts: [
      [/stick/, { piece: stick({ colour: '#ef8a34', width: 0.15 }), size: 172 }],
      [/diced|chopped/, { piece: chunk({ colour: '#ee8b38', side: '#d06d20' }), size: 40 }],
      [
        /matchstick|grated|shred|ribbon/,
        { piece: strip({ colour: '#ef8a34', width: 0.11 }), size: 84 },
      ],
    ],
    heap: shreds('#ec8430'),
  },
  {
    name: 'sweet potato',
    words: /sweet potato|yam/,
    role: 'vegetable',
    colour: '#dd7a33',
    piece: chunk({ colour: '#e5853c', side: '#b9562a', surface: 'roast' }),
    size: 70,
    cuts: [
      [
        /wedge/,
        { piece: wedge({ flesh: '#e98b41', skin: '#8e3f28', surface: 'roast' }), size: 150 },
      ],
      [
        /slice/,
        { piece: coin({ rind: '#9c4a2c', flesh: '#e98b41', surface: 'roast' }), size: 100 },
      ],
    ],
  },
  {
    name: 'squash',
    words: /squash|pumpkin(?! seed)/,
    role: 'vegetable',
    colour: '#e39b3c',
    piece: chunk({ colour: '#e9a344', side: '#c77a26', surface: 'roast' }),
    size: 72,
  },
  {
    name: 'potato',
    words: /potato/,
    role: 'vegetable',
    colour: '#e3c06a',
    piece: chunk({ colour: '#e8c878', side: '#b98a43', surface: 'roast', rugged: 0.4 }),
    size: 78,
    cuts: [
      [
        /halved|wedge|new|baby/,
        {
          piece: wedge({ flesh: '#ecd086', skin: '#a9753c', surface: 'roast', depth: 0.44 }),
          size: 110,
        },
      ],
    ],
  },
  {
    name: 'zucchini',
    words: /zucchini|courgette/,
    role: 'vegetable',
    colour: '#a9bf6a',
    piece: coin({ rind: '#456e2d', flesh: '#e2e6b4', seeds: '#cfd491', rindWidth: 0.08 }),
    size: 92,
    cuts: [
      [/half/, { piece: halfCoin({ rind: '#456e2d', flesh: '#e2e6b4' }), size: 90 }],
      [/diced/, { piece: chunk({ colour: '#dfe5ae', side: '#4f7a34' }), size: 46 }],
    ],
  },
  {
    name: 'eggplant',
    words: /eggplant|aubergine/,
    role: 'vegetable',
    colour: '#7b4a55',
    piece: chunk({ colour: '#c9a06b', side: '#432038', surface: 'roast' }),
    size: 70,
  },
  {
    name: 'shiitake',
    words: /shiitake|portobello/,
    role: 'vegetable',
    colour: '#8d6240',
    piece: mushroomCap,
    size: 96,
    cuts: [[/sliced/, { piece: mushroomSlice, size: 100 }]],
  },
  {
    name: 'mushroom',
    words: /mushroom|cremini|chestnut mush/,
    role: 'vegetable',
    colour: '#c7a67c',
    piece: mushroomSlice,
    size: 98,
    cuts: [[/whole|quartered|halved/, { piece: mushroomCap, size: 82 }]],
  },
];
