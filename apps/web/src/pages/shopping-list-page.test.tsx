// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Answers, Garbage } from '#test/fake-api.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { makeItem, shoppingServer, wholeList } from '#test/shopping-samples.ts';
import { shownToast } from '#test/shown-toast.ts';

const soup = {
  id: 'soup',
  title: 'Carrot Soup',
  language: 'es' as const,
  servings: 4,
  lines: ['200 g carrots, grated'],
};
const sample = () => [
  makeItem(),
  makeItem({ item: 'carrots', quantity: '200 g', recipes: [soup] }),
  makeItem({ item: 'milk', quantity: '1', category: 'Dairy', checked: true }),
];

async function openList(start = sample(), own: Answers = {}) {
  const server = shoppingServer(start);
  const answers = { readOwnUser: () => makeUser(), ...server.answers, ...own };
  const page = await renderPage('/shopping-list', { token: 'stored', answers });
  await screen.findByRole('heading', { level: 1, name: 'Shopping List' });
  if (start.length > 0 && !own.readShoppingList) await screen.findByText('tomatoes');
  return { ...page, server };
}

const group = (name: string) => within(screen.getByRole('region', { name }));
const tick = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const line = () => screen.getByLabelText<HTMLInputElement>('Add an item');
const figure = (label: string) =>
  screen
    .getAllByText(label)
    .map((term) => term.closest('dt')?.nextElementSibling?.textContent)
    .find(Boolean);
const write = (text: string) => fireEvent.change(line(), { target: { value: text } });

describe('the shopping list', () => {
  it('PROF-07 marks what holds an allergen of the member, or may, and nothing else', async () => {
    const { preferences } = makeUser();
    const user = makeUser({ preferences: { ...preferences, allergens: ['Nuts', 'celery'] } });
    const items = [
      makeItem(),
      makeItem({ item: 'peanut butter', contains: ['peanut'], may_contain: ['celery'] }),
      makeItem({ item: 'stock', contains: ['milk'], may_contain: ['celery'] }),
    ];
    await openList(items, { readOwnUser: () => user });
    const rowOf = (item: string) => within(screen.getByText(item).closest('li') as HTMLElement);
    expect(rowOf('peanut butter').getByText('Contains Nuts')).toBeDefined();
    expect(rowOf('stock').getByText('May contain Celery')).toBeDefined();
    expect(screen.getAllByText(/ontain/)).toHaveLength(2);
  });

  it('SHOP-02 SHOP-07 counts, and groups by category', async () => {
    await openList();
    expect([figure('Remaining'), figure('Completed'), figure('Total Items')]).toEqual([
      '2',
      '1',
      '3',
    ]);
    expect(group('Vegetables').getByText('2 of 2 left')).toBeDefined();
    expect(group('Dairy').getByText('Complete')).toBeDefined();
  });

  it('SHOP-08 is empty for somebody new, and leads to recipes', async () => {
    await openList([]);
    await screen.findByText('Your shopping list is empty');
    expect(screen.getByRole('link', { name: 'Browse recipes' }).getAttribute('href')).toBe(
      '/recipes',
    );
    expect(screen.queryByRole('button', { name: 'Clear Completed' })).toBeNull();
  });

  it('says that it could not be loaded, and tries again', async () => {
    let isDown = true;
    const items = [makeItem()];
    const { person } = await openList(items, {
      readShoppingList: () => (isDown ? new Garbage(500) : wholeList(items)),
    });
    await screen.findByText('Your shopping list could not be loaded');
    isDown = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('tomatoes');
  });

  it('SHOP-07 ticks at once, before the server has answered', async () => {
    let accept: (item: unknown) => void = () => {};
    const items = sample();
    const answer = new Promise((resolve) => {
      accept = resolve;
    });
    const { person, requests } = await openList(items, { changeShoppingItem: () => answer });
    await person.click(tick(/^tomatoes/));
    expect(tick(/^tomatoes/).checked).toBe(true);
    expect(figure('Remaining')).toBe('1');
    await waitFor(() => expect(requests.at(-1)?.body).toEqual({ checked: true }));
    accept({ ...items[0], checked: true });
    await waitFor(() => expect(group('Vegetables').getByText('1 of 2 left')).toBeDefined());
  });

  it('SHOP-07 keeps the tick in the very turn of the click: it does not flicker', async () => {
    await openList(sample(), { changeShoppingItem: () => new Promise(() => {}) });
    // As in a browser: nothing is drawn before its time.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    const box = tick(/^tomatoes/);
    box.click();
    expect(box.checked).toBe(true);
  });

  it('two changes of one item reach the server in their order', async () => {
    const { person, requests, server } = await openList();
    await person.click(tick(/^tomatoes/));
    const changes = () => requests.filter(({ name }) => name === 'changeShoppingItem');
    await waitFor(() => expect(changes()).toHaveLength(1));
    await person.click(tick(/^tomatoes/));
    await waitFor(() => expect(changes()).toHaveLength(2));
    expect(changes().map(({ body }) => body)).toEqual([{ checked: true }, { checked: false }]);
    await waitFor(() => expect(server.items()[0]?.checked).toBe(false));
  });
});

describe('adding', () => {
  it('SHOP-06 Enter adds, the line is empty again and keeps the focus', async () => {
    const { person, server } = await openList();
    await person.type(line(), '2 kg potatoes{Enter}');
    expect(line().value).toBe('');
    expect(document.activeElement).toBe(line());
    await waitFor(() => expect(server.items()).toHaveLength(4));
  });

  it('SHOP-06 shows what is understood, and proposes the category', async () => {
    const { person, requests } = await openList();
    write('2 kg potatoes');
    await screen.findByText('Adds potatoes, 2 kg');
    const select = screen.getByLabelText<HTMLSelectElement>('Category');
    expect(select.selectedOptions[0]?.textContent).toBe('Vegetables (suggested)');
    await person.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('potatoes')).toBeDefined();
    const sent = () => requests.find(({ name }) => name === 'addShoppingItems')?.body;
    await waitFor(() => expect(sent()).toBeDefined());
    // The server proposes by itself, should the proposal not have come yet.
    expect(sent()).toMatchObject({ items: [{ item: '2 kg potatoes' }], language: 'en' });
    expect(sent()).not.toHaveProperty('items.0.category');
  });

  it('SHOP-06 a category that is chosen goes along', async () => {
    const { person, server } = await openList();
    write('candles');
    await person.selectOptions(screen.getByLabelText('Category'), 'Produce');
    await person.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() =>
      expect(server.items().at(-1)).toMatchObject({ item: 'candles', category: 'Produce' }),
    );
  });

  it('SHOP-09 what the server adds up never stands beside the line that was on its way', async () => {
    const items = sample();
    const [tomatoes] = items;
    let accept: (answer: unknown) => void = () => {};
    const answer = new Promise((resolve) => {
      accept = resolve;
    });
    const { person } = await openList(items, { addShoppingItems: () => answer });
    await person.type(line(), '500 g tomatoes{Enter}');
    await screen.findByText('500 g tomatoes');
    const seen = new Set<string>();
    const watch = new MutationObserver(() => {
      const isOnItsWay = screen.queryByText('500 g tomatoes') !== null;
      const isAddedUp = screen.queryByRole('button', { name: 'Edit tomatoes, 2.5 kg' }) !== null;
      seen.add(`${isOnItsWay ? 'on its way' : ''}${isAddedUp ? 'added up' : ''}`);
    });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    accept({ items: [{ ...tomatoes, quantity: '2.5 kg' }] });
    await screen.findByRole('button', { name: 'Edit tomatoes, 2.5 kg' });
    await waitFor(() => expect(screen.queryByText('500 g tomatoes')).toBeNull());
    watch.disconnect();
    expect([...seen]).toEqual(['added up']);
  });

  it('SHOP-06 a blank name is ignored', async () => {
    const { person, requests } = await openList();
    await person.type(line(), '   {Enter}');
    await person.click(screen.getByRole('button', { name: 'Add' }));
    expect(requests.some(({ name }) => name === 'addShoppingItems')).toBe(false);
  });
});

describe('changing', () => {
  it('edits quantity and name in place, and gives the focus back', async () => {
    const { person, server, requests } = await openList();
    await person.click(screen.getByRole('button', { name: 'Edit tomatoes, 2 kg' }));
    const quantity = screen.getByLabelText<HTMLInputElement>('Quantity');
    expect(document.activeElement).toBe(quantity);
    await person.clear(quantity);
    await person.type(quantity, '3 kg{Enter}');
    const opener = await screen.findByRole('button', { name: 'Edit tomatoes, 3 kg' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
    await waitFor(() => expect(requests.at(-1)?.body).toEqual({ quantity: '3 kg' }));
    await waitFor(() => expect(server.items()[0]?.quantity).toBe('3 kg'));
  });

  it('Escape leaves it as it was', async () => {
    const { person, requests } = await openList();
    await person.click(screen.getByRole('button', { name: 'Edit tomatoes, 2 kg' }));
    await person.type(screen.getByLabelText('Quantity'), '99{Escape}');
    await screen.findByRole('button', { name: 'Edit tomatoes, 2 kg' });
    expect(requests.some(({ name }) => name === 'changeShoppingItem')).toBe(false);
  });

  it('a category that is changed keeps the focus on the line, wherever it goes', async () => {
    const { person } = await openList();
    await person.click(screen.getByRole('button', { name: 'Edit tomatoes, 2 kg' }));
    await person.selectOptions(group('Vegetables').getByLabelText('Category'), 'Pantry');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    const opener = await group('Pantry').findByRole('button', { name: 'Edit tomatoes, 2 kg' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('so does a name for which the server knows another category', async () => {
    const items = sample();
    const { person } = await openList(items, {
      changeShoppingItem: () => ({ ...items[0], item: 'oats', category: 'Grains' }),
    });
    await person.click(screen.getByRole('button', { name: 'Edit tomatoes, 2 kg' }));
    await person.clear(screen.getByLabelText('Name'));
    await person.type(screen.getByLabelText('Name'), 'oats{Enter}');
    await screen.findByRole('region', { name: 'Grains' });
    const opener = group('Grains').getByRole('button', { name: 'Edit oats, 2 kg' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  describe('SHOP-09 while another device changes the list', () => {
    async function openWithOther(start = sample()) {
      let items = start;
      const page = await openList(start, { readShoppingList: () => wholeList(items) });
      await screen.findByText('tomatoes');
      const otherMakes = (next: typeof items) => {
        items = next;
        fireEvent(window, new Event('visibilitychange'));
      };
      return { ...page, start, otherMakes };
    }

    it('the editor sends only what was changed in it', async () => {
      const { person, requests, otherMakes, start } = await openWithOther();
      await person.click(screen.getByRole('button', { name: 'Edit tomatoes, 2 kg' }));
      otherMakes([
        ...start.map((item, position) => (position === 0 ? { ...item, quantity: '5 kg' } : item)),
        makeItem({ item: 'from the other phone' }),
      ]);
      await screen.findByText('from the other phone');
      await person.type(screen.getByLabelText('Name'), ', ripe{Enter}');
      const sent = () => requests.find(({ name }) => name === 'changeShoppingItem')?.body;
      await waitFor(() => expect(sent()).toEqual({ item: 'tomatoes, ripe' }));
    });

    it('the editor keeps its place, its words and the focus as the columns change', async () => {
      const { person, otherMakes, start } = await openWithOther();
      await person.click(screen.getByRole('button', { name: 'Edit milk, 1' }));
      const name = screen.getByLabelText<HTMLInputElement>('Name');
      await person.type(name, ', skimmed');
      otherMakes([
        ...start,
        ...Array.from({ length: 9 }, (_, position) =>
          makeItem({ item: `jar ${position}`, category: 'Pantry' }),
        ),
      ]);
      await screen.findByText('jar 8');
      expect(screen.getByLabelText<HTMLInputElement>('Name')).toBe(name);
      expect([name.value, document.activeElement]).toEqual(['milk, skimmed', name]);
    });

    it('the editor keeps its words and the focus as its item goes to another category', async () => {
      const { person, otherMakes, start } = await openWithOther();
      await person.click(screen.getByRole('button', { name: 'Edit milk, 1' }));
      await person.type(screen.getByLabelText('Name'), ', skimmed');
      otherMakes(
        start.map((item) => (item.item === 'milk' ? { ...item, category: 'Pantry' } : item)),
      );
      await screen.findByRole('region', { name: 'Pantry' });
      const name = group('Pantry').getByLabelText<HTMLInputElement>('Name');
      expect([name.value, document.activeElement]).toEqual(['milk, skimmed', name]);
    });
  });

  it('SHOP-10 tells which recipes asked, in which words, with the way there', async () => {
    const { person } = await openList();
    expect(tick(/^carrots/).closest('label')?.textContent).toBe('carrotsfor Carrot Soup');
    await person.click(screen.getByRole('button', { name: 'Edit carrots, 200 g' }));
    const words = group('Vegetables').getByText('200 g carrots, grated');
    expect(words.closest('p')?.textContent).toBe('4 servings: 200 g carrots, grated');
    const link = group('Vegetables').getByRole('link', { name: 'Carrot Soup' });
    expect(link.getAttribute('href')).toBe('/recipes/soup');
  });

  it('SHOP-07 deletes, and Undo puts it back', async () => {
    const { person, server } = await openList();
    await person.click(screen.getByRole('button', { name: 'Delete carrots' }));
    expect(screen.queryByText('carrots')).toBeNull();
    const toast = await shownToast('carrots removed');
    await person.click(toast.getByRole('button', { name: 'Undo' }));
    await screen.findByText('carrots');
    await waitFor(() =>
      expect(server.items().at(-1)).toMatchObject({
        item: 'carrots',
        quantity: '200 g',
        recipes: [{ id: 'soup' }],
      }),
    );
  });

  it('SHOP-05 clearing takes the focus to the heading: its button is gone', async () => {
    const { person } = await openList();
    screen.getByRole('button', { name: 'Clear Completed' }).focus();
    await person.keyboard('{Enter}');
    await shownToast('1 item cleared');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('SHOP-10 titles and lines of recipes say in which language they are', async () => {
    const { person } = await openList();
    await person.click(screen.getByRole('button', { name: 'Edit carrots, 200 g' }));
    const translated = [
      group('Vegetables').getByText('200 g carrots, grated'),
      ...screen.getAllByText('Carrot Soup'),
    ];
    expect(translated).toHaveLength(4);
    for (const words of translated)
      expect(words.closest('[lang]')?.getAttribute('lang')).toBe('es');
    const ids = [...document.querySelectorAll('main [id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('SHOP-05 clears what is completed, only where something is, with Undo', async () => {
    const { person } = await openList();
    await person.click(screen.getByRole('button', { name: 'Clear Completed' }));
    const toast = await shownToast('1 item cleared');
    expect(screen.queryByText('milk')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Clear Completed' })).toBeNull();
    await person.click(toast.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(tick(/^milk/).checked).toBe(true));
  });

  it('SHOP-03 Export copies what is not checked, and says so', async () => {
    const { person } = await openList();
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await person.click(screen.getByRole('button', { name: 'Export' }));
    expect(writeText).toHaveBeenCalledWith('- tomatoes (2 kg)\n- carrots (200 g)');
    const toast = await shownToast('Copied to the clipboard');
    expect(toast.getByText('2 items, ready to paste')).toBeDefined();
  });

  it('SHOP-03 says that the browser does not let it copy', async () => {
    const { person } = await openList();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await person.click(screen.getByRole('button', { name: 'Export' }));
    await shownToast('The list could not be copied');
  });

  it('SHOP-09 asks anew when the window gets the focus again', async () => {
    const items = sample();
    let more: typeof items = [];
    await openList(items, { readShoppingList: () => wholeList([...items, ...more]) });
    await screen.findByText('tomatoes');
    more = [makeItem({ item: 'from the other phone' })];
    fireEvent(window, new Event('visibilitychange'));
    await screen.findByText('from the other phone');
  });
});

describe('SHOP-09 a list is its member’s own', () => {
  it('changes that wait when they leave never reach the list of who comes next', async () => {
    let accept: (item: unknown) => void = () => {};
    const items = sample();
    const answer = new Promise((resolve) => {
      accept = resolve;
    });
    const { person, requests, services } = await openList(items, {
      changeShoppingItem: () => answer,
      signOut: () => undefined,
    });
    await person.click(tick(/^tomatoes/));
    await person.type(line(), 'quince{Enter}');
    const user = { ...makeUser(), id: 'f0000000-0000-4000-8000-00000000000f', name: 'Eve' };
    await services.session.signOut();
    services.session.accept({ access_token: 'other', user });
    await screen.findByRole('heading', { level: 1, name: 'Shopping List' });
    accept({ ...items[0], checked: true });
    await person.type(await screen.findByLabelText('Add an item'), 'medlar{Enter}');
    const added = () => requests.filter(({ name }) => name === 'addShoppingItems');
    await waitFor(() => expect(added()).toHaveLength(1));
    expect(added()[0]?.body).toMatchObject({ items: [{ item: 'medlar' }] });
    expect(screen.queryByText('quince')).toBeNull();
  });
});
