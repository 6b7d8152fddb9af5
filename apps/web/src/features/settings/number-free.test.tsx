// @vitest-environment happy-dom
import type { RecipeCard } from '@pomona/contract/recipes';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Unreachable } from '#test/fake-api.ts';
import { makeCalculation, makeProofs } from '#test/food-samples.ts';
import { listOf, makeRecipe } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';

const figures = /\d\s*(?:kcal|g|mg|µg|%)(?![\p{L}])/u;
const recipe = makeRecipe();
const answers = {
  readRecipe: () => recipe,
  listReviews: () => [],
  listRecipes: listOf([recipe as RecipeCard]),
  readRecipeLabels: () => makeProofs(),
  readRecipeCalculation: () => makeCalculation(),
};
const page = '/recipes/lentil-soup';
const label = 'Number-free mode';

beforeEach(() => localStorage.setItem('pomona.numberFree', 'on'));
afterEach(() => document.documentElement.removeAttribute('data-number-free'));

/** Its code comes when it is asked for, and a busy machine takes its time. */
const dialog = (name?: string) =>
  screen.findByRole('dialog', name === undefined ? {} : { name }, { timeout: 10_000 });
/** What is read, and what is read aloud. */
function accessibleText(element: Element): string {
  const aloud = [...element.querySelectorAll('*')].flatMap((one) =>
    ['aria-label', 'aria-valuetext', 'title', 'alt'].map((name) => one.getAttribute(name) ?? ''),
  );
  return [element.textContent, ...aloud].join(' | ');
}

describe('number-free mode', () => {
  it.each(['/', '/recipes'])('hides the calories of the cards on %s; labels stay', async (path) => {
    await renderPage(path, { answers });
    const title = await screen.findByRole('heading', { name: 'Lentil Soup' });
    const card = title.closest('article') ?? document.body;
    expect(within(card).getByText('Gluten-Free')).toBeDefined();
    expect(within(card).getByText('10 min prep')).toBeDefined();
    expect(accessibleText(card)).not.toMatch(figures);
  });

  it('hides tiles, figures and gauge of a recipe, and tells in words what it is rich in', async () => {
    await renderPage(page, { answers });
    const nutrition = await screen.findByRole('region', { name: 'Nutrition' });
    await within(nutrition).findByText('Rich in Folate.');
    expect(within(nutrition).getByText('Glycemic load: medium')).toBeDefined();
    expect(within(nutrition).queryByRole('meter')).toBeNull();
    expect(within(nutrition).queryByText('Full nutrition')).toBeNull();
    expect(within(nutrition).queryByText('Show the calculation')).toBeNull();
    expect(accessibleText(nutrition)).not.toMatch(figures);
    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms).toEqual(expect.arrayContaining(['Prep minutes', 'Servings', 'Difficulty']));
    expect(terms).not.toContain('Calories');
    // A cook needs to know how much to take.
    expect(screen.getByRole('checkbox', { name: '200 g red lentils' })).toBeDefined();
  });

  it('explains labels in words', async () => {
    const { person } = await renderPage(page, { answers });
    await person.click(await screen.findByRole('button', { name: 'High-Fiber' }));
    const opened = await dialog();
    await within(opened).findAllByText('Fiber: enough.');
    const sentences = opened.querySelector('details ul')?.textContent;
    expect(sentences).not.toMatch(/\d/);
  });

  it('leaves the grams of the ingredients’ explanation out', async () => {
    const { person } = await renderPage(page, { answers });
    await person.click(await screen.findByRole('button', { name: 'About the ingredients' }));
    const opened = within(await dialog());
    await opened.findByRole('link', { name: 'red lentils' });
    expect(opened.queryByText(/^≈/)).toBeNull();
  });

  it('prints labels and no figures', async () => {
    Object.assign(window, { print: vi.fn(), close: vi.fn() });
    await renderPage(`${page}/print`, { answers });
    const sheet = await screen.findByRole('article');
    expect(sheet.textContent).toContain('High-Fiber');
    expect(sheet.textContent).not.toMatch(/kcal|Protein|Per serving/);
  });

  it('shares no figures', async () => {
    const share = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    const { person } = await renderPage(page, { answers });
    await person.click(await screen.findByRole('button', { name: 'Share recipe' }));
    expect(share).toHaveBeenCalledOnce();
    expect(JSON.stringify(share.mock.calls[0])).not.toMatch(figures);
  });
});

describe('the switch of number-free mode', () => {
  it('stands with the figures, works at once and is remembered', async () => {
    localStorage.clear();
    const { person } = await renderPage(page, { answers });
    const nutrition = within(await screen.findByRole('region', { name: 'Nutrition' }));
    expect(nutrition.getByText('≈ 300')).toBeDefined();
    await person.click(nutrition.getByRole('checkbox', { name: label }));
    await waitFor(() => expect(nutrition.queryByText('≈ 300')).toBeNull());
    expect(localStorage.getItem('pomona.numberFree')).toBe('on');
    expect(document.documentElement.hasAttribute('data-number-free')).toBe(true);
    await person.click(nutrition.getByRole('checkbox', { name: label }));
    expect(nutrition.getByText('≈ 300')).toBeDefined();
    expect(document.documentElement.hasAttribute('data-number-free')).toBe(false);
  });

  it('stands in the menu of a member', async () => {
    const { person } = await renderPage('/terms', {
      token: 'stored',
      answers: {
        ...answers,
        readOwnUser: () => makeUser(),
        chooseNumberFree: () => makeUser(),
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Account of Ada Quince' }));
    const choice = await screen.findByRole('menuitemcheckbox', { name: label });
    expect(choice.getAttribute('aria-checked')).toBe('true');
    await person.click(choice);
    expect(localStorage.getItem('pomona.numberFree')).toBeNull();
  });

  it('is kept in the account of a member and holds wherever they sign in', async () => {
    localStorage.clear();
    const { preferences } = makeUser();
    const { requests } = await renderPage('/terms', {
      token: 'stored',
      answers: {
        ...answers,
        readOwnUser: () => makeUser({ preferences: { ...preferences, number_free: true } }),
      },
    });
    await waitFor(() => expect(localStorage.getItem('pomona.numberFree')).toBe('on'));
    expect(requests.some(({ name }) => name === 'chooseNumberFree')).toBe(false);
  });

  it('says so when the account could not be told; the choice holds here', async () => {
    localStorage.clear();
    const known = makeUser();
    const user = { ...known, preferences: { ...known.preferences, number_free: false } };
    const { person, services } = await renderPage('/terms', {
      token: 'stored',
      answers: {
        ...answers,
        readOwnUser: () => user,
        chooseNumberFree: () => new Unreachable(),
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Account of Ada Quince' }));
    await person.click(await screen.findByRole('menuitemcheckbox', { name: label }));
    await screen.findAllByText(/not in your account/);
    expect(localStorage.getItem('pomona.numberFree')).toBe('on');
    // What the account still says does not undo it with the next news of the member.
    act(() => services.session.updateUser({ ...user, favorite_recipes: ['lentil-soup'] }));
    expect(localStorage.getItem('pomona.numberFree')).toBe('on');
  });
});
