import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '#test/axe.ts';
import { makeRecipe } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';
import { expectNoSidewaysScrolling, showTheme, themes } from '#test/screen.ts';

const recipe = makeRecipe({
  servings: 4,
  ingredients: ['200 g red lentils', '2 tbsp olive oil', '1 onion, chopped'],
  instructions: [
    'Fry the onion in half of the olive oil for 5 minutes.',
    'Add the lentils and simmer for 20 minutes.',
    'Finish with the remaining oil.',
  ],
});

async function open() {
  await renderPage('/recipes/lentil-soup', {
    answers: { readRecipe: () => recipe, listReviews: () => [] },
  });
  await screen.findByRole('button', { name: 'Ingredients of step 1' });
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
const dialogGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the steps of a recipe in a browser', () => {
  it('DETAIL-07 the amount beside a word moves nothing on the page', async () => {
    await open();
    const mention = screen.getByRole('button', { name: 'lentils' });
    mention.scrollIntoView({ block: 'center' });
    const next = document.querySelector('#step-3');
    const before = next?.getBoundingClientRect().toJSON();
    await userEvent.hover(mention);
    const tooltip = await screen.findByRole('tooltip');
    await expect.element(page.elementLocator(tooltip)).toBeInViewport();
    expect(next?.getBoundingClientRect().toJSON()).toEqual(before);
    await userEvent.hover(screen.getByRole('heading', { name: 'Instructions' }));
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  });

  it('DETAIL-07 cook mode opens with Enter, takes the keys, and gives the focus back on Escape', async () => {
    await open();
    const way = screen.getByRole('button', { name: 'Cook mode' });
    way.focus();
    await userEvent.keyboard('{Enter}');
    const mode = await screen.findByRole('dialog');
    await waitFor(() => expect(document.activeElement).toBe(mode));
    expect(screen.getByText('Step 1 of 3')).toBeDefined();
    await expect.element(button('Previous')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowRight}{ }');
    expect(screen.getByText('Step 3 of 3')).toBeDefined();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByText('Step 2 of 3')).toBeDefined();
    await userEvent.keyboard('{Escape}');
    await dialogGone();
    await waitFor(() => expect(document.activeElement).toBe(way));
  });

  it('DETAIL-07 step, timers and buttons of cook mode fit on a phone that lies on its side', async () => {
    await page.viewport(844, 390);
    await open();
    await button('Cook mode').click();
    const mode = page.getByRole('dialog');
    await mode.getByRole('button', { name: 'Start a timer for 5 minutes' }).click();
    for (const piece of [
      mode.getByRole('list', { name: 'Timers' }),
      mode.getByText('Step 1 of 3'),
      mode.getByRole('button', { name: 'Next' }),
    ])
      await expect.element(piece).toBeInViewport();
  });

  it.each(themes)(
    'DETAIL-07 axe finds nothing on steps, timers, cook mode and its end (%s)',
    async (theme) => {
      await page.viewport(390, 844);
      await open();
      showTheme(theme);
      await button('Ingredients of step 1').click();
      await button('Start a timer for 20 minutes').click();
      await screen.findByRole('list', { name: 'Timers' });
      await userEvent.hover(screen.getByRole('button', { name: 'lentils' }));
      await screen.findByRole('tooltip');
      expect(await axeViolations()).toEqual([]);
      await button('Cook mode').click();
      await screen.findByText('Step 1 of 3');
      expect(await axeViolations()).toEqual([]);
      await userEvent.keyboard('{End}');
      await screen.findByText('Enjoy!');
      expect(await axeViolations()).toEqual([]);
    },
  );

  it('DETAIL-07 NAV-09 open steps and timers do not scroll sideways', async () => {
    await open();
    await button('Ingredients of step 1').click();
    await button('Start a timer for 20 minutes').click();
    await expectNoSidewaysScrolling();
  });
});
