// @vitest-environment happy-dom
import type { Recipe } from '@pomona/contract/recipes';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Answer, Garbage, Refusal } from '#test/fake-api.ts';
import { listOf, makeRecipe } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';

const path = '/recipes/lentil-soup';

function answersOf(own: Partial<Recipe> = {}, more: Record<string, Answer> = {}) {
  const recipe = makeRecipe(own);
  return {
    readRecipe: () => recipe,
    listReviews: () => [],
    listRecipes: listOf([recipe]),
    ...more,
  };
}

const open = (own?: Partial<Recipe>, more?: Record<string, Answer>) =>
  renderPage(path, { answers: answersOf(own, more) });
const section = (name: string) => within(screen.getByRole('region', { name }));
const lines = () =>
  section('Ingredients')
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent);
const press = (name: string) => screen.getByRole('button', { name });

it('DETAIL-01 a fault in one section leaves the rest of the recipe', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const answers = answersOf();
  const times = vi.spyOn(String.prototype, 'matchAll').mockImplementation(() => {
    throw new Error('a fault in the steps');
  });
  onTestFinished(() => void vi.restoreAllMocks());
  await renderPage(path, { answers });
  await screen.findByText('This part of the page cannot be shown. The rest works.');
  times.mockRestore();
  expect(screen.getByRole('heading', { level: 1, name: 'Lentil Soup' })).toBeDefined();
  expect(lines()).toHaveLength(makeRecipe().ingredients.length);
  expect(await screen.findByRole('region', { name: 'Reviews' })).toBeDefined();
});

describe('opening a recipe', () => {
  it('DETAIL-01 asks for the recipe, with the bearer of a member', async () => {
    const answers = { ...answersOf(), readOwnUser: () => makeUser() };
    const { requests, queryClient } = await renderPage(path, { token: 'stored', answers });
    await screen.findByRole('button', { name: /Ada Quince/ });
    // What is asked for still is not asked for again.
    await screen.findByRole('heading', { level: 1, name: 'Lentil Soup' });
    await queryClient.refetchQueries({ queryKey: ['recipes', 'one'] });
    const request = requests.filter(({ name }) => name === 'readRecipe');
    expect(request[0]?.params).toEqual({ id: 'lentil-soup' });
    expect(request.at(-1)?.headers.get('authorization')).toBe('Bearer stored');
  });

  it('DETAIL-01 shows that it loads', async () => {
    await open({}, { readRecipe: () => new Promise(() => {}) });
    expect(screen.getByText('Loading recipe…')).toBeDefined();
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('NAV-08 is called an error by the window’s title once it has failed, and not while it loads', async () => {
    let fail: (answer: Garbage) => void = () => {};
    const readRecipe = () => new Promise((resolve) => (fail = resolve));
    await open({}, { readRecipe });
    await screen.findByText('Loading recipe…');
    await waitFor(() => expect(document.title).toBe('Pomona'));
    fail(new Garbage(500));
    await screen.findByRole('heading', { level: 1, name: 'Error' });
    expect(document.title).toBe('Error · Pomona');
  });

  it('DETAIL-01 leads back to the list as it was', async () => {
    const { person, router } = await renderPage('/recipes?q=soup', { answers: answersOf() });
    await person.click(await screen.findByRole('link', { name: 'View Recipe Lentil Soup' }));
    await screen.findByRole('heading', { level: 1, name: 'Lentil Soup' });
    await person.click(screen.getByRole('link', { name: 'Back to Recipes' }));
    await screen.findByRole('heading', { level: 1, name: 'Recipes' });
    expect(router.state.location.search).toEqual({ q: 'soup' });
  });

  it('DETAIL-01 leads to the list with its last filters from a recipe that was opened elsewhere', async () => {
    const stew = makeRecipe({ id: 'bean-stew', title: 'Bean Stew' });
    const similar = { ...stew, author: 'Pomona Kitchen' };
    const { person, router } = await renderPage('/', {
      answers: answersOf(
        {},
        {
          readRecipe: ({ params }) => (params.id === stew.id ? stew : makeRecipe()),
          listRecipes: listOf([makeRecipe(), similar]),
        },
      ),
    });
    const go = async (to: '/' | '/recipes' | '/recipes/$id', more: object = {}) =>
      act(() => router.navigate({ to, ...more }));
    const goBack = () => person.click(screen.getByRole('link', { name: 'Back to Recipes' }));

    // From the home page, before any list was seen.
    await go('/recipes/$id', { params: { id: 'lentil-soup' } });
    await screen.findByRole('heading', { level: 1, name: 'Lentil Soup' });
    await goBack();
    await waitFor(() => expect(router.state.location.href).toBe('/recipes'));

    // From the list to a recipe, and from there to another.
    await go('/recipes', { search: { q: 'soup' } });
    await screen.findByRole('heading', { level: 1, name: 'Recipes' });
    await go('/recipes/$id', { params: { id: 'lentil-soup' } });
    await screen.findByRole('heading', { level: 1, name: 'Lentil Soup' });
    await go('/recipes/$id', { params: { id: 'bean-stew' } });
    await screen.findByRole('heading', { level: 1, name: 'Bean Stew' });
    await goBack();
    await screen.findByRole('heading', { level: 1, name: 'Recipes' });
    expect(router.state.location.href).toBe('/recipes?q=soup');

    // From the home page again: the list lies further back.
    await go('/');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    await go('/recipes/$id', { params: { id: 'bean-stew' } });
    await screen.findByRole('heading', { level: 1, name: 'Bean Stew' });
    await goBack();
    await screen.findByRole('heading', { level: 1, name: 'Recipes' });
    expect(router.state.location.href).toBe('/recipes?q=soup');
  });

  it('DETAIL-01 says that there is no such recipe', async () => {
    const readRecipe = () => new Refusal(404, 'recipe_not_found', 'Recipe not found');
    await open({}, { readRecipe });
    await screen.findByRole('heading', { level: 1, name: 'Recipe not found' });
    expect(screen.getByText("The recipe you're looking for doesn't exist")).toBeDefined();
    const browse = screen.getByRole('link', { name: 'Browse Recipes' });
    expect(browse.getAttribute('href')).toBe('/recipes');
  });

  it('DETAIL-01 says that it failed, and loads when tried again', async () => {
    let isBroken = true;
    const readRecipe = () => (isBroken ? new Garbage(500) : makeRecipe());
    const { person } = await open({}, { readRecipe });
    await screen.findByRole('heading', { level: 1, name: 'Error' });
    await waitFor(() =>
      expect(
        screen.getAllByText('Failed to load recipe. Please try again.').length,
      ).toBeGreaterThan(1),
    );
    isBroken = false;
    await person.click(press('Try again'));
    await screen.findByRole('heading', { level: 1, name: 'Lentil Soup' });
  });
});

describe('the recipe', () => {
  it('DETAIL-02 shows picture, actions, labels, words and rating', async () => {
    await open();
    await screen.findByRole('heading', { level: 1, name: 'Lentil Soup' });
    expect(screen.getByRole('img', { name: 'Lentil Soup' })).toBeDefined();
    for (const name of ['Save Lentil Soup to favorites', 'Share recipe', 'Print recipe']) {
      expect(press(name)).toBeDefined();
    }
    const labels = within(screen.getByRole('list', { name: 'Diet labels' }));
    expect(labels.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Gluten-Free',
      'Vegetarian',
      'Vegan',
      'High-Fiber',
    ]);
    expect(screen.getByText('Red lentils, cumin and lemon.')).toBeDefined();
    expect(screen.getByText('4.5 of 5 stars, 2 reviews')).toBeDefined();
    expect(screen.getByText('By Pomona Kitchen')).toBeDefined();
  });

  it('DETAIL-03 has tiles for minutes, servings, calories and difficulty', async () => {
    await open();
    const tile = (term: string) =>
      screen.getAllByRole('term').find(({ textContent }) => textContent === term)
        ?.nextElementSibling?.textContent;
    await screen.findByRole('heading', { level: 1, name: 'Lentil Soup' });
    expect(tile('Prep minutes')).toBe('10');
    expect(tile('Minutes in all')).toBe('35');
    expect(tile('Servings')).toBe('4');
    expect(tile('Calories')).toBe('300');
    expect(tile('Difficulty')).toBe('Easy');
  });

  it('REC-11 tells the resting time and how long it takes in all', async () => {
    await open({ rest_time: 480, cook_time: 2880 });
    await screen.findByRole('heading', { level: 1, name: 'Lentil Soup' });
    const tiles = screen
      .getAllByRole('term')
      .map(({ parentElement }) => parentElement?.textContent.replaceAll('\u00a0', ' '));
    expect(tiles.slice(0, 4)).toEqual([
      ...['Prep minutes10', 'Cook2 days', 'Resting8 h', 'In all2 days 8 h'],
    ]);
  });

  it('DETAIL-04 shows the figures of a serving and what they are of a day', async () => {
    await open();
    await screen.findByRole('heading', { name: 'Nutrition' });
    const nutrition = section('Nutrition');
    for (const figure of ['≈ 300', '≈ 18', '≈ 40', '≈ 9']) {
      expect(nutrition.getByText(figure)).toBeDefined();
    }
    const protein = nutrition.getByRole('meter', { name: 'Protein' });
    expect(protein.getAttribute('aria-valuetext')).toBe('36% of a day');
    const load = nutrition.getByRole('meter', { name: 'Glycemic load' });
    expect(load.getAttribute('aria-valuetext')).toBe('12, medium');
    expect(nutrition.getByText('Up to 10 is low, 20 or more is high.')).toBeDefined();
  });

  it('DETAIL-04 says so where the glycaemic load cannot be told', async () => {
    await open({ nutrition: { calories: 300, protein: 18, carbs: 40, fiber: 9 } });
    await screen.findByText(/^Cannot be told/);
    expect(screen.queryByRole('meter', { name: 'Glycemic load' })).toBeNull();
  });

  it('DETAIL-05 lets each ingredient be ticked', async () => {
    const { person } = await open();
    const lentils = await screen.findByRole('checkbox', { name: '200 g red lentils' });
    await person.click(lentils);
    expect(lentils).toHaveProperty('checked', true);
    expect(screen.getByText('1 of 3 ready')).toBeDefined();
    await person.click(lentils);
    expect(screen.getByText('0 of 3 ready')).toBeDefined();
  });

  it('DETAIL-05 starts at the servings of the recipe and goes down to one', async () => {
    const { person } = await open({ servings: 2 });
    const servings = within(await screen.findByRole('group', { name: 'Servings' }));
    expect(servings.getByText('2')).toBeDefined();
    await person.click(press('One serving fewer'));
    await person.click(press('One serving fewer'));
    expect(servings.getByText('1')).toBeDefined();
  });

  it('DETAIL-05 starts at two where the recipe does not say', async () => {
    await open({ servings: 0 });
    const servings = within(await screen.findByRole('group', { name: 'Servings' }));
    expect(servings.getByText('2')).toBeDefined();
  });

  it('SCALE-01 scales the ingredients and the figures of the dish', async () => {
    const { person } = await open();
    await screen.findByRole('checkbox', { name: '200 g red lentils' });
    await person.click(press('One serving more'));
    await person.click(press('One serving more'));
    expect(lines()).toEqual(['300 g red lentils', '3/4 lemon', 'salt']);
    await person.click(screen.getByRole('radio', { name: 'Whole dish' }));
    expect(section('Nutrition').getByText('≈ 1,800')).toBeDefined();
  });

  it('SCALE-02 reads fractions as numbers and leaves sizes alone', async () => {
    const { person } = await open({
      servings: 2,
      ingredients: ['1 1/2 cups rice', '2-3 carrots', '1 (400 g) can tomatoes'],
    });
    await screen.findByRole('checkbox', { name: '1 1/2 cups rice' });
    await person.click(press('One serving more'));
    await person.click(press('One serving more'));
    expect(lines()).toEqual(['3 cups rice', '4-6 carrots', '2 (400 g) cans tomatoes']);
  });

  it('SCALE-04 leaves the figures of a serving alone', async () => {
    const { person } = await open();
    await screen.findByRole('heading', { name: 'Nutrition' });
    await person.click(press('One serving more'));
    expect(section('Nutrition').getByText('≈ 300')).toBeDefined();
  });

  it('DETAIL-07 numbers the steps and offers a timer where one names a time', async () => {
    const { person } = await open();
    await screen.findByRole('heading', { name: 'Instructions' });
    const steps = section('Instructions').getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      '1Rinse the lentils.',
      '2Simmer for 20 minutes, then season.',
    ]);
    await person.click(press('Start a timer for 20 minutes'));
    const timer = await section('Instructions').findByRole('button', {
      name: 'Stop the timer for 20 minutes',
    });
    expect(timer.textContent).toMatch(/^(20:00|19:59)$/);
    await person.click(timer);
    expect(press('Start a timer for 20 minutes')).toBeDefined();
  });

  it('DETAIL-07 keeps the timer on other pages until it is stopped', async () => {
    const { person, router } = await open();
    await person.click(await screen.findByRole('button', { name: 'Start a timer for 20 minutes' }));
    await router.navigate({ to: '/terms' });
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Lentil Soup' })).toBeNull());
    await person.click(
      await screen.findByRole('button', { name: 'Stop the timer for 20 minutes' }),
    );
    expect(screen.queryByRole('button', { name: /timer for/ })).toBeNull();
  });

  it('DETAIL-07 shows one step at a time in cook mode', async () => {
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Cook mode' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Lentil Soup' }));
    expect(dialog.getByText('Rinse the lentils.')).toBeDefined();
    await person.click(dialog.getByRole('button', { name: 'Next' }));
    expect(dialog.getByText('Step 2 of 2')).toBeDefined();
    expect(dialog.queryByText('Rinse the lentils.')).toBeNull();
    await person.keyboard('{ArrowLeft}');
    expect(dialog.getByText('Step 1 of 2')).toBeDefined();
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('DETAIL-08 shows tags with a hash, each leading to the list', async () => {
    await open();
    const tag = await screen.findByRole('link', { name: '#make-ahead' });
    expect(tag.getAttribute('href')).toBe('/recipes?q=make-ahead');
    expect(screen.getByRole('link', { name: '#soup' })).toBeDefined();
  });
});
