// @vitest-environment happy-dom
import type { User } from '@pomona/contract/accounts';
import type { RecipeCard } from '@pomona/contract/recipes';
import { act, configure, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Garbage, type SeenRequest } from '#test/fake-api.ts';
import { makeCard } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';

// What a page fetches on demand takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const inAll = 100_000;
const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) =>
    makeCard({ id: `${name}-${index}`, title: `${name} ${index}` }),
  );
const soups = numbered('soup', 40);
const salads = numbered('salad', 3);

/** A server with too many recipes to load: it finds soups or salads, and counts no further than 30. */
function foundBy({ query }: SeenRequest): unknown {
  const all: Record<string, RecipeCard[]> = { soup: soups, salad: salads, nothing: [] };
  const left = all[query.get('q') ?? 'soup'] ?? soups;
  const start = Number(query.get('cursor') ?? 0);
  const end = start + Number(query.get('limit'));
  return {
    recipes: left.slice(start, end),
    total: Math.min(left.length, 30),
    total_is_exact: left.length <= 30,
    in_all: inAll,
    next_cursor: end < left.length ? String(end) : null,
  };
}

const pageOf = (recipes: readonly RecipeCard[]) => ({
  recipes,
  total: recipes.length,
  total_is_exact: true,
  in_all: inAll,
  next_cursor: null,
});

/** What the browser would tell when the end of the list comes near. */
let nears: (() => void)[] = [];
const comeNear = () => act(async () => nears.at(-1)?.());

beforeEach(() => {
  nears = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        nears.push(() => tell([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});

const search = () => screen.getByRole('searchbox', { name: 'Search recipes' });
const titles = () =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const listCalls = (requests: readonly SeenRequest[]) =>
  requests.filter(({ name }) => name === 'listRecipes');

describe('a collection that is too large to be loaded', () => {
  it('LIST-17 is searched by the server, and never asked for whole', async () => {
    const { person, requests } = await renderPage('/recipes?q=salad', {
      answers: { listRecipes: foundBy },
    });
    await screen.findByText('Showing 3 of 100,000 recipes');
    await screen.findByText('100,000 recipes in the collection');
    expect(titles()).toEqual(['salad 0', 'salad 1', 'salad 2']);
    await screen.findByText('You have reached the end of the list.');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'newest');
    await waitFor(() =>
      expect(listCalls(requests).at(-1)?.query.toString()).toContain('sort=newest'),
    );
    expect(listCalls(requests).map(({ query }) => query.get('limit'))).not.toContain('1000');
  });

  it('LIST-17 goes on as one reads on, and says so when the rest does not come', async () => {
    let isBroken = false;
    const listRecipes = (request: SeenRequest) => (isBroken ? new Garbage(500) : foundBy(request));
    const { person, requests } = await renderPage('/recipes', { answers: { listRecipes } });
    await screen.findByText('Showing 30+ of 100,000 recipes');
    await waitFor(() => expect(nears.length).toBeGreaterThan(0));
    await comeNear();
    await waitFor(() => expect(listCalls(requests).at(-1)?.query.get('cursor')).toBe('12'));
    isBroken = true;
    await waitFor(async () => {
      await comeNear();
      expect(screen.getByText('The next recipes could not be loaded.')).toBeDefined();
    });
    const failed = listCalls(requests).length;
    await comeNear();
    expect(listCalls(requests)).toHaveLength(failed);
    isBroken = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('You have reached the end of the list.');
    expect(listCalls(requests).at(-1)?.query.get('cursor')).toBe('36');
  });

  it('LIST-17 keeps what was found until the next comes, and minds no answer that is late', async () => {
    const late: Record<string, (value: unknown) => void> = {};
    const listRecipes = (request: SeenRequest) => {
      const q = request.query.get('q');
      if (q === null) return foundBy(request);
      return new Promise((resolve) => {
        late[q] = () => resolve(foundBy(request));
      });
    };
    const { person } = await renderPage('/recipes', { answers: { listRecipes } });
    await screen.findByText('Showing 30+ of 100,000 recipes');
    await person.type(search(), 'salad');
    await waitFor(() => expect(late).toHaveProperty('salad'));
    expect(titles()[0]).toBe('soup 0');
    await person.clear(search());
    await person.type(search(), 'nothing');
    await waitFor(() => expect(late).toHaveProperty('nothing'));
    late.nothing?.(null);
    await screen.findByRole('heading', { name: 'No recipes found' });
    await act(async () => late.salad?.(null));
    expect(titles()).toEqual(['No recipes found']);
    await person.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await screen.findByText('Showing 30+ of 100,000 recipes');
  });

  it.each([
    {
      what: 'the allergens of the profile',
      address: '/recipes?fits=me',
      change: (user: User): User => ({
        ...user,
        preferences: { ...user.preferences, allergens: ['Nuts'] },
      }),
    },
    {
      what: 'the favourites',
      address: '/recipes?favorites=mine',
      change: (user: User): User => ({ ...user, favorite_recipes: ['salad-1'] }),
    },
  ])('LIST-16 LIST-17 asks anew when $what are others', async ({ address, change }) => {
    let user = makeUser({ favorite_recipes: ['soup-1'] });
    const before = user;
    const { services } = await renderPage(address, {
      token: 'stored',
      answers: {
        readOwnUser: () => user,
        listRecipes: (request) => {
          const found = user === before ? soups : salads;
          const isOwn = request.query.has('fits') || request.query.has('favorites');
          return isOwn ? pageOf(found.slice(0, 3)) : foundBy(request);
        },
      },
    });
    await waitFor(() => expect(titles()).toEqual(['soup 0', 'soup 1', 'soup 2']));
    user = change(user);
    act(() => services.session.updateUser(user));
    await waitFor(() => expect(titles()).toEqual(['salad 0', 'salad 1', 'salad 2']));
  });

  it('LIST-16 tells no count beside a filter that it cannot tell', async () => {
    const { person } = await renderPage('/recipes', { answers: { listRecipes: foundBy } });
    await screen.findByText('Showing 30+ of 100,000 recipes');
    await person.click(screen.getByRole('button', { name: 'Filters' }));
    const dairy = await screen.findByRole('button', { name: 'Dairy' });
    expect(dairy.textContent).toBe('Dairy');
    expect(screen.getByRole('combobox', { name: 'Total time' }).textContent).not.toMatch(/\(\d/);
    expect(screen.getByRole('button', { name: 'Show recipes' })).toBeDefined();
  });
});
