import { shoppingBounds } from '@pomona/contract/shopping';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  createLineReader,
  itemsToBuy,
  type RecipeRequest,
  readLine,
  typedItem,
  type WritingOptions,
} from '#features/shopping/items.ts';
import { type Addition, mergingList } from './list-merge.ts';
import { type ListItem, mergedInto } from './merged-item.ts';

const english = { system: 'metric', language: 'en' } as const;

function withAdditions(
  items: readonly ListItem[],
  additions: readonly Addition[],
  options: WritingOptions,
) {
  const list = mergingList(items, options);
  for (const addition of additions) list.add(addition);
  return list.outcome();
}
const recipe = (recipeId: string, lines: string[], servings = 2): RecipeRequest => ({
  recipeId,
  servings,
  lines,
  language: 'en',
});

let count = 0;
const named = <Item extends object>(item: Item) => {
  count += 1;
  return { ...item, id: `addition-${count}` };
};
const byHand = (text: string) => named(typedItem(text, 'en'));
const bought = (...recipes: RecipeRequest[]) => itemsToBuy(recipes, english).map(named);

/** The list after each addition in its turn, as it reads. */
function listAfter(...additions: ReturnType<typeof byHand>[][]): ListItem[] {
  let list: ListItem[] = [];
  for (const more of additions) {
    const { added, merged } = withAdditions(list, more, english);
    const now = new Map(merged.map((item) => [item.id, item]));
    list = [...list.map((item) => now.get(item.id) ?? item), ...added];
  }
  return list;
}
const read = (list: ListItem[]) => list.map(({ item, quantity }) => `${quantity} ${item}`);

describe('SHOP-10 equal foods meet', () => {
  it.each([
    { what: 'weights', first: '200 g tomatoes', next: '300 g tomatoes', both: ['500 g tomatoes'] },
    {
      what: 'a weight and a cup',
      first: '200 g flour',
      next: '1 cup flour',
      both: ['325 g all-purpose flour'],
    },
    { what: 'pieces', first: '1 red onion', next: '2 red onions', both: ['3 red onions'] },
    {
      what: 'cans of one size',
      first: '1 x 400 g can chickpeas',
      next: '2 x 400 g cans chickpeas',
      both: ['3 cans (400 g) canned chickpeas'],
    },
    {
      what: 'what cannot be added',
      first: '2 carrots',
      next: '200 g carrots',
      both: ['200 g + 2 carrots'],
    },
    {
      what: 'what the table does not know',
      first: '100 g stardust',
      next: '50 g Stardust',
      both: ['150 g stardust'],
    },
  ])('across recipes: $what', ({ first, next, both }) => {
    expect(read(listAfter(bought(recipe('one', [first])), bought(recipe('two', [next]))))).toEqual(
      both,
    );
  });

  it('and each recipe is kept with its own words', () => {
    const list = listAfter(
      bought(recipe('one', ['200 g carrots, grated'])),
      bought(recipe('two', ['300 g carrots'], 4)),
    );
    expect(list[0]?.recipes).toEqual([
      recipe('one', ['200 g carrots, grated']),
      recipe('two', ['300 g carrots'], 4),
    ]);
  });

  it.each([
    { hand: '2 kg tomatoes', sum: '2.2 kg tomatoes' },
    { hand: 'tomatoes', sum: '200 g + 1 tomatoes' },
    { hand: '2 kg Tomaten', sum: '2.2 kg tomatoes' },
  ])('also with what was written by hand: "$hand"', ({ hand, sum }) => {
    const from = bought(recipe('one', ['200 g tomatoes']));
    expect(read(listAfter([byHand(hand)], from))).toEqual([sum]);
  });

  it('by hand twice is twice as much, and another food is another item', () => {
    expect(
      read(
        listAfter(
          [byHand('2 kg tomatoes'), byHand('dish soap')],
          [byHand('1 kg tomatoes'), byHand('Dish Soap'), byHand('milk')],
        ),
      ),
    ).toEqual(['3 kg tomatoes', '2 dish soap', '1 milk']);
  });

  it('what is ticked is bought: more of it is a new item', () => {
    const bought = listAfter([byHand('2 kg tomatoes')]).map((item) => ({ ...item, checked: true }));
    const { added, merged } = withAdditions(bought, [byHand('1 kg tomatoes')], english);
    expect([read(added), merged]).toEqual([['1 kg tomatoes'], []]);
  });

  it('one’s own words and quantities that are no amounts stay', () => {
    const [kept] = listAfter([byHand('ripe tomatoes')]).map((item) => ({
      ...item,
      quantity: 'plenty',
    }));
    if (kept === undefined) throw new Error('Nothing was added');
    const [addition] = bought(recipe('one', ['200 g tomatoes']));
    if (addition === undefined) throw new Error('Nothing is wanted');
    expect(mergedInto(kept, addition, english)).toMatchObject({
      item: 'ripe tomatoes',
      quantity: 'plenty + 200 g',
    });
  });

  it('a list in another language is understood', () => {
    const german = itemsToBuy([recipe('eins', ['3 x 400 g cans chickpeas'])], {
      ...english,
      language: 'de',
    }).map(named);
    expect(read(listAfter(german))).toEqual(['3 Dosen (400 g) Kichererbsen aus der Dose']);
    expect(read(listAfter(german, bought(recipe('two', ['1 x 400 g can chickpeas']))))).toEqual([
      '4 cans (400 g) canned chickpeas',
    ]);
  });
});

describe('SHOP-10 a recipe that is added again', () => {
  const soup = (grams: number) => bought(recipe('soup', [`${grams} g carrots`], grams / 100));

  it('takes the place of what it asked for before', () => {
    const list = listAfter(soup(200), bought(recipe('cake', ['300 g carrots'])), soup(400));
    expect(read(list)).toEqual(['700 g carrots']);
    expect(list[0]?.recipes.map(({ recipeId, servings }) => [recipeId, servings])).toEqual([
      ['cake', 2],
      ['soup', 4],
    ]);
  });

  it('leaves what was written by hand beside it', () => {
    expect(read(listAfter([byHand('1 kg carrots')], soup(200), soup(400)))).toEqual([
      '1.4 kg carrots',
    ]);
    expect(read(listAfter([byHand('2 carrots')], soup(200), soup(400)))).toEqual([
      '400 g + 2 carrots',
    ]);
  });

  it('changes an amount that a person set by as much as it asks for more', () => {
    const [first] = listAfter(soup(200));
    const set: ListItem[] = first === undefined ? [] : [{ ...first, quantity: '1 kg' }];
    expect(read(withAdditions(set, soup(400), english).merged)).toEqual(['1.2 kg carrots']);
  });

  it('in cups, beside grams by hand, by the density of the food', () => {
    const cups = (count: number) => bought(recipe('bread', [`${count} cup flour`]));
    expect(read(listAfter([byHand('1 kg flour')], cups(1), cups(2)))).toEqual(['1.26 kg flour']);
  });

  it('finds only ticked items of its own: they stay bought, and it begins anew', () => {
    const bought = listAfter(soup(200)).map((item) => ({ ...item, checked: true }));
    expect(read(withAdditions(bought, soup(400), english).added)).toEqual(['400 g carrots']);
  });
});

describe('an item holds so many recipes and lines, and no more', () => {
  /** As many recipes as may ask for carrots, each in so many lines of 1 g. */
  const full = (each: number, recipes = Math.floor(shoppingBounds.itemLines / each)) =>
    listAfter(
      ...Array.from({ length: recipes }, (_, place) =>
        bought(recipe(`r${place}`, Array(each).fill('1 g carrots'))),
      ),
    );

  it('what one recipe more asks for is an item of its own, so that each can be put back', () => {
    const many = full(1, shoppingBounds.recipes);
    expect(many.map(({ recipes }) => recipes.length)).toEqual([shoppingBounds.recipes]);
    const { added, merged } = withAdditions(many, bought(recipe('last', ['5 g carrots'])), english);
    expect([read(added), merged]).toEqual([['5 g carrot'], []]);
    const now = [...many, ...added];
    expect(
      read(withAdditions(now, bought(recipe('last', ['9 g carrots'])), english).merged),
    ).toEqual(['9 g carrot']);
  });

  it('so is what would be too many lines', () => {
    const many = full(20);
    const lines = many.flatMap(({ recipes }) => recipes.flatMap((request) => request.lines));
    expect([many.length, lines.length]).toEqual([1, shoppingBounds.itemLines]);
    expect(
      read(withAdditions(many, bought(recipe('last', ['5 g carrots'])), english).added),
    ).toEqual(['5 g carrot']);
    expect(read(withAdditions(many, [byHand('5 g carrots')], english).merged)).toEqual([
      `${shoppingBounds.itemLines + 5} g carrots`,
    ]);
  });

  it('a recipe that asks again for more lines than there is room for leaves its old item', () => {
    const many = full(20);
    const more = bought(recipe('r0', Array(21).fill('2 g carrots')));
    const { added, merged } = withAdditions(many, more, english);
    expect([read(added), read(merged)]).toEqual([
      ['42 g carrot'],
      [`${shoppingBounds.itemLines - 20} g carrots`],
    ]);
    expect(merged[0]?.recipes.some(({ recipeId }) => recipeId === 'r0')).toBe(false);
  });

  it('each line is read once, however much is added to its item', () => {
    const lines = Array.from({ length: 20 }, (_, place) => `${place + 1} g carrots`);
    const kept = listAfter(
      ...Array.from({ length: 10 }, (_, place) => bought(recipe(`r${place}`, lines))),
    );
    const parse = vi.fn(readLine);
    const additions = Array.from({ length: 100 }, () => byHand('1 kg carrots'));
    const options = { ...english, read: createLineReader(parse) };
    expect(read(withAdditions(kept, additions, options).merged)).toEqual(['102.1 kg carrots']);
    expect(parse).toHaveBeenCalledTimes(20);
  });

  it('names the lines that adding something will read', () => {
    const kept = listAfter(bought(recipe('one', ['1 g carrots', '2 eggs'])));
    const [carrots] = [byHand('1 kg carrots')];
    expect(mergingList(kept, english).linesFor(carrots)).toEqual([
      { text: '1 g carrots', language: 'en' },
    ]);
    const checked = kept.map((item) => ({ ...item, checked: true }));
    expect(mergingList(checked, english).linesFor(carrots)).toEqual([]);
  });
});

describe('properties of SHOP-10', () => {
  const foods = ['carrots', 'flour', 'milk', 'red onions', 'stardust'];
  const line = fc
    .tuple(
      fc.integer({ min: 1, max: 900 }),
      fc.constantFrom(' g', ' cups', '', ' ml'),
      fc.constantFrom(...foods),
    )
    .map(([amount, unit, food]) => `${amount}${unit} ${food}`);
  const lines = fc.array(line, { minLength: 1, maxLength: 6 });

  it('adding a recipe twice is adding it once', () => {
    fc.assert(
      fc.property(lines, lines, (first, second) => {
        const once = listAfter(bought(recipe('one', first)), bought(recipe('two', second)));
        const twice = listAfter(
          bought(recipe('one', first)),
          bought(recipe('two', second)),
          bought(recipe('two', second)),
        );
        expect(read(twice)).toEqual(read(once));
      }),
      { numRuns: 60 },
    );
  });

  it('whole recipes lead to the same list in either order', () => {
    fc.assert(
      fc.property(lines, lines, (first, second) => {
        const one = listAfter(bought(recipe('one', first)), bought(recipe('two', second)));
        const other = listAfter(bought(recipe('two', second)), bought(recipe('one', first)));
        const amounts = (list: ListItem[]) =>
          list
            .map(
              ({ foodKey, item, quantity }) =>
                `${foodKey ?? item} ${quantity.split(' + ').sort().join()}`,
            )
            .sort();
        expect(amounts(one)).toEqual(amounts(other));
      }),
      { numRuns: 60 },
    );
  });

  it('no line is lost: every one stands with the item of its food', () => {
    fc.assert(
      fc.property(lines, lines, (first, second) => {
        const list = listAfter(bought(recipe('one', first)), bought(recipe('two', second)));
        const kept = list.flatMap(({ recipes }) => recipes.flatMap((request) => request.lines));
        expect([...kept].sort()).toEqual([...first, ...second].sort());
        expect(new Set(list.map(({ foodKey, item }) => foodKey ?? item)).size).toBe(list.length);
      }),
      { numRuns: 60 },
    );
  });
});
