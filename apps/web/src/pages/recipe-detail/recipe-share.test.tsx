// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Answers, Garbage } from '#test/fake-api.ts';
import { makeRecipe } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { shownToast } from '#test/shown-toast.ts';

const token = 'A'.repeat(22);
const share = { created_at: '2026-11-20T08:00:00.000Z' };
const own = makeRecipe({ owner_id: makeUser().id, author: 'Ada', visibility: 'private' });

async function openShare(answers: Answers = {}, recipe = own) {
  const page = await renderPage(`/recipes/${own.id}`, {
    token: 'stored',
    answers: {
      readOwnUser: () => makeUser(),
      readRecipe: () => recipe,
      listReviews: () => [],
      readRecipeShare: () => ({ share: null }),
      ...answers,
    },
  });
  await screen.findByRole('region', { name: 'Your recipe' });
  await page.person.click(screen.getByRole('button', { name: 'Share recipe' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share this recipe' }));
  return { ...page, dialog };
}

describe('sharing one’s own recipe that is not public', () => {
  it('SHARE-02 says what others will see before there is a link', async () => {
    const { dialog, requests } = await openShare();
    expect(await dialog.findByText(/and your name \(Ada\)/)).toBeDefined();
    expect(dialog.getByText(/do not see your e-mail address/)).toBeDefined();
    expect(requests.some(({ name }) => name === 'createRecipeShare')).toBe(false);
  });

  it('SHARE-02 creates a link, shows it once, copies it, and says so above the recipe', async () => {
    const created = { token, share };
    const { person, dialog } = await openShare({ createRecipeShare: () => created });
    await person.click(await dialog.findByRole('button', { name: 'Create link' }));
    const field = await dialog.findByLabelText<HTMLInputElement>('Link');
    expect(field.value).toBe(`${window.location.origin}/recipes/shared/${token}`);
    await person.click(dialog.getByRole('button', { name: 'Copy' }));
    await shownToast('Link copied');
    expect(await navigator.clipboard.readText()).toBe(field.value);
    await person.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.getByText('Only you and who has your link can see this recipe')).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Share recipe' }));
    const again = within(await screen.findByRole('dialog', { name: 'Share this recipe' }));
    expect(await again.findByText(/A link has been active since/)).toBeDefined();
    expect(again.queryByLabelText('Link')).toBeNull();
  });

  it('SHARE-02 replaces and revokes a link that is there', async () => {
    const { person, dialog } = await openShare({
      readRecipeShare: () => ({ share }),
      createRecipeShare: () => ({ token, share }),
      revokeRecipeShare: () => undefined,
    });
    await person.click(await dialog.findByRole('button', { name: 'Create new link' }));
    await dialog.findByLabelText('Link');
    await person.click(dialog.getByRole('button', { name: 'Revoke link' }));
    await shownToast('Link revoked');
    expect(dialog.queryByLabelText('Link')).toBeNull();
    expect(dialog.getByRole('button', { name: 'Create link' })).toBeDefined();
  });

  it('SHARE-02 says that a link was not created, and that nothing is known of it', async () => {
    const failing = await openShare({ createRecipeShare: () => new Garbage(500) });
    await failing.person.click(await failing.dialog.findByRole('button', { name: 'Create link' }));
    await shownToast('The link was not created');
  });

  it('SHARE-01 still hands it on as text', async () => {
    const { person, dialog } = await openShare({}, { ...own, visibility: 'offered' });
    const copy = vi.spyOn(navigator.clipboard, 'writeText');
    await person.click(await dialog.findByRole('button', { name: 'Share as text' }));
    await shownToast('Recipe copied as text');
    expect(copy.mock.calls[0]?.[0]).toContain(own.title);
  });
});
