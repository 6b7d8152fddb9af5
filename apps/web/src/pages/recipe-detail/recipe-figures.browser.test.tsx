import { storageKeys } from '@pomona/contract/constants';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '#test/axe.ts';
import { makeCalculation, makeLabel, makeProofs, makeReason } from '#test/food-samples.ts';
import { makeRecipe } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';
import { showTheme, tabTo, themes } from '#test/screen.ts';

const phone = 390;
const milk = {
  ...{ allergen: 'milk' as const, eu: true, us: true },
  foods: [{ key: 'butter', name: 'butter', is_certain: false, kinds: [] }],
};
const keto = makeLabel({
  label: 'Keto',
  verdict: 'refuted',
  because: [makeReason({ verdict: 'refuted', condition: 'atMost', figure: 'netCarbs' })],
});
const answers = {
  readRecipe: () => makeRecipe({ allergen_details: ['milk'] }),
  listReviews: () => [],
  readRecipeLabels: () => makeProofs({ labels: [makeLabel(), keto], allergen_foods: [milk] }),
  readRecipeCalculation: () => makeCalculation(),
};

async function open() {
  await renderPage('/recipes/lentil-soup', { answers });
  await screen.findByRole('region', { name: 'Nutrition' });
}

afterEach(() => document.documentElement.removeAttribute('data-number-free'));

const button = (name: string) => page.getByRole('button', { name });
const nutrition = () => page.getByRole('region', { name: 'Nutrition' });

async function closeDialog(): Promise<void> {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

async function expectFinePage(): Promise<void> {
  expect(await axeViolations()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(phone);
}

describe('the figures of a recipe in a browser', () => {
  it('DETAIL-09 REC-05 a badge opens at its reason by keyboard, and gets the focus back', async () => {
    await open();
    const badge = screen.getByRole('button', { name: 'High-Fiber' });
    await tabTo(badge);
    await userEvent.keyboard('{Enter}');
    const opened = await screen.findByRole('dialog', { name: 'Why these labels' });
    await within(opened).findAllByText('High-Fiber');
    const reason = () => document.activeElement?.closest('details');
    await waitFor(() => expect(document.activeElement?.tagName).toBe('SUMMARY'));
    expect(document.activeElement?.textContent).toContain('High-Fiber');
    expect(reason()?.open).toBe(true);
    await userEvent.keyboard('{Enter}');
    expect(reason()?.open).toBe(false);
    await closeDialog();
    await waitFor(() => expect(document.activeElement).toBe(badge));
  });

  it.each(themes)(
    'DETAIL-04 DETAIL-09 axe finds nothing, and a phone scrolls one way only (%s)',
    async (theme) => {
      localStorage.setItem(storageKeys.units, 'us');
      await page.viewport(phone, 844);
      await open();
      showTheme(theme);
      await nutrition().getByText('Full nutrition').click();
      await nutrition().getByRole('checkbox', { name: 'Show ranges' }).click();
      await nutrition().getByText('Show the calculation').click();
      await waitFor(() => expect(screen.getAllByRole('table')).toHaveLength(2));
      await expectFinePage();
      await button('All 13 labels').click();
      const [summary] = await within(await screen.findByRole('dialog')).findAllByText('Keto');
      await userEvent.click(summary ?? document.body);
      await expectFinePage();
      await closeDialog();
      await button('About the ingredients').click();
      const ingredients = await screen.findByRole('dialog', { name: 'About the ingredients' });
      await within(ingredients).findByRole('link', { name: 'red lentils' });
      await expectFinePage();
      await closeDialog();
      await nutrition().getByRole('checkbox', { name: 'Number-free mode' }).click();
      await screen.findByText(/^Rich in/);
      await expectFinePage();
    },
  );
});
