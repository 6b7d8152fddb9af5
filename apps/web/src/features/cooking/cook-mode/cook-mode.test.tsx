// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { makeRecipe } from '#test/recipe-samples.ts';
import { renderPiece } from '#test/render-piece.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { CookMode } from './cook-mode.tsx';

const recipe = makeRecipe({
  allergen_details: ['celery'],
  instructions: ['Rinse the lentils.', 'Simmer for 20 minutes.', 'Season to taste.'],
});

/** Cook mode whose last page offers a dialog with a field, as "I cooked this" does. */
async function cook() {
  const page = await renderPiece(
    <CookMode
      recipe={recipe}
      lines={recipe.ingredients}
      servings={4}
      isOpen={true}
      onOpenChange={() => {}}
      afterCooking={
        <>
          <input aria-label="Note" />
          <Dialog open={true} onOpenChange={() => {}} title="Into the diary" closeLabel="Close">
            <input aria-label="Day" />
            <p>One serving</p>
          </Dialog>
        </>
      }
    />,
    { texts: ['recipe-detail', 'recipes', 'cooking'] },
  );
  const mode = await screen.findByRole('dialog', { name: recipe.title });
  return { ...page, mode };
}

/** Draws a finger to the right over a piece, far enough for a swipe. */
function swipeRight(piece: Element): void {
  const finger = { pointerId: 1, pointerType: 'touch', isPrimary: true, clientY: 300 };
  fireEvent.pointerDown(piece, { ...finger, clientX: 100 });
  fireEvent.pointerMove(piece, { ...finger, clientX: 260 });
  fireEvent.pointerUp(piece, { ...finger, clientX: 260 });
}

it('DETAIL-07 WELL-12 leaves keys to the dialog that stands in front of cook mode', async () => {
  const { person, mode } = await cook();
  await person.keyboard('{End}');
  const field = await screen.findByLabelText('Day');
  for (const key of ['ArrowLeft', 'ArrowRight', 'PageUp', 'Home', ' ']) {
    const isLeftAlone = fireEvent.keyDown(field, { key });
    expect(isLeftAlone, key).toBe(true);
    expect(screen.queryByLabelText('Day'), key).toBe(field);
  }
  expect(within(mode).getByText('Enjoy!')).toBeDefined();
});

it('REC-10 DETAIL-07 tells the allergens where cooking begins', async () => {
  const { person, mode } = await cook();
  expect(within(mode).getByText('Contains: Celery')).toBeDefined();
  await person.keyboard('{ArrowRight}');
  expect(within(mode).queryByText('Contains: Celery')).toBeNull();
});

it('DETAIL-07 leaves keys to a field on a page of cook mode', async () => {
  const { person } = await cook();
  await person.keyboard('{End}');
  const field = await screen.findByLabelText('Note');
  expect(fireEvent.keyDown(field, { key: 'ArrowLeft' })).toBe(true);
  expect(screen.queryByLabelText('Note')).toBe(field);
});

it('DETAIL-07 WELL-12 a swipe in the dialog in front of cook mode turns no page', async () => {
  const { person, mode } = await cook();
  await person.keyboard('{End}');
  swipeRight(await screen.findByText('One serving'));
  expect(within(mode).getByText('Enjoy!')).toBeDefined();
  swipeRight(within(mode).getByText('Enjoy!'));
  expect(within(mode).getByText('Step 3 of 3')).toBeDefined();
});

it('DETAIL-07 tells each step in one live region that stays', async () => {
  const { person, mode } = await cook();
  const region = mode.querySelector('[aria-live]');
  expect(region?.textContent).toBe('Rinse the lentils.');
  await person.keyboard('{ArrowRight}');
  expect(mode.querySelector('[aria-live]')).toBe(region);
  expect(region?.textContent).toBe('Simmer for 20 minutes.');
});

it('I18N-01 DETAIL-07 says in which language the next step is', async () => {
  const { mode } = await cook();
  const next = within(mode).getByText('Simmer for 20 minutes.');
  expect(next.getAttribute('lang')).toBe('en');
  expect(next.parentElement?.textContent).toBe('Next: Simmer for 20 minutes.');
});
