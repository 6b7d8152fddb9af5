import { leaf, lobed, rocket } from '../shapes/leaves.ts';
import { citrus, ring } from '../shapes/rounds.ts';
import { blades, feathery, sprig } from '../shapes/sprigs.ts';
import type { Food } from './food.ts';

/** Leaves, herbs and citrus. */
export const leaves: readonly Food[] = [
  {
    name: 'bok choy',
    words: /bok choy|pak choi/,
    role: 'leaf',
    colour: '#4f8a3c',
    piece: leaf({ colour: '#4a8638', breadth: 0.3, rib: '#e6edcf' }),
    size: 176,
  },
  {
    name: 'spinach',
    words:
      /spinach|chard|beet greens|watercress|mâche|lamb's lettuce|fenugreek leaves|nettle|sorrel|mixed (leaves|greens)|salad leaves|baby (leaves|greens)/,
    role: 'leaf',
    colour: '#3f7a34',
    piece: leaf({ colour: '#3f7a34', breadth: 0.3 }),
    size: 112,
  },
  {
    name: 'kale',
    words: /kale|cavolo|collard/,
    role: 'leaf',
    colour: '#35652f',
    piece: leaf({ colour: '#35652f', breadth: 0.3, waves: 9, frill: 0.06 }),
    size: 140,
  },
  {
    name: 'rocket',
    words: /arugula|rocket/,
    role: 'leaf',
    colour: '#5d8a37',
    piece: rocket,
    size: 136,
  },
  {
    name: 'lettuce',
    words: /lettuce|romaine|little gem|endive/,
    role: 'leaf',
    colour: '#8db24f',
    piece: leaf({ colour: '#8ab14c', breadth: 0.36, waves: 7, frill: 0.045, rib: '#e3ecbf' }),
    size: 190,
  },
  {
    name: 'basil',
    words: /basil(?! seed)/,
    role: 'herb',
    colour: '#3f7f35',
    piece: leaf({ colour: '#418238', breadth: 0.3 }),
    size: 74,
  },
  {
    name: 'mint',
    words: /mint/,
    role: 'herb',
    colour: '#478a3f',
    piece: leaf({ colour: '#4a9144', breadth: 0.28, waves: 7, frill: 0.02 }),
    size: 66,
  },
  {
    name: 'dill',
    words: /\bdill(?! pickle)/,
    role: 'herb',
    colour: '#5f8b3a',
    piece: feathery,
    size: 104,
  },
  {
    name: 'thyme',
    words: /thyme/,
    role: 'herb',
    colour: '#6d8a4f',
    piece: sprig('#6b8b4c', { length: 0.14, width: 0.32, pairs: 7 }),
    size: 104,
  },
  {
    name: 'rosemary',
    words: /rosemary/,
    role: 'herb',
    colour: '#5a7550',
    piece: sprig('#567a4c', { length: 0.26, width: 0.1, pairs: 11 }),
    size: 128,
  },
  { name: 'chives', words: /chive/, role: 'herb', colour: '#5c8f3c', piece: blades, size: 36 },
  {
    name: 'herbs',
    words:
      /parsley|cilantro|fresh coriander|coriander leaves|tarragon|chervil|oregano leaves|\bsage\b|microgreen|sprouts/,
    role: 'herb',
    colour: '#4f8a35',
    piece: lobed('#4f8d37'),
    size: 52,
  },
  {
    name: 'chilli',
    words: /(green|red|fresh|bird).{0,6}chil|jalape|serrano/,
    role: 'herb',
    colour: '#4f8f3a',
    piece: ring({ colour: '#569640', width: 0.2, hole: '#e1edbd', surface: 'herb' }),
    size: 38,
  },
  {
    name: 'lime',
    words: /lime(?! lea)/,
    role: 'fruit',
    colour: '#8fbb3c',
    piece: citrus({ rind: '#557f2c', pulp: '#a8c452', share: 0.44 }),
    size: 116,
  },
  {
    name: 'lemon',
    words: /lemon(?!grass)/,
    role: 'fruit',
    colour: '#f0cc3c',
    piece: citrus({ rind: '#e6ad1c', pulp: '#f2cf55', share: 0.44 }),
    size: 126,
    cuts: [[/slice/, { piece: citrus({ rind: '#e6ad1c', pulp: '#f2cf55' }), size: 104 }]],
  },
];
