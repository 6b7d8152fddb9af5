import { strewn } from '../foods/sauces.ts';
import { foodsOf } from '../reading.ts';
import { inBowl } from './bowl.ts';
import { type Dish, garnish, scatter } from './laying.ts';
import { pastaFill } from './pan.ts';

/** Pasta in a wide bowl with shavings of cheese. */
export const pastaDish: Dish = (kitchen) =>
  inBowl(kitchen, (inner) => {
    const cheese = foodsOf(kitchen.reading, 'cheese').map((seen) =>
      /grated/.test(seen.line)
        ? strewn(
            kitchen.sheet,
            { ...inner, radius: inner.radius * 0.7 },
            { colour: '#f6e7b8', count: 150, length: 12, width: 3.6 },
          )
        : scatter(kitchen, seen, { ...inner, radius: inner.radius * 0.7, count: 11 }),
    );
    return (
      pastaFill(kitchen, inner) +
      cheese.join('') +
      garnish(kitchen, { ...inner, radius: inner.radius * 0.8 })
    );
  });
