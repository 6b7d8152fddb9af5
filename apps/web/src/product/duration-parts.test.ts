import { describe, expect, it } from 'vitest';
import { durationParts } from './duration-parts.ts';

const texts = (minutes: number) =>
  durationParts(minutes)
    .map(({ unit, count }) => `${count} ${unit}`)
    .join(' ');

describe('a time in parts', () => {
  it.each([
    [0, '0 minutes'],
    [35, '35 minutes'],
    [90, '90 minutes'],
    [120, '2 hours'],
    [150, '2 hours 30 minutes'],
    [480, '8 hours'],
    [1439, '23 hours 59 minutes'],
    [1440, '1 days'],
    [3060, '2 days 3 hours'],
    [1510, '1 days 1 hours'],
    [2879, '2 days'],
    [43_200, '30 days'],
  ])('REC-11 %i minutes are %s', (minutes, words) => expect(texts(minutes)).toBe(words));
});
