// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answers, Garbage, Refusal, Unreachable } from '#test/fake-api.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { makeItem, shoppingServer } from '#test/shopping-samples.ts';
import { shownToast } from '#test/shown-toast.ts';

const sample = () => [
  makeItem(),
  makeItem({ item: 'milk', quantity: '1', category: 'Dairy', checked: true }),
];

/** A server that can be out of reach, for calls that change the list. */
async function openList(own: Answers = {}) {
  const line = { isDown: false };
  const server = shoppingServer(sample());
  const changing = ['addShoppingItems', 'changeShoppingItem', 'deleteShoppingItem'];
  const others = ['removeShoppingItems', 'orderShoppingCategories'];
  const breakable = Object.fromEntries(
    [...changing, ...others].map((name) => {
      const answer = own[name] ?? server.answers[name];
      return [name, (request) => (line.isDown ? new Unreachable() : answer?.(request))];
    }),
  ) as Answers;
  const answers = { readOwnUser: () => makeUser(), ...server.answers, ...own, ...breakable };
  const page = await renderPage('/shopping-list', { token: 'stored', answers });
  await screen.findByText('tomatoes');
  const calls = (name: string) => page.requests.filter((request) => request.name === name);
  const comeBack = () => {
    line.isDown = false;
    dispatchEvent(new Event('online'));
  };
  return { ...page, server, line, calls, comeBack };
}

const tick = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const addLine = () => screen.getByLabelText<HTMLInputElement>('Add an item');
const saved = () => screen.findByText('All changes saved', {});

describe('SHOP-09 a list without a connection', () => {
  it('is ticked, written, cleared and ordered; all of it arrives later, in one order', async () => {
    const { person, line, server, calls, comeBack } = await openList();
    line.isDown = true;
    await person.click(tick(/^tomatoes/));
    await person.type(addLine(), 'quince{Enter}');
    await person.click(screen.getByRole('button', { name: 'Clear Completed' }));
    expect(screen.queryByText('milk')).toBeNull();
    await screen.findByText(/3 changes are saved here and sent later/);
    expect(screen.getByText('quince')).toBeDefined();
    comeBack();
    await saved();
    expect(server.items().map(({ item }) => item)).toEqual(['quince']);
    const names = ['changeShoppingItem', 'addShoppingItems', 'removeShoppingItems'];
    for (const name of names)
      expect(new Set(calls(name).map(({ headers }) => headers.get('idempotency-key'))).size).toBe(
        1,
      );
  });

  it('says that it is offline, and that the list still works', async () => {
    await openList();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    dispatchEvent(new Event('offline'));
    await screen.findByText(/You are offline. You can go on/);
    vi.restoreAllMocks();
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(/You are offline/)).toBeNull());
  });

  it('the app is closed and opened again: what waited is shown, and sent', async () => {
    const first = await openList();
    first.line.isDown = true;
    await first.person.type(addLine(), 'quince{Enter}');
    await screen.findByText(/1 change is saved here/);
    first.close();
    const second = await openList();
    await waitFor(() => expect(second.server.items().map(({ item }) => item)).toContain('quince'));
    const [id, again] = [first, second].map(({ calls }) => calls('addShoppingItems')[0]?.body);
    expect(again).toEqual(id);
  });

  it('a tick and a deletion of what was written offline are part of one addition', async () => {
    const { person, line, calls, comeBack } = await openList();
    line.isDown = true;
    await person.click(tick(/^tomatoes/));
    await screen.findByText(/1 change is saved here/);
    await person.type(addLine(), 'quince{Enter}');
    await person.type(addLine(), 'medlar{Enter}');
    await person.click(tick(/^quince/));
    await person.click(screen.getByRole('button', { name: 'Delete medlar' }));
    await screen.findByText(/2 changes are saved here/);
    comeBack();
    await saved();
    expect(calls('addShoppingItems').map(({ body }) => body)).toMatchObject([
      { items: [{ item: 'quince', checked: true }] },
    ]);
    expect(calls('deleteShoppingItem')).toEqual([]);
  });

  it('a tick of what was written offline shows with the press', async () => {
    const { person, line } = await openList();
    line.isDown = true;
    await person.click(tick(/^tomatoes/));
    await person.type(addLine(), 'quince{Enter}');
    const box = tick(/^quince/);
    box.click();
    expect(box.checked).toBe(true);
    await screen.findByText(/2 changes are saved here/);
    expect(tick(/^quince/).checked).toBe(true);
  });

  it('Undo of what was never sent takes it back; the server hears nothing', async () => {
    const { person, line, calls, comeBack } = await openList();
    line.isDown = true;
    await person.click(tick(/^tomatoes/));
    await screen.findByText(/1 change is saved here/);
    await person.click(screen.getByRole('button', { name: 'Delete tomatoes' }));
    const toast = await shownToast('tomatoes removed');
    await person.click(toast.getByRole('button', { name: 'Undo' }));
    await screen.findByText('tomatoes');
    comeBack();
    await saved();
    expect([calls('deleteShoppingItem'), calls('addShoppingItems')]).toEqual([[], []]);
  });

  it('the order of the aisles is shown at once, and sent later', async () => {
    const { person, line, calls, comeBack } = await openList();
    line.isDown = true;
    const aisles = () =>
      screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent);
    expect(aisles().slice(0, 2)).toEqual(['Vegetables', 'Dairy']);
    await person.click(screen.getByRole('button', { name: 'More' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Order of the aisles' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(await dialog.findByRole('button', { name: 'Move Vegetables down' }));
    for (const _ of [1, 2]) await person.keyboard('{Enter}');
    await person.click(dialog.getByRole('button', { name: 'Save order' }));
    await waitFor(() => expect(aisles().slice(0, 2)).toEqual(['Dairy', 'Vegetables']));
    await screen.findByText(/1 change is saved here/);
    comeBack();
    await saved();
    expect(calls('orderShoppingCategories').at(-1)?.body).toMatchObject({
      category_order: [
        'Fruits',
        'Protein',
        'Dairy',
        'Vegetables',
        ...['Grains', 'Pantry', 'Produce', 'Miscellaneous'],
      ],
    });
  });
});

describe('SHOP-09 what the server refuses', () => {
  it('is shown with its text, and can be tried again', async () => {
    let isFull = true;
    const server = shoppingServer(sample());
    const full = new Refusal(409, 'shopping_list_full', 'Your list holds 500 items.');
    const { person } = await openList({
      addShoppingItems: (request) => (isFull ? full : server.answers.addShoppingItems?.(request)),
    });
    await person.type(addLine(), 'quince{Enter}');
    const refused = within(await screen.findByRole('region', { name: /could not be made/ }));
    expect(refused.getByText('“quince” was not added')).toBeDefined();
    expect(refused.getByText('Your list holds 500 items.')).toBeDefined();
    await waitFor(() => expect(screen.queryByText('quince')).toBeNull());
    isFull = false;
    await person.click(refused.getByRole('button', { name: 'Try again' }));
    await screen.findByText('quince');
    await waitFor(() => expect(screen.queryByText('“quince” was not added')).toBeNull());
  });

  it('an edit that came too late offers the item again, as it was edited', async () => {
    const gone = new Refusal(404, 'shopping_item_not_found', 'Gone.');
    const { person, server } = await openList({ changeShoppingItem: () => gone });
    await person.click(screen.getByRole('button', { name: 'Edit tomatoes, 2 kg' }));
    await person.clear(screen.getByLabelText('Quantity'));
    await person.type(screen.getByLabelText('Quantity'), '3 kg{Enter}');
    await screen.findByText('It was removed elsewhere in the meantime.');
    await person.click(screen.getByRole('button', { name: 'Add again' }));
    await waitFor(() =>
      expect(server.items().at(-1)).toMatchObject({ item: 'tomatoes', quantity: '3 kg' }),
    );
  });

  it('a tick of what is gone takes nothing from anybody, and is no news', async () => {
    const gone = new Refusal(404, 'shopping_item_not_found', 'Gone.');
    const { person, calls } = await openList({ changeShoppingItem: () => gone });
    await person.click(tick(/^tomatoes/));
    await waitFor(() => expect(calls('changeShoppingItem')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('tomatoes')).toBeNull());
    expect(screen.queryByRole('region', { name: /could not be made/ })).toBeNull();
  });

  it('a server that fails keeps the change waiting', async () => {
    let isBroken = true;
    const server = shoppingServer(sample());
    const { person, comeBack } = await openList({
      changeShoppingItem: (request) =>
        isBroken ? new Garbage(500) : server.answers.changeShoppingItem?.(request),
    });
    await person.click(screen.getByRole('button', { name: 'Edit tomatoes, 2 kg' }));
    await person.clear(screen.getByLabelText('Quantity'));
    await person.type(screen.getByLabelText('Quantity'), '3 kg{Enter}');
    await screen.findByText(/1 change is saved here/);
    expect(screen.getByRole('button', { name: 'Edit tomatoes, 3 kg' })).toBeDefined();
    isBroken = false;
    comeBack();
    await waitFor(() => expect(screen.queryByText(/1 change is saved here/)).toBeNull());
  });
});

describe('AUTH-02 SHOP-09 logging out with changes that wait', () => {
  beforeEach(() => localStorage.clear());

  async function openMenu() {
    const page = await openList({ signOut: () => undefined });
    page.line.isDown = true;
    await page.person.click(tick(/^tomatoes/));
    await screen.findByText(/1 change is saved here/);
    await page.person.click(screen.getByRole('button', { name: /Ada Quince/ }));
    await page.person.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    return { ...page, dialog: within(await screen.findByRole('dialog')) };
  }

  it('says how many, and lets one stay', async () => {
    const { person, dialog, services } = await openMenu();
    expect(dialog.getByText(/1 change has not reached the server yet/)).toBeDefined();
    await person.click(dialog.getByRole('button', { name: 'Stay logged in' }));
    expect(services.session.state().status).toBe('signed-in');
    expect(services.changes.state().changes).toHaveLength(1);
  });

  it('deletes them once one says so', async () => {
    const { person, dialog, services } = await openMenu();
    await person.click(dialog.getByRole('button', { name: 'Log out anyway' }));
    await waitFor(() => expect(services.session.state().status).toBe('anonymous'));
    await waitFor(() => expect(services.changes.state().changes).toEqual([]));
  });
});
