import { expect, it } from 'vitest';
import { everything } from '../selection.ts';
import { readSelection, writtenSelection } from './address.ts';

it('LIST-08 LIST-16 keeps a selection through the address', () => {
  const selection = {
    search: 'crème',
    diets: ['Vegan', 'Keto'],
    isEveryDiet: true,
    withLikely: true,
    meal: 'Lunch',
    cuisine: 'indian',
    avoid: ['Dairy', 'Gluten', 'celery'],
    maxMinutes: 30,
    maxCalories: 400,
    maxLoad: 10,
    traits: ['children', 'heat_none', 'winter'],
    isFavourite: true,
    fitsMe: true,
    sort: 'newest',
  } as const;
  expect(readSelection({ ...writtenSelection(selection) })).toEqual(selection);
});

it('REC-10 tells what means the same as one of the six as that', () => {
  expect(readSelection({ avoid: 'milk,Dairy,peanut,gluten' }).avoid).toEqual([
    'Dairy',
    'Gluten',
    'peanut',
  ]);
});

it('writes nothing for the list as it is, and reads nonsense as nothing', () => {
  expect(writtenSelection(everything)).toEqual({});
  expect(readSelection({ q: 7, diet: 'Carnivore', meal: [], sort: 'price' })).toEqual(everything);
  for (const limit of ['-5', '0', '1e3', '99999', 'ten', '1.5', ''])
    expect(readSelection({ max_minutes: limit, max_load: limit }), limit).toEqual(everything);
});
