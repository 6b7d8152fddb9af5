import { describe, expect, test } from 'vitest';
import { neverTogether, tastesAgree } from './agreement.ts';
import { pantryFood, pantryFoods } from './pantry.ts';

const ofKey = (key: string) => {
  const food = pantryFood(key);
  if (food === undefined) throw new Error(`not in the pantry: ${key}`);
  return food;
};
const agree = (pair: string) => {
  const [one = '', other = ''] = pair.split(' + ');
  return tastesAgree(ofKey(one), ofKey(other));
};

describe('GEN-08 which foods go together', () => {
  test.each([
    'tomato + basil',
    'chicken-breast + lemon-juice',
    'shrimp + feta',
    'salmon-smoked + cream-cheese',
    'apple + cinnamon',
    'beef-ground-90 + kidney-beans-canned',
    'pork-loin + apple',
    'egg + cheddar',
    'mushroom-cremini + thyme',
    'greek-yogurt-lowfat + honey',
  ])('a classic: %s', (pair) => {
    expect(agree(pair)).toBe(1);
  });

  test.each([
    'tuna-canned-water + banana',
    'chocolate-dark + garlic',
    'cod + cheddar',
    'salmon-atlantic + blueberries',
    'chicken-breast + strawberries',
    'beef-ground-90 + oat-milk',
    'onion + raspberries',
    'soy-sauce + strawberries',
    'cocoa + broccoli',
    'granola + chicken-breast',
    'olives-kalamata + banana',
    'shrimp + chocolate-dark',
  ])('never on one plate: %s', (pair) => {
    const [one = '', other = ''] = pair.split(' + ');
    expect(neverTogether(ofKey(one), ofKey(other))).toBe(true);
  });

  test.each([
    'chicken-breast + honey',
    'oats + egg',
    'spinach + banana',
    'cod + potato',
    'chickpeas-canned + spinach',
    'tofu-firm + banana',
    'oats + onion',
    'salmon-atlantic + mango',
    'milk + potato',
    'turkey-ground + rice-basmati',
  ])('allowed: %s', (pair) => {
    expect(agree(pair)).toBeGreaterThan(0);
  });

  test('the score is the same both ways, and between 0 and 1', () => {
    const some = pantryFoods.filter((_, index) => index % 13 === 0);
    for (const one of some) {
      for (const other of some) {
        const score = tastesAgree(one, other);
        expect(score).toBe(tastesAgree(other, one));
        expect(score >= 0 && score <= 1).toBe(true);
      }
    }
  });
});
