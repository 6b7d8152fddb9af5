// @vitest-environment happy-dom
import { bearerProtocol, closeCodes } from '@pomona/contract/realtime/protocol';
import type { ShoppingItem } from '@pomona/contract/shopping';
import { shoppingSocket } from '@pomona/contract/shopping/live';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Answers, Refusal } from '#test/fake-api.ts';
import { FakeSocket } from '#test/fake-socket.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { makeItem, shoppingServer, wholeList } from '#test/shopping-samples.ts';

const sample = () => [makeItem(), makeItem({ item: 'milk', category: 'Dairy' })];

async function openList(own: Answers = {}) {
  const server = shoppingServer(sample());
  const answers = { readOwnUser: () => makeUser(), ...server.answers, ...own };
  const page = await renderPage('/shopping-list', { token: 'stored', answers });
  await screen.findByText('tomatoes');
  const socket = FakeSocket.opened[0];
  if (socket === undefined) throw new Error('No socket was opened');
  const receive = (message: object) => act(() => socket.receive(message));
  const reads = () => page.requests.filter(({ name }) => name === 'readShoppingList').length;
  return { ...page, server, socket, receive, reads };
}

const tick = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const withTicks = (items: ShoppingItem[], revision: number) =>
  items.map((item) => ({ ...item, checked: true, revision }));

it('SHOP-09 shows what another device changed, without asking for the list again', async () => {
  const { server, socket, receive, reads } = await openList();
  expect(socket.url).toContain(shoppingSocket.path);
  expect(socket.protocols).toEqual([shoppingSocket.protocol, bearerProtocol('stored')]);
  receive({ type: 'ready', revision: 1 });
  receive(server.change(withTicks));
  await waitFor(() => expect(tick(/^tomatoes/).checked).toBe(true));
  receive(
    server.change((items, revision) => [...items.slice(1), makeItem({ item: 'eggs', revision })]),
  );
  await screen.findByText('eggs');
  expect(screen.queryByText('tomatoes')).toBeNull();
  expect(reads()).toBe(1);
});

it('SHOP-09 reads the list again where it missed something', async () => {
  const { server, receive, reads } = await openList();
  server.change(withTicks);
  receive(server.change((items, revision) => [...items, makeItem({ item: 'eggs', revision })]));
  await screen.findByText('eggs');
  expect(tick(/^tomatoes/).checked).toBe(true);
  expect(reads()).toBe(2);
  server.change((items) => items.slice(1));
  receive({ type: 'ready', revision: 4 });
  await waitFor(() => expect(screen.queryByText('tomatoes')).toBeNull());
});

it('SHOP-09 what is on its way to the server is not overwritten by what others change', async () => {
  const { person, server, receive } = await openList({
    changeShoppingItem: () => new Promise(() => {}),
  });
  await person.click(tick(/^tomatoes/));
  receive(
    server.change((items, revision) =>
      items.map((item) => ({ ...item, quantity: '3 kg', revision })),
    ),
  );
  await screen.findByRole('button', { name: 'Edit tomatoes, 3 kg' });
  expect(tick(/^tomatoes/).checked).toBe(true);
});

it('SHOP-09 an answer that comes after a newer message does not undo it', async () => {
  let answer: (item: unknown) => void = () => {};
  const { person, requests, server, receive } = await openList({
    changeShoppingItem: () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  });
  await person.click(tick(/^tomatoes/));
  await waitFor(() => expect(requests.at(-1)?.name).toBe('changeShoppingItem'));
  const [item] = server.items();
  const ticked = { ...item, checked: true, revision: 2 };
  receive(server.change((items) => [{ ...item, ...ticked } as ShoppingItem, ...items.slice(1)]));
  receive(
    server.change((items, revision) => items.map((one) => ({ ...one, checked: false, revision }))),
  );
  answer(ticked);
  await waitFor(() => expect(tick(/^tomatoes/).checked).toBe(false));
});

it('nonsense and beats change nothing, and the end of the session is found out', async () => {
  const { socket, receive } = await openList({});
  for (const message of [{ type: 'beat' }, { type: 'changed' }, { type: 'other' }, []])
    receive(message);
  expect(tick(/^tomatoes/).checked).toBe(false);
  expect(socket.isClosed).toBe(false);
});

it('danger 2: a session that ended elsewhere shows the prompt to sign in', async () => {
  let isEnded = false;
  const { socket } = await openList({
    readShoppingList: () =>
      isEnded ? new Refusal(401, 'session_rejected', 'Please sign in again.') : wholeList(sample()),
  });
  isEnded = true;
  act(() => socket.end(closeCodes.accessEnded));
  await screen.findByText('Please login to access shopping list');
  expect(FakeSocket.opened).toHaveLength(1);
});

it('leaving the list closes its socket', async () => {
  const { unmount, socket } = await openList();
  unmount();
  expect(socket.isClosed).toBe(true);
});
