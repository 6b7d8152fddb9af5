// @vitest-environment happy-dom
import type { QualityCounts, RecipeWithFindings } from '@pomona/contract/admin/quality';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, Refusal, type SeenRequest } from '#test/fake-api.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { shownToast } from '#test/shown-toast.ts';

const counts: QualityCounts = {
  unmatched_line: { findings: 3, recipes: 2 },
  lost_label: { findings: 0, recipes: 0 },
  moved_figure: { findings: 2, recipes: 1 },
  outdated_translation: { findings: 0, recipes: 0 },
  foods_without_index: 1,
};
const none = { before: null, after: null };
const soup: RecipeWithFindings = {
  ...{ id: 'soup', title: 'Flubber soup', is_catalogue: true },
  findings: [{ subject: '3 flubberworts', ...none }],
};
const moved: RecipeWithFindings = {
  ...{ id: 'stew', title: 'Old stew', is_catalogue: true },
  findings: [
    { subject: 'calories', before: 80, after: 120 },
    { subject: 'glycemic_load', before: 6, after: null },
  ],
};
const figures = {
  ...{ total_recipes: 540, public_recipes: 532, total_users: 12, active_users: 3 },
  new_users_today: 1,
};
const images = { total_recipes: 540, with_images: 532, without_images: 8 };
const page = (...recipes: RecipeWithFindings[]) => ({ recipes, next_cursor: null });

const open = (answers: Answers) =>
  renderPage('/admin?tab=quality', {
    token: 'stored',
    answers: {
      readOwnUser: () => makeUser({ is_admin: true }),
      readAdminFigures: () => ({ stats: figures }),
      readGenerationStatus: () => ({ ...images, completion_percentage: 98 }),
      readQuality: () => counts,
      ...answers,
    },
  });
const choose = (name: RegExp) => screen.findByRole('radio', { name });

describe('ADMIN-13 the data-quality board', () => {
  it('counts each kind, and leads to the recipe and to where it is mended', async () => {
    await open({ listFindings: () => page(soup) });
    await choose(/^Unmatched lines \(2\)$/);
    await choose(/^Foods without an index \(1\)$/);
    await screen.findByText('3 flubberworts');
    const hrefOf = (name: string) =>
      screen.getByRole<HTMLAnchorElement>('link', { name }).getAttribute('href');
    expect(hrefOf('Flubber soup')).toBe('/recipes/soup');
    expect(hrefOf('Edit Flubber soup')).toBe('/admin/recipes/soup/edit');
    expect(screen.queryByRole('button', { name: 'Flubber soup is right' })).toBeNull();
  });

  it('figures that moved stand with before and now, and leave the board when they are right', async () => {
    let left = [moved];
    const { person, requests } = await open({
      listFindings: ({ query }: SeenRequest) =>
        query.get('kind') === 'moved_figure' ? page(...left) : page(),
      settleFindings: () => {
        left = [];
        return null;
      },
    });
    await screen.findByText('All is well here');
    await person.click(await choose(/^Moved figures \(1\)$/));
    await screen.findByText('Calories: 80 → 120');
    await screen.findByText('Glycemic load: 6 → left out');
    await person.click(screen.getByRole('button', { name: 'Old stew is right' }));
    await shownToast('Taken off the board');
    await screen.findByText('All is well here');
    expect(requests.find(({ name }) => name === 'settleFindings')?.body).toEqual({
      kind: 'moved_figure',
    });
  });

  it('foods lead to their pages, with how often they are used', async () => {
    const foods = [{ key: 'yuca', name: 'Yuca', recipes: 4 }];
    const { person } = await open({
      listFindings: () => page(),
      listFoodsWithoutIndex: () => ({ foods }),
    });
    await person.click(await choose(/^Foods without an index/));
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Yuca' });
    expect(link.getAttribute('href')).toBe('/foods/yuca');
    expect(within(link.closest('li') as HTMLElement).getByText('4 recipes')).toBeDefined();
  });

  it('ADMIN-09 what cannot be loaded says so, and is tried again', async () => {
    let isUp = false;
    const { person } = await open({
      listFindings: () => (isUp ? page(soup) : new Refusal(503, 'unavailable', 'Later')),
    });
    await screen.findByText('What was found could not be loaded');
    isUp = true;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('3 flubberworts');
  });
});
