// @vitest-environment happy-dom
import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Answers, Garbage, Refusal } from '#test/fake-api.ts';
import { makeRecipe } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';

const token = 'A'.repeat(22);
const path = `/recipes/shared/${token}`;
const recipe = makeRecipe({ owner_id: 'ada', author: 'Ada', visibility: 'private' });
const shared: Answers = { readSharedRecipe: () => recipe, readOwnUser: () => makeUser() };
const open = (answers: Answers = {}, isMember = false) =>
  renderPage(path, { answers: { ...shared, ...answers }, ...(isMember && { token: 'stored' }) });

afterEach(() => {
  vi.restoreAllMocks();
  focusManager.setFocused(undefined);
});

describe('a recipe that a link opens', () => {
  it.each([false, true])(
    'SHARE-02 is read whole, for a member as for a visitor (member: %s), by one call',
    async (isMember) => {
      const { requests } = await open({}, isMember);
      await screen.findByRole('heading', { level: 1, name: recipe.title });
      expect(screen.getByText(/Ada shared this recipe with you by a link/)).toBeDefined();
      for (const line of recipe.ingredients) expect(screen.getByText(line)).toBeDefined();
      for (const step of recipe.instructions) expect(screen.getByText(step)).toBeDefined();
      expect(screen.getByRole('heading', { name: /Nutrition/ })).toBeDefined();
      expect(screen.queryByRole('button', { name: /favorites|Share recipe|Cook/i })).toBeNull();
      const named = requests.filter(({ params }) => params.id === recipe.id);
      expect(named.map(({ name }) => name)).toEqual([]);
    },
  );

  it('SHARE-02 tells its owner that others see it so, and leads to its own page', async () => {
    await open({ readSharedRecipe: () => ({ ...recipe, owner_id: makeUser().id }) }, true);
    const link = await screen.findByRole('link', { name: 'Open its own page' });
    expect(link.getAttribute('href')).toBe(`/recipes/${recipe.id}`);
  });

  it('SHARE-02 leads to the public page once it is published', async () => {
    await open({ readSharedRecipe: () => ({ ...recipe, visibility: 'public' }) });
    expect(await screen.findByText(/public by now/)).toBeDefined();
  });

  it('SHARE-02 says that a link opens nothing, and goes away where it is revoked meanwhile', async () => {
    let isRevoked = false;
    const gone = () => new Refusal(404, 'shared_recipe_not_found', 'No recipe');
    await open({ readSharedRecipe: () => (isRevoked ? gone() : recipe) });
    await screen.findByRole('heading', { level: 1, name: recipe.title });
    isRevoked = true;
    act(() => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
    });
    await screen.findByRole('heading', { level: 1, name: 'This link does not open a recipe' });
    expect(screen.queryByText(recipe.title)).toBeNull();
  });

  it('SHARE-02 can be tried again where the server is away', async () => {
    let isAway = true;
    const { person } = await open({ readSharedRecipe: () => (isAway ? new Garbage(500) : recipe) });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isAway = false;
    await person.click(again);
    await screen.findByRole('heading', { level: 1, name: recipe.title });
  });

  it('SHARE-02 SCALE-01 is scaled and converted without asking for what is not shared', async () => {
    const { person, requests } = await open();
    await person.click(await screen.findByRole('button', { name: 'One serving more' }));
    await person.click(screen.getByRole('radio', { name: 'US' }));
    await waitFor(() => expect(requests.length).toBeGreaterThan(0));
    expect(requests.some(({ name }) => name === 'readRecipeCalculation')).toBe(false);
  });

  it('SHARE-02 is printed from the page itself', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Print recipe' }));
    expect(print).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});
