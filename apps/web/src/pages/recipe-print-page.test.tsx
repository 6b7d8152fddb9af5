// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { createTranslator } from 'use-intl/core';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { chooseUnits } from '#features/recipes/ingredients/units.ts';
import type { Messages } from '#platform/language/messages.ts';
import { type Answers, Garbage, Refusal, type SeenRequest, Unreachable } from '#test/fake-api.ts';
import { makeRecipe } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { head } from './recipe-print-page.tsx';

const path = '/recipes/lentil-soup/print';
const readRecipe = () => makeRecipe();
const print = vi.fn();
const close = vi.fn();

Object.assign(window, { print, close });

beforeEach(() => {
  print.mockReset();
  close.mockReset();
});

describe('the printed sheet', () => {
  it('PRINT-01 holds the recipe and nothing of the shell', async () => {
    await renderPage(path, { answers: { readRecipe } });
    const sheet = within(await screen.findByRole('article'));
    expect(sheet.getByRole('heading', { level: 1, name: 'Lentil Soup' })).toBeDefined();
    expect(sheet.getByText('200 g red lentils')).toBeDefined();
    expect(sheet.getByText('Simmer for 20 minutes, then season.')).toBeDefined();
    expect(sheet.getByText(/≈ 300 kcal · Protein 18 g · Carbs 40 g · Fiber 9 g/)).toBeDefined();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('REC-11 PRINT-01 says the resting time where there is one', async () => {
    const rested = () => makeRecipe({ rest_time: 3060 });
    await renderPage(path, { answers: { readRecipe: rested } });
    await screen.findByRole('article');
    expect(
      screen.getByText(/Prep 10 min · Cook 25 min · Resting 2 days 3 h · 2 days 4 h in all · Easy/),
    ).toBeDefined();
  });

  it('REC-10 PRINT-01 tells what the dish contains and may contain, and what was not read', async () => {
    const recipe = makeRecipe({
      ...{ allergen_details: ['wheat', 'gluten'], may_contain: ['celery'] },
      is_read_whole: false,
    });
    await renderPage(path, { answers: { readRecipe: () => recipe } });
    const sheet = within(await screen.findByRole('article'));
    expect(sheet.getByText('Contains: Gluten (wheat)')).toBeDefined();
    expect(sheet.getByText(/^May contain – .+: Celery$/)).toBeDefined();
    expect(sheet.getByText(/^Not every line could be read/)).toBeDefined();
  });

  it('FOOD-01 PRINT-01 says who has to take care, and which products are to be certified', async () => {
    const recipe = makeRecipe({ safety_notes: ['runny_egg', 'gluten_oats', 'gluten_stock'] });
    await renderPage(path, { answers: { readRecipe: () => recipe } });
    const notes = within(await screen.findByRole('note', { name: 'Take care' }));
    expect(notes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Cook the eggs until yolk and white are firm, or use pasteurized eggs.',
    ]);
    expect(notes.getByText(/certified gluten-free products for: oats and stock/)).toBeDefined();
  });

  it('PRINT-01 prints and closes by itself', async () => {
    await renderPage(path, { answers: { readRecipe } });
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(close).not.toHaveBeenCalled();
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
  });

  it('PRINT-01 holds a step as often as the recipe names it', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
    const instructions = ['Stir.', 'Wait.', 'Stir.'];
    await renderPage(path, { answers: { readRecipe: () => makeRecipe({ instructions }) } });
    const sheet = within(await screen.findByRole('article'));
    expect(sheet.getAllByText('Stir.')).toHaveLength(2);
    expect(complain).not.toHaveBeenCalled();
    complain.mockRestore();
  });

  it('PRINT-01 waits no longer for other units than for pictures', async () => {
    chooseUnits('us');
    const readRecipeCalculation = () => new Promise(() => {});
    await renderPage(path, { answers: { readRecipe, readRecipeCalculation } });
    await screen.findByText('200 g red lentils');
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
  });

  it('PRINT-01 is scaled as the recipe page was', async () => {
    await renderPage(`${path}?servings=8`, { answers: { readRecipe } });
    await screen.findByText('400 g red lentils');
    expect(screen.getByText(/^8 servings/)).toBeDefined();
  });

  it('PRINT-01 takes no nonsense from the address', async () => {
    await renderPage(`${path}?servings=-3`, { answers: { readRecipe } });
    await screen.findByText('200 g red lentils');
  });

  it('PRINT-01 is kept out of search engines', async () => {
    const { queryClient, services } = await renderPage(path, { answers: { readRecipe } });
    await screen.findByRole('article');
    const { language: locale, messages } = services.languages.state();
    const translate = createTranslator<Messages>({ locale, messages: messages as Messages });
    const params = { id: 'lentil-soup' };
    expect(head({ queryClient, params, search: {}, origin: '', translate })).toMatchObject({
      isPrivate: true,
    });
  });
});

describe('the sheet of one’s own recipe', () => {
  const own = makeRecipe({ owner_id: 'member-1', visibility: 'private' });
  const missing = new Refusal(404, 'recipe_not_found', 'Recipe not found');
  const forItsOwner = ({ headers }: SeenRequest) => (headers.has('authorization') ? own : missing);
  const readOwnUser = () => makeUser();

  /** As a window begins for which the server, drawing for visitors, found nothing. */
  async function openAsRendered(answers: Answers) {
    const view = await renderPage(path, { token: 'stored', beforeStart: true, answers });
    view.queryClient.setQueryData(['recipes', 'one', own.id], null);
    const stop = view.services.session.start();
    onTestFinished(() => stop());
    return view;
  }

  it('PRINT-01 REC-07 is asked for in the member’s name where a visitor finds nothing', async () => {
    await openAsRendered({ readRecipe: forItsOwner, readOwnUser });
    const sheet = within(await screen.findByRole('article'));
    expect(sheet.getByRole('heading', { level: 1, name: own.title })).toBeDefined();
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
  });

  it('PRINT-02 is not there for another member', async () => {
    await openAsRendered({ readRecipe: () => missing, readOwnUser });
    await screen.findByText('No recipe to print');
  });

  it('PRINT-02 says that it could not be prepared where the line is dead', async () => {
    await openAsRendered({ readRecipe: () => new Unreachable(), readOwnUser });
    await screen.findByText('Failed to prepare recipe for printing. Please try again.');
    expect(screen.queryByText('No recipe to print')).toBeNull();
  });
});

describe('a sheet that cannot be printed', () => {
  it('PRINT-02 says that there is no recipe', async () => {
    const answer = () => new Refusal(404, 'recipe_not_found', 'Recipe not found');
    await renderPage(path, { answers: { readRecipe: answer } });
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText('No recipe to print')).toBeDefined();
    expect(print).not.toHaveBeenCalled();
  });

  it('PRINT-02 says that it could not be prepared', async () => {
    await renderPage(path, { answers: { readRecipe: () => new Garbage(500) } });
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByRole('heading', { name: 'Print Error' })).toBeDefined();
    expect(
      alert.getByText('Failed to prepare recipe for printing. Please try again.'),
    ).toBeDefined();
  });

  it('PRINT-02 points to the browser where printing is refused', async () => {
    print.mockImplementation(() => {
      throw new Error('Not allowed');
    });
    await renderPage(path, { answers: { readRecipe } });
    const alert = within(await screen.findByRole('alert', {}));
    expect(
      alert.getByText('Unable to print. Please try again or use browser print (Ctrl+P)'),
    ).toBeDefined();
    expect(close).not.toHaveBeenCalled();
  });
});
