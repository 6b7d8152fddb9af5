// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { createTranslator } from 'use-intl/core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Messages } from '#platform/messages.ts';
import { Garbage, Refusal } from '#test/fake-api.ts';
import { makeRecipe } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';
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

  it('PRINT-01 prints and closes by itself', async () => {
    await renderPage(path, { answers: { readRecipe } });
    await waitFor(() => expect(print).toHaveBeenCalledOnce(), { timeout: 2500 });
    expect(close).not.toHaveBeenCalled();
    await waitFor(() => expect(close).toHaveBeenCalledOnce(), { timeout: 1500 });
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
    const { language: locale, messages } = services.languages.speech();
    const translate = createTranslator<Messages>({ locale, messages: messages as Messages });
    const params = { id: 'lentil-soup' };
    expect(head({ queryClient, params, origin: '', translate })).toMatchObject({ isPrivate: true });
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
    const alert = within(await screen.findByRole('alert', {}, { timeout: 2500 }));
    expect(
      alert.getByText('Unable to print. Please try again or use browser print (Ctrl+P)'),
    ).toBeDefined();
    expect(close).not.toHaveBeenCalled();
  });
});
