import { expect, it } from 'vitest';
import { parseLine } from './line.ts';

it.each([
  ['4 scallions, green parts only', 'scallion-greens'],
  ['2 scallions (green tops only), sliced', 'scallion-greens'],
  ['2 Frühlingszwiebeln, nur das Grün', 'scallion-greens'],
  ['2 cebolletas, solo la parte verde', 'scallion-greens'],
  ['2 oignons verts, partie verte seulement', 'scallion-greens'],
  ['3 spring onions, finely sliced, whites and greens separated', 'scallion'],
  ['4 scallions, white and light green parts only', 'scallion'],
  ['2 scallions, white parts only', 'scallion'],
  ['4 Frühlingszwiebeln, weiße und grüne Teile getrennt', 'scallion'],
  ['3 cebolletas, la parte blanca y la verde por separado', 'scallion'],
  ['4 oignons verts, blanc et vert séparés', 'scallion'],
])('FOOD-01 reads which part of a scallion is used (%s)', (text, food) => {
  const { food: read, mentions, unread } = parseLine(text);
  expect([read?.key, mentions.length, unread]).toEqual([food, 1, []]);
});
