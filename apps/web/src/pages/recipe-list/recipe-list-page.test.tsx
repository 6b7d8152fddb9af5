// @vitest-environment happy-dom
import { storageKeys } from '@pomona/contract/constants';
import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Garbage, type SeenRequest, Unreachable } from '#test/fake-api.ts';
import { listOf, makeCard, makeRecipe } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { shownToast } from '#test/shown-toast.ts';
import { dismissToast } from '#ui/feedback/toast-message.ts';

// What a page fetches on demand takes its time on a busy machine.
configure({ asyncUtilTimeout: 5000 });

const soup = makeCard();
const salmon = makeCard({
  id: 'salmon-traybake',
  title: 'Salmon Traybake',
  description: 'Fennel and dill.',
  diet_types: ['Keto', 'Heart-Healthy'],
  meal_type: 'Lunch',
  prep_time: 5,
  rating: 4.9,
  review_count: 7,
  ingredients: ['2 salmon fillets'],
  tags: ['fish'],
  nutrition: { calories: 410, protein: 34, carbs: 6, fiber: 3 },
});
const porridge = makeCard({
  id: 'apple-porridge',
  title: 'Apple Porridge',
  description: 'Oats and cinnamon.',
  diet_types: ['Vegetarian'],
  meal_type: 'Breakfast',
  rating: 0,
  review_count: 0,
  ingredients: ['50 g oats', '1 apple'],
  tags: ['quick'],
  allergens: ['Dairy'],
  allergen_details: ['milk'],
  created_at: '2026-09-01T08:00:00.000Z',
  nutrition: { calories: 250, protein: 9, carbs: 40, fiber: 7 },
});
const answers = { listRecipes: listOf([salmon, soup, porridge]) };
const asMember = {
  token: 'stored',
  answers: { ...answers, readOwnUser: () => makeUser({ favorite_recipes: ['lentil-soup'] }) },
};

const titles = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const showing = (shown: number, total = 3) =>
  screen.findByText(`Showing ${shown} of ${total} recipes`);
const wholeLists = (requests: readonly SeenRequest[]) =>
  requests.filter(({ name, query }) => name === 'listRecipes' && query.get('limit') === '1000');
const search = () => screen.getByRole('searchbox', { name: 'Search recipes' });

describe('loading the list', () => {
  it('LIST-01 asks for a thousand, past every cache on Refresh only', async () => {
    const { person, requests } = await renderPage('/recipes', { answers });
    await waitFor(() =>
      expect(wholeLists(requests).map(({ query }) => query.has('t'))).toEqual([false]),
    );
    await person.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(wholeLists(requests)).toHaveLength(2));
    await person.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(wholeLists(requests)).toHaveLength(3));
    const [, first, second] = wholeLists(requests).map(({ query }) => query);
    expect(Number(first?.get('t'))).toBeGreaterThan(0);
    expect(first?.get('random')).not.toBe(second?.get('random'));
  });

  it('LIST-01 LIST-07 asks again with the bearer once a member is known', async () => {
    const { requests } = await renderPage('/recipes', asMember);
    await waitFor(() =>
      expect(wholeLists(requests).at(-1)?.headers.get('authorization')).toBe('Bearer stored'),
    );
  });

  it('LIST-02 names the status of a refusal', async () => {
    let answer: unknown;
    const listRecipes = (request: SeenRequest) => answer ?? answers.listRecipes(request);
    const { person, requests } = await renderPage('/recipes', { answers: { listRecipes } });
    await waitFor(() => expect(wholeLists(requests)).toHaveLength(1));
    await showing(3);
    answer = new Garbage(503);
    await person.click(screen.getByRole('button', { name: 'Refresh' }));
    const toast = await shownToast('Error loading recipes');
    expect(toast.getByText('Failed to load recipes: API Error: 503')).toBeDefined();
    expect(titles()).toHaveLength(3);
  });

  it('LIST-03 shows that it loads, then what came', async () => {
    let arrive: (value: unknown) => void = () => {};
    const coming = new Promise((resolve) => {
      arrive = resolve;
    });
    await renderPage('/recipes', { answers: { listRecipes: () => coming } });
    expect(screen.getByRole('status').textContent).toBe('Loading recipes…');
    expect(screen.queryAllByRole('article')).toHaveLength(0);
    arrive([soup]);
    await showing(1, 1);
  });

  it('LIST-03 says that it failed, and loads when tried again', async () => {
    let isBroken = true;
    const listRecipes = (request: SeenRequest) =>
      isBroken ? new Garbage(500) : answers.listRecipes(request);
    const { person } = await renderPage('/recipes', { answers: { listRecipes } });
    await screen.findAllByText('Failed to load recipes: API Error: 500');
    const tryAgain = await screen.findByRole('button', { name: 'Try again' });
    isBroken = false;
    await person.click(tryAgain);
    await showing(3);
  });

  it('LIST-03 says so when nobody answers', async () => {
    let answer: unknown;
    const listRecipes = (request: SeenRequest) => answer ?? answers.listRecipes(request);
    const { person } = await renderPage('/recipes', { answers: { listRecipes } });
    await showing(3);
    answer = new Unreachable();
    await person.click(screen.getByRole('button', { name: 'Refresh' }));
    const toast = await shownToast('Error loading recipes');
    expect(toast.getByText('Failed to load recipes. Please try again later.')).toBeDefined();
  });

  it('LIST-04 tells how many a refresh found', async () => {
    const { person } = await renderPage('/recipes', { answers });
    await showing(3);
    await person.click(screen.getByRole('button', { name: 'Refresh' }));
    const toast = await shownToast('Recipes loaded successfully');
    expect(toast.getByText('Found 3 delicious healthy recipes')).toBeDefined();
  });

  it('LIST-04 tells that the database is empty, where nothing can be cleared, and again on Refresh', async () => {
    const words = 'The recipe database appears to be empty.';
    const toastShown = () =>
      waitFor(async () => (await shownToast('No recipes found')).getByText(words));
    const { person } = await renderPage('/recipes', { answers: { listRecipes: listOf([]) } });
    await showing(0, 0);
    await toastShown();
    const state = screen.getByRole('heading', { name: 'No recipes found' }).parentElement;
    expect(state?.textContent).toBe(`No recipes found${words}`);
    expect(screen.queryByRole('button', { name: 'Clear Filters' })).toBeNull();
    dismissToast();
    await person.click(screen.getByRole('button', { name: 'Refresh' }));
    await toastShown();
  });

  it('LIST-04 shows that the database is empty before all recipes were asked for', async () => {
    const page = { recipes: [], total: 0, total_is_exact: true, in_all: 0, next_cursor: null };
    const coming = new Promise(() => {});
    const listRecipes = ({ query }: SeenRequest) => (query.has('page') ? page : coming);
    await renderPage('/recipes', { answers: { listRecipes } });
    await showing(0, 0);
    expect(screen.getByRole('heading', { name: 'No recipes found' })).toBeDefined();
  });

  it('LIST-07 loads again when the member leaves', async () => {
    const signOut = () => undefined;
    const { requests, services } = await renderPage('/recipes', {
      ...asMember,
      answers: { ...asMember.answers, signOut },
    });
    await screen.findByRole('link', { name: 'Generate Custom Recipe' });
    await showing(3);
    const before = wholeLists(requests).length;
    await services.session.signOut();
    await waitFor(() => expect(wholeLists(requests).length).toBe(before + 1));
    expect(wholeLists(requests).at(-1)?.headers.get('authorization')).toBeNull();
  });
});

describe('choosing from the list', () => {
  it('LIST-05 shows the total, a search box and the orders', async () => {
    await renderPage('/recipes', { answers });
    await screen.findByText('3 recipes in the collection');
    expect(search()).toBeDefined();
    const orders = within(screen.getByRole('combobox', { name: 'Sort by' })).getAllByRole('option');
    expect(orders.map(({ textContent }) => textContent)).toEqual([
      'Highest Rated',
      'Quickest',
      'Ready soonest',
      'Lowest Calories',
      'Newest First',
      'A to Z',
    ]);
  });

  it('LIST-05 opens and closes the filter panel', async () => {
    const { person } = await renderPage('/recipes', { answers });
    const toggle = screen.getByRole('button', { name: 'Filters' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    await person.click(toggle);
    expect(await screen.findByRole('group', { name: /Diet/ })).toBeDefined();
    await person.click(toggle);
    expect(screen.queryByRole('group', { name: /Diet/ })).toBeNull();
  });

  it('LIST-06 LIST-09 counts what a search leaves', async () => {
    const { person } = await renderPage('/recipes', { answers });
    await showing(3);
    await person.type(search(), 'FENNEL');
    await showing(1);
    expect(titles()).toEqual(['Salmon Traybake']);
  });

  it('LIST-09 draws what a key leaves in the same turn as the key', async () => {
    const { person } = await renderPage('/recipes', { answers });
    await showing(3);
    const box = search();
    // The first search waits for its script, the next does not.
    await person.type(box, 'lentil');
    await waitFor(() => expect(titles()).toEqual(['Lentil Soup']));
    await person.clear(box);
    await showing(3);
    // As in a browser: nothing is drawn before its time.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, 'fennel');
    box.dispatchEvent(new Event('input', { bubbles: true }));
    await Promise.resolve();
    expect(titles()).toEqual(['Salmon Traybake']);
  });

  it('LIST-10 keeps what has any of the chosen diets, and the meal', async () => {
    const { person } = await renderPage('/recipes', { answers });
    await showing(3);
    await person.click(screen.getByRole('button', { name: 'Filters' }));
    await person.click(await screen.findByRole('button', { name: 'Keto' }));
    await person.click(screen.getByRole('button', { name: 'High-Fiber' }));
    await showing(2);
    await person.click(screen.getByRole('radio', { name: 'Dinner' }));
    await showing(1);
    expect(titles()).toEqual(['Lentil Soup']);
  });

  it('LIST-11 orders by rating first, then as asked', async () => {
    const { person } = await renderPage('/recipes', { answers });
    await showing(3);
    await waitFor(() =>
      expect(titles()).toEqual(['Salmon Traybake', 'Lentil Soup', 'Apple Porridge']),
    );
    const sort = screen.getByRole('combobox', { name: 'Sort by' });
    const putsFirst = async (order: string, title: string) => {
      await person.selectOptions(sort, order);
      await waitFor(() => expect(titles()[0]).toBe(title));
    };
    await putsFirst('Lowest Calories', 'Apple Porridge');
    await putsFirst('Quickest', 'Salmon Traybake');
    await putsFirst('Newest First', 'Apple Porridge');
    await person.selectOptions(sort, 'A to Z');
    await waitFor(() =>
      expect(titles()).toEqual(['Apple Porridge', 'Lentil Soup', 'Salmon Traybake']),
    );
  });

  it('LIST-11 orders as shown where numbers are hidden: not by calories', async () => {
    localStorage.setItem(storageKeys.numberFree, 'on');
    await renderPage('/recipes?sort=calories', { answers });
    await showing(3);
    const sort = screen.getByRole('combobox', { name: 'Sort by' });
    expect(sort).toHaveProperty('value', 'rating');
    await waitFor(() =>
      expect(titles()).toEqual(['Salmon Traybake', 'Lentil Soup', 'Apple Porridge']),
    );
    localStorage.removeItem(storageKeys.numberFree);
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.numberFree }));
    await waitFor(() => expect(titles()[0]).toBe('Apple Porridge'));
    expect(sort).toHaveProperty('value', 'calories');
  });

  it('LIST-08 shows each filter as a chip that takes it away', async () => {
    const { person } = await renderPage('/recipes?q=len&diet=Vegan&meal=Dinner', { answers });
    const active = within(await screen.findByRole('region', { name: 'Active filters' }));
    expect(active.getByText('Search: len')).toBeDefined();
    await person.click(active.getByRole('button', { name: 'Remove Vegan' }));
    expect(active.queryByText('Vegan')).toBeNull();
    await person.click(active.getByRole('button', { name: 'Remove Search: len' }));
    expect(search()).toHaveProperty('value', '');
    expect(active.getByText('Dinner')).toBeDefined();
  });

  it('LIST-08 takes all filters away at once and keeps the order', async () => {
    const { person } = await renderPage('/recipes?q=len&diet=Vegan&sort=calories', { answers });
    await showing(1);
    await person.click(await screen.findByRole('button', { name: 'Clear all' }));
    await showing(3);
    expect(screen.queryByRole('region', { name: 'Active filters' })).toBeNull();
    expect(titles()[0]).toBe('Apple Porridge');
  });

  it('LIST-14 says that nothing fits, and clears the filters', async () => {
    const { person } = await renderPage('/recipes?q=zzz', { answers });
    await screen.findByRole('heading', { name: 'No recipes found' });
    expect(screen.getByText('Try adjusting your search terms or filters')).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Clear Filters' }));
    await showing(3);
  });

  it('LIST-14 does not call a search empty while recipes are on their way', async () => {
    const coming = new Promise(() => {});
    const listRecipes = (request: SeenRequest) => (request.query.has('page') ? [soup] : coming);
    await renderPage('/recipes?q=salmon', { answers: { listRecipes } });
    await screen.findByText('1 recipe in the collection');
    expect(screen.getByRole('status').textContent).toBe('Loading recipes…');
    expect(screen.queryByRole('heading', { name: 'No recipes found' })).toBeNull();
  });

  it('LIST-11 begins with the picks of the day, until something is searched, without a further call', async () => {
    const page = { total: 1, total_is_exact: true, in_all: 3, next_cursor: null };
    const first = { ...page, recipes: [soup], picks: [salmon] };
    const another = { ...salmon, id: 'another', title: 'Another Salmon' };
    const all = [soup, salmon, another];
    const listRecipes = ({ query }: SeenRequest) => (query.has('page') ? first : all);
    const { person, requests } = await renderPage('/recipes', { answers: { listRecipes } });
    await showing(3);
    const picks = within(screen.getByRole('region', { name: 'Choice of the day' }));
    expect(picks.getByRole('link', { name: salmon.title }).getAttribute('href')).toBe(
      `/recipes/${salmon.id}`,
    );
    expect(titles()).toEqual([
      'Choice of the day',
      expect.any(String),
      expect.any(String),
      expect.any(String),
    ]);
    expect(requests.filter(({ name }) => name === 'listRecipes')).toHaveLength(2);
    await person.type(search(), 'soup');
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Choice of the day' })).toBeNull(),
    );
  });

  it('LIST-17 shows what the server found for the address until all recipes are there', async () => {
    let arrive: (value: unknown) => void = () => {};
    const coming = new Promise((resolve) => {
      arrive = resolve;
    });
    const page = {
      recipes: [salmon],
      total: 1,
      total_is_exact: true,
      in_all: 3,
      next_cursor: null,
    };
    const listRecipes = ({ query }: SeenRequest) => (query.has('page') ? page : coming);
    const { requests } = await renderPage('/recipes?q=fennel', { answers: { listRecipes } });
    await showing(1);
    expect(titles()).toEqual(['Salmon Traybake']);
    expect(requests.find(({ query }) => query.has('page'))?.query.get('q')).toBe('fennel');
    arrive([soup, salmon, { ...salmon, id: 'another', title: 'Another Salmon' }]);
    await showing(2);
  });

  it('LIST-16 keeps the selection in the address', async () => {
    const { person, router } = await renderPage('/recipes', { answers });
    await showing(3);
    await person.type(search(), 'soup');
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'soup' }));
  });

  it('LIST-09 LIST-16 DETAIL-01 whoever types and follows a card at once arrives, stays, and finds the search on the way back', async () => {
    const readRecipe = () => makeRecipe();
    const { person, router } = await renderPage('/recipes', {
      answers: { ...answers, readRecipe, listReviews: () => [] },
    });
    await showing(3);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    fireEvent.change(search(), { target: { value: 'lentil' } });
    await person.click(await screen.findByRole('link', { name: 'View Recipe Lentil Soup' }));
    await screen.findByRole('heading', { level: 1, name: 'Lentil Soup' });
    // Longer than the list waits before it writes itself into the address.
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(router.state.location.pathname).toBe('/recipes/lentil-soup');
    act(() => router.history.back());
    await screen.findByRole('heading', { level: 1, name: 'Recipes' });
    expect(router.state.location.href).toBe('/recipes?q=lentil');
    expect(search()).toHaveProperty('value', 'lentil');
  });

  it('LIST-16 narrows by all diets, allergens, time and load, and tells what each choice would leave', async () => {
    const { person, router } = await renderPage('/recipes', { answers });
    await showing(3);
    await person.click(screen.getByRole('button', { name: 'Filters' }));
    await person.click(await screen.findByRole('button', { name: 'Dairy' }));
    await showing(2);
    expect(titles()).toEqual(['Salmon Traybake', 'Lentil Soup']);
    const time = screen.getByRole('combobox', { name: 'Total time' });
    await waitFor(() => expect(time.textContent).toContain('Up to 45 min (2)'));
    await person.selectOptions(time, '30');
    await showing(1);
    await person.selectOptions(screen.getByRole('combobox', { name: /Glycemic load/ }), '10');
    await screen.findByRole('heading', { name: 'No recipes found' });
    const active = within(screen.getByRole('region', { name: 'Active filters' }));
    await person.click(active.getByRole('button', { name: 'Remove Glycemic load up to 10' }));
    await showing(1);
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ avoid: 'Dairy', max_minutes: '30' }),
    );
  });

  it('REC-10 LIST-16 leaves out what may contain an allergen, and marks what was not read whole', async () => {
    const cards = [
      makeCard({ id: 'sure', title: 'Celery Soup', allergen_details: ['celery'] }),
      makeCard({ id: 'open', title: 'Stock Soup', may_contain: ['celery'] }),
      makeCard({ id: 'unread', title: 'Flubber Soup', is_read_whole: false }),
      makeCard({ id: 'free', title: 'Carrot Soup' }),
    ];
    const { person, router } = await renderPage('/recipes', {
      answers: { listRecipes: listOf(cards) },
    });
    await showing(4, 4);
    expect(screen.queryByText('Not every line could be read')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Filters' }));
    const celery = await screen.findByRole('button', { name: 'Celery' });
    await waitFor(() => expect(celery.textContent).toBe('Celery2'));
    await person.click(celery);
    await showing(2, 4);
    expect(titles()).toEqual(['Carrot Soup', 'Flubber Soup']);
    const marks = screen.getAllByText('Not every line could be read');
    expect(marks.map((mark) => mark.closest('article')?.textContent)).toEqual([
      expect.stringContaining('Flubber Soup'),
    ]);
    await waitFor(() => expect(router.state.location.search).toEqual({ avoid: 'celery' }));
  });

  it('REC-10 a member sees what a dish contains of what they avoid, or may contain', async () => {
    const cards = [
      makeCard({ id: 'sure', title: 'Peanut Soup', allergen_details: ['peanut'] }),
      makeCard({ id: 'open', title: 'Stock Soup', may_contain: ['celery', 'peanut'] }),
      makeCard({ id: 'nuts', title: 'Walnut Soup', allergen_details: ['tree_nut'] }),
    ];
    const preferences = { ...makeUser().preferences, allergens: ['peanut' as const] };
    await renderPage('/recipes', {
      token: 'stored',
      answers: { listRecipes: listOf(cards), readOwnUser: () => makeUser({ preferences }) },
    });
    const cardOf = (text: string) => screen.getByText(text).closest('article')?.textContent;
    await screen.findByText('Contains Peanuts');
    expect(cardOf('Contains Peanuts')).toContain('Peanut Soup');
    expect(cardOf('May contain Peanuts')).toContain('Stock Soup');
    expect(screen.queryByText(/Contains .*nuts/)?.closest('article')?.textContent).not.toContain(
      'Walnut Soup',
    );
  });

  it('LIST-16 keeps what carries every chosen label, when asked so', async () => {
    const { person } = await renderPage('/recipes?diet=Vegan,High-Fiber,Keto&diets=all', {
      answers,
    });
    await screen.findByRole('heading', { name: 'No recipes found' });
    await person.click(await screen.findByRole('button', { name: 'Remove All of these diets' }));
    await showing(2);
    expect(titles()).toEqual(['Salmon Traybake', 'Lentil Soup']);
  });

  it('LIST-16 goes by the preferences of a member, and tells a visitor to log in', async () => {
    const { person } = await renderPage('/recipes', { answers });
    await showing(3);
    await person.click(screen.getByRole('button', { name: 'Filters' }));
    await person.click(await screen.findByRole('button', { name: 'Fits my preferences' }));
    await shownToast('Login Required');
    await showing(3);
    expect(screen.queryByRole('button', { name: 'My favorites' })).toBeNull();
  });

  it('LIST-16 shows a member what fits, and the favourites', async () => {
    const preferences = {
      ...makeUser().preferences,
      dietary_preferences: ['Keto' as const],
      allergens: ['Dairy' as const],
    };
    const readOwnUser = () => makeUser({ favorite_recipes: ['lentil-soup'], preferences });
    const { person } = await renderPage('/recipes?fits=me', {
      token: 'stored',
      answers: { ...answers, readOwnUser },
    });
    await showing(1);
    expect(titles()).toEqual(['Salmon Traybake']);
    await person.click(screen.getByRole('button', { name: /^Filters/ }));
    await person.click(await screen.findByRole('button', { name: 'Fits my preferences' }));
    await person.click(screen.getByRole('button', { name: 'My favorites' }));
    await showing(1);
    expect(titles()).toEqual(['Lentil Soup']);
  });

  it('LIST-16 offers no calories to whoever reads without numbers', async () => {
    localStorage.setItem(storageKeys.numberFree, 'on');
    const { person } = await renderPage('/recipes', { answers });
    await showing(3);
    await person.click(screen.getByRole('button', { name: 'Filters' }));
    expect(await screen.findByRole('combobox', { name: 'Total time' })).toBeDefined();
    expect(screen.queryByRole('combobox', { name: /Calories|Glycemic/ })).toBeNull();
    expect(screen.queryByRole('option', { name: 'Lowest Calories' })).toBeNull();
  });
});
