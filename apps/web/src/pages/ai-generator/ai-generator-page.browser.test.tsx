import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '#test/axe.ts';
import { makeCooked, makeImpossible } from '#test/chef-samples.ts';
import { type Answers, type SeenRequest, Unreachable } from '#test/fake-api.ts';
import { makeAnalysis, makeLine } from '#test/food-samples.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { expectNoSidewaysScrolling, showTheme, themes } from '#test/screen.ts';

const preferences = { ...makeUser().preferences, allergens: ['Nuts' as const, 'sesame' as const] };
const answers: Answers = {
  readOwnUser: () => makeUser({ preferences }),
  searchFoods: () => ({ foods: [{ key: 'peas', name: 'green peas', category: 'Vegetables' }] }),
  analyseFood: ({ body }: SeenRequest) =>
    makeAnalysis({
      lines: (body as { lines: string[] }).lines.map((text) =>
        makeLine({ text, food: text.length > 20 ? null : { key: text, name: text } }),
      ),
    }),
};
const long = 'a dried flubberwort of remarkable length from the mountains,';
const replies = () => {
  const cooked = (title: string) => makeCooked({ fingerprint: title, recipe: { title } });
  const queue: unknown[] = [
    cooked('Geschmorte Kichererbsen mit Zitronenblattspinat'),
    cooked('Kichererbsenpfanne'),
    makeImpossible({ given: makeCooked().recipe.given }),
    new Unreachable(),
  ];
  return () => queue.shift();
};

const open = (language: 'en' | 'de' = 'en') =>
  renderPage('/ai-generator', {
    token: 'stored',
    language,
    answers: { ...answers, cookRecipe: replies() },
  });

describe('/ai-generator in a browser', () => {
  it.each(themes)(
    'GEN-04 axe finds nothing on form, result, refusal and failure (%s)',
    async (theme) => {
      await open();
      showTheme(theme);
      const field = page.getByLabelText('Ingredients you have');
      await field.fill(`peas, ${long}`);
      await userEvent.type(field, 'pea,');
      await screen.findByText(/We don’t know/);
      expect(await axeViolations()).toEqual([]);
      await page.getByRole('button', { name: 'Generate Recipe' }).click();
      await screen.findByRole('heading', { name: /^Geschmorte/ });
      expect(await axeViolations()).toEqual([]);
      await page.getByRole('button', { name: 'Generate Another Recipe' }).click();
      await screen.findByRole('heading', { name: 'Kichererbsenpfanne' });
      await page.getByRole('button', { name: 'Generate Another Recipe' }).click();
      await screen.findByRole('heading', { name: 'That does not work yet' });
      expect(await axeViolations()).toEqual([]);
      await page.getByRole('button', { name: 'Take 35 minutes' }).click();
      await screen.findByRole('alert');
      expect(await axeViolations()).toEqual([]);
    },
  );

  it('GEN-04 no sideways scrolling, in German', async () => {
    await open('de');
    const field = page.getByLabelText('Zutaten, die du hast');
    await field.fill(long);
    await userEvent.type(field, 'pea');
    await screen.findByRole('button', { name: 'green peas' });
    await expectNoSidewaysScrolling();
    await page.getByRole('button', { name: 'Rezept erstellen' }).click();
    await screen.findByRole('heading', { name: /^Geschmorte/ });
    await page.getByRole('button', { name: 'Anderes Rezept erstellen' }).click();
    await screen.findByRole('heading', { name: 'Kichererbsenpfanne' });
    await expectNoSidewaysScrolling();
    await page.getByRole('button', { name: 'Anderes Rezept erstellen' }).click();
    await screen.findByRole('heading', { name: 'So geht es noch nicht' });
    await expectNoSidewaysScrolling();
  });

  it('GEN-02 on a phone the result comes into view, and the button is at the thumb before', async () => {
    await page.viewport(390, 844);
    await open();
    const button = await screen.findByRole('button', { name: 'Generate Recipe' });
    const { bottom } = button.getBoundingClientRect();
    expect(bottom).toBeLessThanOrEqual(844);
    await page.getByLabelText('Ingredients you have').fill('peas');
    await page.getByRole('button', { name: 'Generate Recipe' }).click();
    const heading = await screen.findByRole('heading', { name: /^Geschmorte/ });
    await waitFor(() => {
      const { top } = heading.getBoundingClientRect();
      expect(top).toBeGreaterThan(0);
      expect(top).toBeLessThan(844);
    });
  });
});
