import { expect, it } from 'vitest';
import { everything } from '../selection.ts';
import { readSelection, writtenSelection } from './address.ts';

it('LIST-08 keeps a selection through the address', () => {
  const selection = {
    search: 'crème',
    diets: ['Vegan', 'Keto'],
    meal: 'Lunch',
    sort: 'newest',
  } as const;
  expect(readSelection({ ...writtenSelection(selection) })).toEqual(selection);
});

it('writes nothing for the list as it is, and reads nonsense as nothing', () => {
  expect(writtenSelection(everything)).toEqual({});
  expect(readSelection({ q: 7, diet: 'Carnivore', meal: [], sort: 'price' })).toEqual(everything);
});
