// @vitest-environment happy-dom
import { storageKeys } from '@pomona/contract/constants';
import type { Review } from '@pomona/contract/reviews';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Answer, Garbage, Refusal, Unreachable } from '#test/fake-api.ts';
import { makeRecipe, makeReview } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { shownToast } from '#test/shown-toast.ts';
import { readPage } from './review-pages.ts';

// What the page fetches when the reader first acts is compiled then, which takes a while.
beforeAll(() => configure({ asyncUtilTimeout: 10_000 }));

const others = makeReview();
const written = makeReview({
  id: 'review-9',
  user_id: 'member-1',
  user_name: 'Ada Quince',
  rating: 5,
  comment: 'Lovely.',
});
const listOf = (reviews: Review[], own: Review | null = null) => ({ ...readPage(reviews), own });

/** Opens the recipe as a member and waits until the reviews are there. */
async function open(own: Record<string, Answer> = {}, user = makeUser()) {
  const answers = {
    readRecipe: () => makeRecipe(),
    listReviews: () => listOf([others]),
    readOwnUser: () => user,
    ...own,
  };
  const page = await renderPage('/recipes/lentil-soup', { token: 'stored', answers });
  await screen.findByText(others.comment);
  return page;
}

const writeButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Write Review' });
const form = async () => within(await screen.findByRole('form', { name: 'Your review' }));
const comment = () => screen.getByLabelText<HTMLTextAreaElement>('Your comment');
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Submit Review' });
/** Only as long as the spelling does not matter: typing letter by letter takes its time. */
const fill = (text: string) => fireEvent.change(comment(), { target: { value: text } });

describe('writing a review', () => {
  it('REV-03 asks a visitor to log in', async () => {
    const answers = { readRecipe: () => makeRecipe(), listReviews: () => [] };
    const { person } = await renderPage('/recipes/lentil-soup', { answers });
    await screen.findByText('No reviews yet. Be the first to review this recipe!');
    await person.click(await writeButton());
    const toast = await shownToast('Login Required');
    expect(toast.getByText('Please login to leave a review')).toBeDefined();
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('REV-03 opens a form with five stars, and Cancel closes it', async () => {
    const { person } = await open();
    await person.click(await writeButton());
    const fields = await form();
    const stars = fields.getByRole<HTMLInputElement>('radio', { name: '5 stars' });
    expect([stars.checked, document.activeElement]).toEqual([true, stars]);
    await person.click(fields.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('form')).toBeNull();
    expect(document.activeElement).toBe(await writeButton());
  });

  it('REV-03 is disabled and reads "Already Reviewed" for whoever has a review, wherever it stands', async () => {
    await open({ listReviews: () => listOf([others], written) });
    const button = await screen.findByRole<HTMLButtonElement>('button', {
      name: 'Already Reviewed',
    });
    expect(button.disabled).toBe(true);
    expect(screen.getByText('Lovely.')).toBeDefined();
  });

  it('REV-04 cannot be sent while blank, and says so where somebody tries', async () => {
    const { person, requests } = await open();
    await person.click(await writeButton());
    expect(submit().disabled).toBe(true);
    fill('  \n ');
    expect(submit().disabled).toBe(true);
    fireEvent.keyDown(comment(), { key: 'Enter', ctrlKey: true });
    const toast = await shownToast('Comment Required');
    expect(toast.getByText('Please add a comment to your review')).toBeDefined();
    expect(requests.some(({ name }) => name === 'writeReview')).toBe(false);
  });

  it('REV-04 counts, and points out what is too much instead of cutting it off', async () => {
    const { person } = await open();
    await person.click(await writeButton());
    fill('x'.repeat(2000));
    expect(screen.getByText('2,000 of 2,000')).toBeDefined();
    expect(submit().disabled).toBe(false);
    fill('x'.repeat(2003));
    expect(screen.getByText('3 characters too many')).toBeDefined();
    expect([submit().disabled, comment().value.length]).toEqual([true, 2003]);
  });

  it('REV-04 REV-05 sends rating and comment; the review comes first, the form closes and resets, the recipe is refreshed', async () => {
    let accept: (value: unknown) => void = () => {};
    const answer = new Promise((resolve) => {
      accept = resolve;
    });
    const { person, requests } = await open({ writeReview: () => answer });
    const reads = () => requests.filter(({ name }) => name === 'readRecipe').length;
    const before = reads();
    await person.click(await writeButton());
    await person.click(screen.getByRole('radio', { name: '4 stars' }));
    fill(' Lovely. ');
    await person.click(submit());
    const sending = await screen.findByRole<HTMLButtonElement>('button', { name: 'Submitting...' });
    expect(sending.disabled).toBe(true);
    const sent = requests.find(({ name }) => name === 'writeReview');
    expect(sent?.body).toEqual({ rating: 4, comment: 'Lovely.' });
    expect(sent?.headers.get('authorization')).toBe('Bearer stored');

    accept({ ...written, rating: 4 });
    await screen.findByRole('button', { name: 'Already Reviewed' });
    const comments = screen.getAllByText(/^(Lovely\.|Even better the next day\.)$/);
    expect(comments.map(({ textContent }) => textContent)).toEqual(['Lovely.', others.comment]);
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.getByText('4 stars: 2 reviews')).toBeDefined();
    expect(document.activeElement?.textContent).toContain('Lovely.');
    await waitFor(() => expect(reads()).toBe(before + 1));
    expect(localStorage.getItem(storageKeys.reviewDrafts)).toBeNull();
  });

  it('REV-05 Control and Enter send it', async () => {
    const { person, requests } = await open({ writeReview: () => written });
    await person.click(await writeButton());
    fill('Lovely.');
    fireEvent.keyDown(comment(), { key: 'Enter', ctrlKey: true });
    await screen.findByRole('button', { name: 'Already Reviewed' });
    const sent = requests.filter(({ name }) => name === 'writeReview');
    expect(sent.map(({ body }) => body)).toEqual([{ rating: 5, comment: 'Lovely.' }]);
  });

  it('sends that the dish was cooked, and what was swapped', async () => {
    const { person, requests } = await open({ writeReview: () => written });
    await person.click(await writeButton());
    fill('Lovely.');
    await person.click(screen.getByRole('checkbox', { name: 'I made it' }));
    const swaps = screen.getByLabelText('What did you swap? (optional)');
    fireEvent.change(swaps, { target: { value: 'oats for rice' } });
    await person.click(submit());
    await screen.findByRole('button', { name: 'Already Reviewed' });
    expect(requests.find(({ name }) => name === 'writeReview')?.body).toEqual({
      rating: 5,
      comment: 'Lovely.',
      made_it: true,
      swaps: 'oats for rice',
    });
  });

  it.each([
    {
      what: 'the server’s detail',
      answer: new Refusal(404, 'recipe_not_found', 'Recipe not found'),
      text: 'Recipe not found',
    },
    { what: 'that it failed', answer: new Garbage(500), text: 'Failed to submit review' },
    {
      what: 'to try again when nobody answers',
      answer: new Unreachable(),
      text: 'Failed to submit review. Please try again.',
    },
  ])('REV-05 a failure says $what, and loses nothing', async ({ answer, text }) => {
    const { person } = await open({ writeReview: () => answer });
    await person.click(await writeButton());
    fill('Lovely.');
    await person.click(submit());
    const toast = await shownToast('Error');
    expect(toast.getByText(text)).toBeDefined();
    expect(comment().value).toBe('Lovely.');
    expect([submit().disabled, document.activeElement]).toEqual([false, comment()]);
  });

  it('REV-06 told that there is one already, looks again and keeps what was typed', async () => {
    let isWritten = false;
    const { person } = await open({
      listReviews: () => listOf([others], isWritten ? written : null),
      writeReview() {
        isWritten = true;
        return new Refusal(409, 'review_exists', 'You have already reviewed this recipe');
      },
    });
    await person.click(await writeButton());
    fill('Once more');
    await person.click(submit());
    await shownToast('Error');
    await screen.findByRole('button', { name: 'Already Reviewed' });
    expect(comment().value).toBe('Once more');
  });

  it('REV-04 keeps what was typed until it is sent, for this member alone', async () => {
    const { person, unmount } = await open();
    await person.click(await writeButton());
    await person.click(screen.getByRole('radio', { name: '2 stars' }));
    fill('Half a thought');
    unmount();
    const kept = localStorage.getItem(storageKeys.reviewDrafts) ?? '';

    const again = await open();
    await again.person.click(await writeButton());
    expect(comment().value).toBe('Half a thought');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '2 stars' }).checked).toBe(true);
    again.unmount();

    localStorage.setItem(storageKeys.reviewDrafts, kept);
    const other = await open({}, makeUser({ id: 'member-7' }));
    await other.person.click(await writeButton());
    expect(comment().value).toBe('');
  });
});

describe('a review that is there', () => {
  it('REV-07 is edited by its author', async () => {
    const changed = {
      ...written,
      rating: 2,
      comment: 'Hm.',
      edited_at: '2026-04-11T08:00:00.000Z',
    };
    const { person, requests } = await open({
      listReviews: () => listOf([written, others], written),
      editReview: () => changed,
    });
    await person.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(comment().value).toBe('Lovely.');
    await person.click(screen.getByRole('radio', { name: '2 stars' }));
    fill('Hm.');
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Edited');
    expect(screen.getByText('2 stars: 1 review')).toBeDefined();
    const sent = requests.find(({ name }) => name === 'editReview');
    expect([sent?.params, sent?.body]).toEqual([
      { reviewId: 'review-9' },
      { rating: 2, comment: 'Hm.' },
    ]);
  });

  it('REV-07 is deleted by its author, after asking, who may then write anew', async () => {
    const { person, requests } = await open({
      listReviews: () => listOf([written, others], written),
      deleteReview: () => undefined,
    });
    await person.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your review?' }));
    expect(requests.some(({ name }) => name === 'deleteReview')).toBe(false);
    await person.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Lovely.')).toBeNull());
    expect(screen.getByText('1 review')).toBeDefined();
    const button = await writeButton();
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('REV-07 what is typed into it is kept until it is saved or left', async () => {
    const answers = { listReviews: () => listOf([written, others], written) };
    const first = await open(answers);
    await first.person.click(await screen.findByRole('button', { name: 'Edit' }));
    fill('Half a thought');
    first.unmount();

    const { person } = await open(answers);
    await person.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(comment().value).toBe('Half a thought');
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    await person.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(comment().value).toBe('Lovely.');
    expect(localStorage.getItem(storageKeys.reviewDrafts)).toBeNull();
  });

  it('REV-07 the focus goes to the next review when an administrator has removed one', async () => {
    const third = makeReview({ id: 'review-3', user_name: 'Kit', comment: 'Too salty.' });
    const { person } = await open(
      {
        listReviews: () => listOf([written, others, third], written),
        removeReview: () => undefined,
      },
      makeUser({ is_admin: true }),
    );
    await person.click(await screen.findByRole('button', { name: 'Remove the review by Grace' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText(others.comment)).toBeNull());
    const next = screen.getByText('Too salty.').closest('li');
    await waitFor(() => expect(next?.contains(document.activeElement)).toBe(true));
  });

  it('REV-01 another order that was on its way when one voted comes all the same', async () => {
    let requestCount = 0;
    const voted = { ...others, helpful_count: 1, is_helpful: true };
    const { person } = await open({
      listReviews: ({ query }) => {
        if (query.get('order') !== 'helpful') return listOf([others, written], written);
        requestCount += 1;
        return requestCount === 1 ? new Promise(() => {}) : listOf([written, voted], written);
      },
      markHelpful: () => voted,
    });
    await person.click(await screen.findByRole('radio', { name: 'Most helpful' }));
    await person.click(
      await screen.findByRole('button', { name: /^Helpful: the review by Grace/ }),
    );
    await waitFor(() => expect(requestCount).toBe(2));
    await waitFor(() => {
      const list = screen.getByText('Lovely.').closest('ul');
      expect(list?.getAttribute('aria-busy')).toBeNull();
    });
  });

  it('REV-07 is removed by an administrator, and offers that to nobody else', async () => {
    const { person, requests } = await open(
      { removeReview: () => undefined },
      makeUser({ is_admin: true }),
    );
    await person.click(await screen.findByRole('button', { name: 'Remove the review by Grace' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Remove' }));
    await screen.findByText('No reviews yet. Be the first to review this recipe!');
    expect(requests.find(({ name }) => name === 'removeReview')?.params).toEqual({
      reviewId: others.id,
    });
  });

  it('REV-07 offers neither edit nor removal to other members, and no vote to its author', async () => {
    await open({ listReviews: () => listOf([written, others], written) });
    const item = (text: string) => within(screen.getByText(text).closest('li') ?? document.body);
    expect(item(others.comment).queryByRole('button', { name: /Edit|Delete|Remove/ })).toBeNull();
    expect(item('Lovely.').queryByRole('button', { name: /Helpful/ })).toBeNull();
  });

  it('is found helpful, and not any more, as the server says', async () => {
    const voted = { ...others, helpful_count: 1, is_helpful: true };
    const { person } = await open({ markHelpful: () => voted, unmarkHelpful: () => others });
    const button = () => screen.findByRole('button', { name: /^Helpful: the review by Grace/ });
    await person.click(await button());
    await waitFor(async () => expect((await button()).getAttribute('aria-pressed')).toBe('true'));
    expect((await button()).textContent).toBe('Helpful(1)');
    await person.click(await button());
    await waitFor(async () => expect((await button()).getAttribute('aria-pressed')).toBe('false'));
  });

  it('says that a vote was lost', async () => {
    const { person } = await open({ markHelpful: () => new Unreachable() });
    await person.click(await screen.findByRole('button', { name: /^Helpful: the review by/ }));
    const toast = await shownToast('Error');
    expect(toast.getByText('Failed to save your vote. Please try again.')).toBeDefined();
  });
});

describe('one’s own recipe', () => {
  const mine = makeRecipe({ owner_id: 'member-1' });

  it('REV-03 is reviewed by others: there is no button, and it says so', async () => {
    await open({ readRecipe: () => mine });
    await screen.findByText('This is your own recipe: what others say of it stands here.');
    expect(screen.queryByRole('button', { name: 'Write Review' })).toBeNull();
  });

  it('REV-07 a review that one wrote before stays one’s own to edit', async () => {
    await open({
      readRecipe: () => mine,
      listReviews: () => listOf([written, others], written),
    });
    await screen.findByRole('button', { name: 'Edit' });
    expect(screen.queryByRole('button', { name: 'Already Reviewed' })).toBeNull();
  });

  it('REV-03 invites everybody else as before', async () => {
    await open({ readRecipe: () => makeRecipe({ owner_id: 'member-2' }) });
    await writeButton();
  });
});
