import { describe, expect, it } from 'vitest';
import { colourOf, mixed, shifted, toneOf } from './colour.ts';

describe('colours', () => {
  it.each(['#000000', '#ffffff', '#d23a25', '#3f7a34'])('%s comes back from its tone', (colour) => {
    expect(colourOf(toneOf(colour))).toBe(colour);
  });

  it('are lighter or darker as asked, never out of range', () => {
    expect(toneOf(shifted('#777777', 0.1)).lightness).toBeGreaterThan(toneOf('#777777').lightness);
    expect(shifted('#ffffff', 0.5)).toBe('#ffffff');
    expect(shifted('#000000', -0.5)).toBe('#000000');
  });

  it('mix from the first to the second', () => {
    expect(mixed('#d23a25', '#3f7a34', 0)).toBe('#d23a25');
    expect(mixed('#d23a25', '#3f7a34', 1)).toBe('#3f7a34');
  });
});
