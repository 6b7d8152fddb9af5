import { sortOrders } from '@pomona/contract/recipes/orders';
import { titleOrder } from '@pomona/contract/search-text';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Figures } from './collection/figures.ts';
import { createFirst, type FoundRecipe, leadingNumber, positionIn } from './ordering.ts';

const few = fc.constantFrom(-2, -1.5, 0, 3, Number.POSITIVE_INFINITY);
const title = fc.oneof(
  fc.string({ maxLength: 4, unit: 'binary' }),
  fc.constantFrom('', 'So', 'Soup', 'Sours'),
);

const found = fc
  .record({
    ...{ rank: fc.nat(2), title, german: title, prepMinutes: few, minutes: few, calories: few },
    ...{ scoreFalling: few, reviewsFalling: few, createdFalling: few },
  })
  .map(({ rank, title, german, ...numbers }) => ({
    rank,
    figures: {
      ...numbers,
      title,
      titleKey: titleOrder(title),
      translated: { de: { title: german, titleKey: titleOrder(german) } },
    },
  }));

const collection = fc
  .array(found, { maxLength: 40 })
  .map((all) =>
    all.map((one, at) => ({ ...one, figures: { ...one.figures, id: `r${at}` } as Figures })),
  );

it.each(['relevance', ...sortOrders] as const)(
  'LIST-05 %s: what its leading number leaves out comes too late, or was before',
  (sort) => {
    fc.assert(
      fc.property(
        collection,
        fc.nat(),
        fc.integer({ min: 1, max: 5 }),
        fc.constantFrom('en' as const, 'de' as const),
        (recipes, startAt, count, language) => {
          const start = recipes[startAt % (recipes.length + 1)];
          const order = { sort, language };
          const after = start === undefined ? null : positionIn(order, start);
          const all = createFirst<FoundRecipe>({ ...order, after, count });
          const bounded = createFirst<FoundRecipe>({ ...order, after, count });
          const bounds = bounded.bounds();
          for (const one of recipes) {
            all.offer(one);
            const number = leadingNumber(order, one);
            if (number >= bounds.from && number <= bounds.to) bounded.offer(one);
          }
          expect(bounded.all()).toEqual(all.all());
        },
      ),
      { numRuns: 500 },
    );
  },
);
