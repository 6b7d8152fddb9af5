// @vitest-environment happy-dom
import type { Language } from '@pomona/contract/languages';
import type { Recipe } from '@pomona/contract/recipes';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, Garbage } from '#test/fake-api.ts';
import { makeCalculation, makeLabel, makeProofs, makeReason } from '#test/food-samples.ts';
import { makeRecipe } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';

const path = '/recipes/lentil-soup';

const keto = makeLabel({
  label: 'Keto',
  verdict: 'refuted',
  because: [
    makeReason({
      ...{ verdict: 'refuted', condition: 'atMost', figure: 'netCarbs', limit: 10 },
      range: { value: 31, low: 30, high: 33 },
    }),
  ],
});
const proofs = makeProofs({
  labels: [makeLabel(), keto],
  allergen_foods: [
    {
      ...{ allergen: 'milk' as const, eu: true, us: true },
      foods: [{ key: 'butter', name: 'butter', is_certain: false, kinds: [] }],
    },
  ],
});

function open(
  own: Partial<Recipe> = {},
  more: Record<string, Answer> = {},
  language: Language = 'en',
) {
  const answers = {
    readRecipe: () => makeRecipe(own),
    listReviews: () => [],
    readRecipeLabels: () => proofs,
    readRecipeCalculation: () => makeCalculation({ left_out: [] }),
    ...more,
  };
  return renderPage(path, { answers, language });
}
const nutrition = async () => within(await screen.findByRole('region', { name: 'Nutrition' }));
/** Its code comes when it is asked for, and a busy machine takes its time. */
const dialog = (name?: string) =>
  screen.findByRole('dialog', name === undefined ? {} : { name }, { timeout: 10_000 });
const press = (name: string) => screen.findByRole('button', { name });

/** Everything on the page is in view. */
class AllInView {
  private readonly tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.tell = tell;
  }
  observe(): void {
    const entry = { isIntersecting: true } as IntersectionObserverEntry;
    this.tell([entry], this as unknown as IntersectionObserver);
  }
  disconnect(): void {}
}
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', AllInView);
});

describe('why a label', () => {
  it('DETAIL-09 REC-05 opens at the badge that was pressed, with figure, rule and citation', async () => {
    const { person } = await open();
    await person.click(await press('High-Fiber'));
    const opened = await dialog('Why these labels');
    const proof = (
      await within(opened).findByText(/at least 7.4 g if every measure turns out scant/, {
        selector: 'span',
      })
    ).closest('details');
    expect(proof?.open).toBe(true);
    expect(proof?.textContent).toContain('21 CFR 101.54(b)');
    expect(proof?.textContent).toContain('Most of it from lentils');
    await waitFor(() => expect(document.activeElement).toBe(proof?.querySelector('summary')));
  });

  it('DETAIL-09 tells in two clicks why a label is not there', async () => {
    const { person } = await open();
    await person.click(await press('All 13 labels'));
    const opened = within(await dialog());
    const sentence = await opened.findByText(/^Net carbs: about 31 g, more than the 10 g/, {
      selector: 'summary span',
    });
    expect(sentence.closest('details')?.open).toBe(false);
    await person.click(sentence);
    expect(sentence.closest('details')?.open).toBe(true);
  });

  it.each([
    ['es', 'Las 13 etiquetas', 'Por qué estas etiquetas', /salen escasas/],
    ['fr', 'Les 13 labels', 'Pourquoi ces labels', /sont justes/],
    ['de', 'Alle 13 Labels', 'Warum diese Labels', /knapp ausfällt/],
  ] as const)('DETAIL-09 I18N-02 explains labels in %s', async (language, all, heading, spread) => {
    const { person } = await open({}, {}, language);
    await person.click(await press(all));
    const opened = await dialog(heading);
    await waitFor(() => expect(opened.textContent).toMatch(spread));
  });

  it('DETAIL-09 gives the focus back to the badge', async () => {
    const { person } = await open();
    await person.click(await press('High-Fiber'));
    await within(await dialog()).findByText('Proven');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(document.activeElement).toBe(await press('High-Fiber')));
  });

  it('DETAIL-09 says that it could not be loaded, and tries again', async () => {
    let isBroken = true;
    const { person } = await open(
      {},
      {
        readRecipeLabels: () => (isBroken ? new Garbage(500) : proofs),
      },
    );
    await person.click(await press('All 13 labels'));
    const retry = await screen.findByRole('button', { name: 'Try again' }, { timeout: 8000 });
    isBroken = false;
    await person.click(retry);
    await screen.findByText('Does not hold');
  }, 15_000);
});

describe('about the ingredients', () => {
  it('DETAIL-09 FOOD-02 names the food of each line, and the foods that bring allergens', async () => {
    const { person } = await open({ allergen_details: ['milk'] });
    expect(await screen.findByText('Contains: Milk')).toBeDefined();
    await person.click(await press('About the ingredients'));
    const opened = within(await dialog('About the ingredients'));
    const food = await opened.findByRole('link', { name: 'red lentils' });
    expect(food.getAttribute('href')).toBe('/foods/lentils-red-dry');
    expect(opened.getByText('≈ 200 g')).toBeDefined();
    expect(opened.getByText('not recognized')).toBeDefined();
    expect(opened.getByText('perhaps butter')).toBeDefined();
  });
});

describe('REC-10 the allergens of a dish', () => {
  const nothing = /^No listed allergen found/;
  const unread = /^Not every line could be read/;

  it('are the fourteen, by kind, with what it may contain beside', async () => {
    await open({
      allergen_details: ['wheat', 'gluten', 'tree_nut', 'celery'],
      may_contain: ['sulphites', 'milk'],
      allergen_kinds: ['walnut', 'almond'],
    });
    const sure = 'Contains: Gluten (wheat), Tree nuts (almonds, walnuts), Celery';
    expect(await screen.findByText(sure)).toBeDefined();
    const open_ = 'May contain – depends on choice, kind or brand: Milk, Sulfites';
    expect(screen.getByText(open_)).toBeDefined();
    expect(screen.queryByText(nothing)).toBeNull();
  });

  it('were not found only where every line was read whole', async () => {
    const { unmount } = await open();
    expect(await screen.findByText(nothing)).toBeDefined();
    unmount();
    await open({ is_read_whole: false });
    expect(await screen.findByText(unread)).toBeDefined();
    expect(screen.queryByText(nothing)).toBeNull();
  });

  it('are not said to be none where one may be in it', async () => {
    await open({ may_contain: ['celery'] });
    await screen.findByText(/^May contain – .+: Celery$/);
    expect(screen.queryByText(nothing)).toBeNull();
  });

  it('may be more where a line was not read, also beside those that were found', async () => {
    await open({ allergen_details: ['fish'], is_read_whole: false });
    expect(await screen.findByText('Contains: Fish')).toBeDefined();
    expect(screen.getByText(unread)).toBeDefined();
  });

  it('are named with the foods that may bring them', async () => {
    const proofsOpen = makeProofs({
      may_contain_foods: [
        {
          ...{ allergen: 'celery', eu: true, us: false },
          foods: [{ key: 'stock', name: 'vegetable stock', is_certain: false, kinds: [] }],
        },
      ],
      is_read_whole: false,
    });
    const { person } = await open({}, { readRecipeLabels: () => proofsOpen });
    await person.click(await press('About the ingredients'));
    const opened = within(await dialog('About the ingredients'));
    const group = await opened.findByRole('region', { name: /^May contain/ });
    expect(group.textContent).toContain('Celeryperhaps vegetable stock');
    expect(opened.getByText(unread)).toBeDefined();
    expect(opened.queryByText(nothing)).toBeNull();
  });
});

describe('what stands behind the figures', () => {
  it('DETAIL-04 shows the whole label with vitamins, shares of a day and, on demand, ranges', async () => {
    const { person } = await open();
    await person.click(await screen.findByText('Full nutrition'));
    const row = async (name: RegExp) => screen.findByRole('row', { name });
    expect((await row(/^Calories/)).textContent).toBe('Calories360 kcal18%');
    expect((await row(/^Folate/)).textContent).toContain('200 µg');
    expect((await row(/^Sodium/)).textContent).toContain('not known');
    await person.click(screen.getByRole('checkbox', { name: 'Show ranges' }));
    expect((await row(/^Calories/)).textContent).toContain('350 to 365 kcal');
  });

  it('SCALE-04 gives the label for the whole dish as it is cooked now', async () => {
    const { person } = await open();
    await person.click(await screen.findByText('Full nutrition'));
    await screen.findByRole('row', { name: /^Calories/ });
    await person.click(await press('One serving more'));
    await person.click((await nutrition()).getByRole('radio', { name: 'Whole dish' }));
    // Five servings of 358 kcal.
    expect(screen.getByRole('row', { name: /^Calories/ }).textContent).toContain('1,790 kcal');
    expect(screen.getAllByRole('radio', { name: 'Whole dish' })).toHaveLength(1);
  });

  it('DETAIL-04 shows the calculation from the lines to the serving', async () => {
    const { person } = await open();
    await person.click(await screen.findByText('Show the calculation'));
    const line = await screen.findByRole('row', { name: /^200 g red lentils/ });
    expect(line.textContent).toContain('358 kcal');
    expect(line.textContent).toContain('USDA SR28');
    expect(screen.getByRole('row', { name: /one serving/ }).textContent).toContain('358 kcal');
  });

  it('DETAIL-04 tells the range of the glycaemic load', async () => {
    await open();
    expect(
      await screen.findByText(
        'Between 9 and 19, by the spread of the measures and of the published indices.',
      ),
    ).toBeDefined();
  });

  it('DETAIL-04 tells why the glycaemic load cannot be told', async () => {
    const sample = makeCalculation();
    const glycemic_load = { ...sample.glycemic_load, shown: null, without_index: 0.6 };
    await open(
      { nutrition: { calories: 300, protein: 18, carbs: 40, fiber: 9 } },
      {
        readRecipeCalculation: () => ({ ...sample, glycemic_load }),
      },
    );
    await screen.findByText(/^60% of the carbohydrate .+ above 25% nothing can be told/);
  });
});
