import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeViolations } from '#test/axe.ts';
import { makeAnalysis, makeLine } from '#test/food-samples.ts';
import { makeDraft, makeImported } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { expectNoSidewaysScrolling, showTheme, themes } from '#test/screen.ts';

const unknown = makeLine({
  ...{ text: '3 flubberworts', food: null, grams: null },
  ...{ grams_range: null, measured_by: null },
});
const answers = {
  readOwnUser: () => makeUser(),
  analyseFood: () => makeAnalysis({ lines: [makeLine({ text: '500 g plums' }), unknown] }),
  importRecipe: () => ({
    recipes: [makeImported(), makeImported({ draft: makeDraft({ title: 'Apple Pie' }) })],
  }),
};

describe('/recipes/import in a browser', () => {
  it.each(themes)(
    'FOOD-04 axe finds nothing on the ways in and what was understood (%s)',
    async (theme) => {
      await renderPage('/recipes/import', { token: 'stored', answers });
      showTheme(theme);
      const read = page.getByRole('button', { name: 'Read the recipe' });
      await read.click();
      await screen.findByText('Enter the address of the page.');
      expect(await axeViolations()).toEqual([]);
      await page.getByText('File', { exact: true }).click();
      await screen.findByText(/Choose a file/);
      expect(await axeViolations()).toEqual([]);
      await page.getByText('Text', { exact: true }).click();
      await page.getByLabelText('The recipe as text').fill('Crumble');
      await read.click();
      await screen.findByText('1 line is not recognized', { exact: false });
      expect(await axeViolations()).toEqual([]);
    },
  );

  it('FOOD-04 no sideways scrolling with what was understood, in German', async () => {
    await renderPage('/recipes/import', { token: 'stored', language: 'de', answers });
    await page.getByText('Text', { exact: true }).click();
    await page.getByLabelText('Das Rezept als Text').fill('Crumble');
    await page.getByRole('button', { name: 'Rezept lesen' }).click();
    await screen.findByText('1 Zeile wurde nicht erkannt', { exact: false });
    await expectNoSidewaysScrolling();
  });
});
