// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Garbage, Refusal } from '#test/fake-api.ts';
import { makeFood } from '#test/food-samples.ts';
import { makeCard } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';

const open = (own = {}, more: object = {}) =>
  renderPage('/foods/rice-white', { answers: { readFood: () => makeFood(own) }, ...more });
const section = (name: string) => within(screen.getByRole('region', { name }));
const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name} `) });

describe('a food', () => {
  it('FOOD-02 has its name in the reader’s language, and its other names', async () => {
    await open({}, { language: 'de' });
    await screen.findByRole('heading', { level: 1, name: 'Weißer Reis' });
    expect(screen.getByText('white rice, rice')).toBeDefined();
    const back = screen.getByRole('link', { name: 'Alle Lebensmittel' });
    expect(back.getAttribute('aria-current')).toBeNull();
    expect(screen.getByText('Reis')).toBeDefined();
    await waitFor(() => expect(document.title).toBe('Weißer Reis: Werte und Quellen · Pomona'));
  });

  it('FOOD-02 shows figures of 100 g, and of a household measure', async () => {
    const { person } = await open();
    await screen.findByRole('heading', { level: 1, name: 'White rice' });
    expect(row('Calories').textContent).toBe('Calories365 kcal18%');
    expect(row('Net carbs').textContent).toBe('Net carbs78.7 g–');
    await person.selectOptions(screen.getByLabelText('Figures for'), '1 cup (185 g)');
    expect(row('Calories').textContent).toBe('Calories675 kcal34%');
  });

  it('FOOD-02 says what is not known, and what a figure is at most', async () => {
    await open();
    await screen.findByRole('heading', { level: 1, name: 'White rice' });
    expect(row('Sodium').textContent).toBe('Sodiumnot known–');
    expect(row('Sugars').textContent).toBe('Sugarsat most 0.5 g–');
  });

  it('FOOD-02 tells a glycaemic index that was only quoted as an estimate', async () => {
    await open();
    await screen.findByRole('heading', { level: 1, name: 'White rice' });
    const index = section('Glycemic index');
    expect(index.getByText('73')).toBeDefined();
    expect(index.getByText('high (70 or more)')).toBeDefined();
    expect(index.getByText('estimate')).toBeDefined();
    expect(index.getByText('65 to 81 in about 95 of 100 tests')).toBeDefined();
  });

  it.each([
    [
      { glycemic_index_untested: true },
      'Holds too little carbohydrate for the index to be tested.',
    ],
    [{ per_100_g: { carbs: 0.5, fiber: 0 } }, /^Next to no carbohydrate/],
    [{}, /^No index is published/],
  ])('FOOD-02 says why there is no glycaemic index (%j)', async (own, text) => {
    await open({ glycemic_index: null, ...own });
    await screen.findByText(text);
  });

  it('FOOD-02 REC-10 names allergens and how it stands with gluten', async () => {
    await open({
      ...{ allergen_details: ['milk', 'tree_nut'], allergen_kinds: ['almond'] },
      ...{ may_contain: ['gluten'], gluten: 'may_contain' },
    });
    await screen.findByText('Contains: Milk, Tree nuts (almonds)');
    expect(screen.getByText(/^May contain – .+: Gluten$/)).toBeDefined();
    expect(screen.getByText(/^May contain gluten unless/)).toBeDefined();
  });

  it('FOOD-02 tells in plain words which row the figures come from, and what was put in place', async () => {
    const filled = {
      ...{ source: 'Ciqual 2020', row: '9100', description: 'Rice' },
      figures: ['iron' as const],
    };
    const passport = { ...makeFood().passport, note: 'raw rice', filled };
    await open({ passport });
    await screen.findByText('Row 20444 of USDA SR28:', { exact: false });
    expect(screen.getByText('raw rice')).toBeDefined();
    expect(
      screen.getByText('That row lacks Iron; these come from row 9100 of Ciqual 2020 (Rice).'),
    ).toBeDefined();
  });

  it.each([true, false])(
    'FOOD-02 says whether the figures are of another food: %s',
    async (standsIn) => {
      await open({ passport: { ...makeFood().passport, stands_in: standsIn } });
      await screen.findByText('Row 20444 of USDA SR28:', { exact: false });
      const found = screen.queryByText(
        'The figures are not those of white rice itself but of another food, close to it.',
      );
      expect(found !== null).toBe(standsIn);
    },
  );

  it('FOOD-02 shows the recipes that use it, the first few first', async () => {
    const cards = Array.from({ length: 8 }, (_, position) =>
      makeCard({ id: `dish-${position}`, title: `Dish ${position}` }),
    );
    const { person } = await open({ recipes: { total: 30, cards } });
    await screen.findByRole('heading', { name: 'Recipes with white rice' });
    expect(screen.getByText('30 recipes')).toBeDefined();
    expect(screen.getAllByRole('article')).toHaveLength(1 + 6);
    await person.click(screen.getByRole('button', { name: 'Show more' }));
    expect(screen.getAllByRole('article')).toHaveLength(1 + 8);
    const all = screen.getByRole('link', { name: 'Search all recipes' });
    expect(all.getAttribute('href')).toBe('/recipes?q=white+rice');
  });

  it('hides figures and weights in number-free mode, and says what it is rich in', async () => {
    localStorage.setItem('pomona.numberFree', 'on');
    await open({ per_100_g: { calories: 365, fiber: 9, iron: 2 } });
    await screen.findByText('Rich in Fiber.');
    expect(screen.getByText('A source of Iron.')).toBeDefined();
    expect(screen.getByText('high')).toBeDefined();
    const page = screen.getByRole('article').textContent;
    expect(page).not.toMatch(/365|kcal|185|73|\d+ g\b/);
  });
});

describe('opening a food', () => {
  it('FOOD-02 says that there is no such food', async () => {
    const readFood = () => new Refusal(404, 'food_not_found', 'Food not found');
    await renderPage('/foods/no-such-food', { answers: { readFood } });
    await screen.findByRole('heading', { level: 1, name: 'Food not found' });
    const search = screen.getByRole('link', { name: 'Search foods' });
    expect(search.getAttribute('href')).toBe('/foods');
  });

  it('says that it failed, and loads when tried again', async () => {
    let isBroken = true;
    const readFood = () => (isBroken ? new Garbage(500) : makeFood());
    const { person } = await renderPage('/foods/rice-white', { answers: { readFood } });
    await screen.findByRole('heading', { level: 1, name: 'The food could not be loaded' });
    isBroken = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 1, name: 'White rice' });
  });
});
