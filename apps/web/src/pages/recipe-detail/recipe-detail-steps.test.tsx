// @vitest-environment happy-dom
import { storageKeys } from '@pomona/contract/constants';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { maxTimers } from '#features/cooking/timers/timers.ts';
import { listOf, makeRecipe } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';
import { shownToast } from '#test/shown-toast.ts';

const recipe = makeRecipe({
  servings: 2,
  ingredients: ['200 g red lentils', '2 tbsp olive oil', '1 onion, chopped'],
  instructions: [
    'Fry the onion in half of the olive oil for 5 minutes.',
    'Add the lentils and simmer for 20 minutes.',
    'Finish with the remaining oil.',
  ],
});

async function open() {
  const page = await renderPage('/recipes/lentil-soup', {
    answers: { readRecipe: () => recipe, listReviews: () => [], listRecipes: listOf([recipe]) },
  });
  await screen.findByRole('button', { name: 'Ingredients of step 1' });
  return page;
}

const lineOf = (text: string) => screen.getByRole('checkbox', { name: text }).closest('li');
const isLit = (text: string) => lineOf(text)?.className.includes('bg-leaf-soft');

afterEach(() => vi.useRealTimers());

it('DETAIL-07 tells the amount of an ingredient that a step names, and shows its line', async () => {
  const { person } = await open();
  await person.hover(screen.getByRole('button', { name: 'lentils' }));
  expect(screen.getByRole('tooltip').textContent).toBe('200 g red lentils');
  expect(isLit('200 g red lentils')).toBe(true);
  expect(isLit('1 onion, chopped')).toBe(false);
  await person.unhover(screen.getByRole('button', { name: 'lentils' }));
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(isLit('200 g red lentils')).toBe(false);
});

it('DETAIL-07 SCALE-01 tells the scaled amount', async () => {
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: 'One serving more' }));
  await person.hover(screen.getByRole('button', { name: 'lentils' }));
  await waitFor(() => expect(screen.getByRole('tooltip').textContent).toBe('300 g red lentils'));
});

it('DETAIL-07 says the share of a step as it is written', async () => {
  const { person } = await open();
  await person.hover(screen.getByRole('button', { name: 'olive oil' }));
  await waitFor(() =>
    expect(screen.getByRole('tooltip').textContent).toBe(
      'half of the olive oilin all: 2 tbsp olive oil',
    ),
  );
});

it('DETAIL-07 does the same by keyboard, and Escape closes it', async () => {
  const { person } = await open();
  const onion = screen.getByRole('button', { name: 'onion' });
  onion.focus();
  await waitFor(() => expect(screen.getByRole('tooltip').textContent).toBe('1 onion, chopped'));
  expect(onion.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});

it('DETAIL-07 shows with a press on its number what a step takes', async () => {
  const { person } = await open();
  const number = screen.getByRole('button', { name: 'Ingredients of step 1' });
  await person.click(number);
  const list = within(await screen.findByRole('list', { name: 'For this step' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1 onion, chopped',
    'half of the olive oilin all: 2 tbsp olive oil',
  ]);
  expect([isLit('1 onion, chopped'), isLit('200 g red lentils')]).toEqual([true, false]);
  await person.click(number);
  expect(screen.queryByRole('list', { name: 'For this step' })).toBeNull();
  expect(isLit('1 onion, chopped')).toBe(false);
});

it('DETAIL-07 leads from a line to the steps that use it, one after the other', async () => {
  const { person } = await open();
  const way = screen.getByRole('button', { name: 'Used in step 1, 3: go there' });
  await person.click(way);
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'Ingredients of step 1' }),
  );
  await person.click(way);
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'Ingredients of step 3' }),
  );
});

async function cook(person: Awaited<ReturnType<typeof open>>['person']) {
  await person.click(screen.getByRole('button', { name: 'Cook mode' }));
  return within(await screen.findByRole('dialog', { name: 'Lentil Soup' }));
}

it('DETAIL-07 turns the pages of cook mode by keys, to the end and back', async () => {
  const { person } = await open();
  const mode = await cook(person);
  await person.keyboard('{ }');
  expect(mode.getByText('Step 2 of 3')).toBeDefined();
  await person.keyboard('{PageDown}{ArrowLeft}{ArrowLeft}');
  expect(mode.getByText('Step 1 of 3')).toBeDefined();
  await person.keyboard('{End}');
  expect(mode.getByText('Enjoy!')).toBeDefined();
  await person.keyboard('{Home}');
  expect(mode.getByText('Step 1 of 3')).toBeDefined();
});

it('DETAIL-07 shows what a step takes, for the chosen servings, and what comes next', async () => {
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: 'One serving more' }));
  const mode = await cook(person);
  expect(mode.getByText('3 servings')).toBeDefined();
  const items = () =>
    within(mode.getByRole('list', { name: 'For this step' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(items()).toEqual([
      '1 1/2 onions, chopped',
      'half of the olive oilin all: 3 tbsp olive oil',
    ]),
  );
  const next = mode.getByText(/^Add the lentils/).closest('p');
  expect(next?.textContent).toMatch(/^Next: Add the lentils/);
});

it('DETAIL-07 resumes where one was, and starts over when asked', async () => {
  const { person, unmount } = await open();
  await cook(person);
  await person.keyboard('{ArrowRight}{ArrowRight}');
  unmount();
  const again = await open();
  const mode = await cook(again.person);
  expect(mode.getByText('Step 3 of 3')).toBeDefined();
  await again.person.click(mode.getByRole('button', { name: 'Start over' }));
  expect(mode.getByText('Step 1 of 3')).toBeDefined();
});

it('DETAIL-07 ends with what can be done after cooking, and begins anew the next time', async () => {
  const { person } = await open();
  const mode = await cook(person);
  await person.keyboard('{ArrowRight}{ArrowRight}');
  await person.click(mode.getByRole('button', { name: 'Done' }));
  await person.click(mode.getByRole('button', { name: 'Back to the recipe' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await cook(person)).getByText('Step 1 of 3')).toBeDefined();
});

it('DETAIL-07 pauses a timer and gives it a minute more', async () => {
  const { person } = await open();
  await person.click(screen.getByRole('button', { name: 'Start a timer for 20 minutes' }));
  const list = within(await screen.findByRole('list', { name: 'Timers' }));
  expect(list.getByText(/Step 2/).textContent).toBe('20 minutes · Step 2 · Lentil Soup');
  await person.click(list.getByRole('button', { name: 'Pause the timer for 20 minutes' }));
  expect(list.getByText('paused')).toBeDefined();
  await person.click(list.getByRole('button', { name: 'One minute more for 20 minutes' }));
  expect(list.getByText(/^2[01]:\d\d/)).toBeDefined();
  await person.click(list.getByRole('button', { name: 'Go on with the timer for 20 minutes' }));
  expect(list.queryByText('paused')).toBeNull();
});

it('DETAIL-07 says how long ago a timer ended while the page was closed', async () => {
  const timer = {
    ...{ id: 'soup:1:0', recipeId: 'soup', recipe: 'Soup', language: 'en', step: 1 },
    ...{ label: '10 minutes', seconds: 600, endsAt: Date.now() - 181_000, pausedWith: null },
  };
  localStorage.setItem(storageKeys.timers, JSON.stringify([timer]));
  await open();
  const list = within(await screen.findByRole('list', { name: 'Timers' }));
  expect(list.getByText('Ended 3 minutes ago')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toBe('Time is up: 10 minutes');
});

it('DETAIL-07 says so when there are too many timers for one more', async () => {
  const timers = Array.from({ length: maxTimers }, (_, position) => ({
    ...{ id: `soup:1:${position}`, recipeId: 'soup', recipe: 'Soup', language: 'en', step: 1 },
    ...{ label: '10 minutes', seconds: 600, endsAt: Date.now() + 600_000, pausedWith: null },
  }));
  localStorage.setItem(storageKeys.timers, JSON.stringify(timers));
  const { person } = await open();
  const list = within(await screen.findByRole('list', { name: 'Timers' }));
  await person.click(screen.getByRole('button', { name: 'Start a timer for 20 minutes' }));
  const toast = await shownToast('That is enough timers');
  expect(toast.getByText('Stop one of the 12 to start another.')).toBeDefined();
  expect(list.getAllByRole('listitem')).toHaveLength(maxTimers);
});
