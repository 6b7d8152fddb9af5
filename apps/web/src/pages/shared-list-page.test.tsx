// @vitest-environment happy-dom
import { bearerProtocol, closeCodes, shareProtocol } from '@pomona/contract/realtime/protocol';
import { shoppingSocket } from '@pomona/contract/shopping/live';
import type { ShareScope } from '@pomona/contract/shopping/sharing';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answer, type Answers, Garbage, Refusal } from '#test/fake-api.ts';
import { FakeSocket } from '#test/fake-socket.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { makeItem, shoppingServer, wholeList } from '#test/shopping-samples.ts';

const token = 'A'.repeat(22);
const path = `/shopping-list/shared/${token}`;
const ada = { id: 'ada', name: 'Ada' };
const ben = { id: 'ben', name: 'Ben' };
const gone = () => new Refusal(404, 'shared_list_not_found', 'This link does not open a list.');

function sharedServer(scope: ShareScope = 'tick_and_add') {
  const items = [
    makeItem({ added_by: ben }),
    makeItem({ item: 'milk', added_by: ada, checked: true, checked_by: ben }),
  ];
  const server = shoppingServer(items);
  const list = () => ({
    ...wholeList(server.items()),
    ...{ owner: ada, scope, is_own: false },
  });
  const answers: Answers = {
    readOwnUser: () => makeUser(),
    readSharedShoppingList: list,
    readShoppingLine: server.answers.readShoppingLine as never,
    tickSharedShoppingItem: server.answers.changeShoppingItem as never,
    addSharedShoppingItem: (request) =>
      server.answers.addShoppingItems?.({ ...request, body: { items: [request.body] } }),
  };
  return { server, answers };
}

const open = (answers: Answers, isMember = true) =>
  renderPage(path, { answers, ...(isMember && { token: 'stored' }) });
const tick = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

describe('a shared shopping list', () => {
  it('SHOP-04 a visitor reads it, changes nothing, and learns how they could', async () => {
    await open(sharedServer().answers, false);
    await screen.findByRole('heading', { level: 1, name: 'Ada’s shopping list' });
    expect(tick(/^tomatoes/).disabled).toBe(true);
    expect(screen.queryByLabelText('Add an item')).toBeNull();
    const link = screen.getAllByRole('link', { name: 'Log in' }).at(-1);
    expect(link?.getAttribute('href')).toContain(encodeURIComponent(path));
    expect(FakeSocket.opened[0]?.protocols).toEqual([
      shoppingSocket.protocol,
      shareProtocol(token),
    ]);
  });

  it('SHOP-04 who is signed in ticks and adds, and sees who did', async () => {
    const { server, answers } = sharedServer();
    const { person, requests } = await open(answers);
    await screen.findByText('added by Ben');
    expect(screen.getByText('ticked by Ben')).toBeDefined();
    expect(screen.queryByText('added by Ada')).toBeNull();
    await person.click(tick(/^tomatoes/));
    await waitFor(() => expect(server.items()[0]?.checked).toBe(true));
    await person.type(screen.getByLabelText('Add an item'), 'bread{Enter}');
    await screen.findByText('bread');
    const body = () => requests.find(({ name }) => name === 'addSharedShoppingItem')?.body;
    await waitFor(() => expect(body()).toMatchObject({ item: 'bread', language: 'en' }));
    expect(FakeSocket.opened[0]?.protocols).toContain(bearerProtocol('stored'));
  });

  it('SHOP-04 a link to read is read only, also for members', async () => {
    await open(sharedServer('read').answers);
    await screen.findByText('You can read this list.');
    expect(tick(/^tomatoes/).disabled).toBe(true);
  });

  it('SHOP-09 shows what the owner changes', async () => {
    const { server, answers } = sharedServer();
    await open(answers, false);
    await screen.findByText('tomatoes');
    const message = server.change((items, revision) => [
      ...items,
      makeItem({ item: 'eggs', revision }),
    ]);
    act(() => FakeSocket.opened[0]?.receive(message));
    await screen.findByText('eggs');
  });

  it('danger 9: a link that does not exist opens nothing, and one that is revoked shuts at once', async () => {
    await open({ ...sharedServer().answers, readSharedShoppingList: gone }, false);
    await screen.findByRole('heading', { level: 1, name: 'This link does not open a list' });
    expect(FakeSocket.opened).toHaveLength(0);
  });

  it('danger 9: revoked while it is open, the list is gone from the screen', async () => {
    const { answers } = sharedServer();
    let isRevoked = false;
    const readSharedShoppingList: Answer = (request) =>
      isRevoked ? gone() : answers.readSharedShoppingList?.(request);
    await open({ ...answers, readSharedShoppingList }, false);
    await screen.findByText('tomatoes');
    isRevoked = true;
    act(() => FakeSocket.opened[0]?.end(closeCodes.accessEnded));
    await screen.findByText('This link does not open a list');
    expect(screen.queryByText('tomatoes')).toBeNull();
  });

  it('SHOP-08 says that it is empty, and that it could not be loaded', async () => {
    const { answers } = sharedServer();
    let isDown = true;
    const empty = { ...wholeList([]), owner: ada, scope: 'read', is_own: false };
    const readSharedShoppingList = () => (isDown ? new Garbage(500) : empty);
    const { person } = await open({ ...answers, readSharedShoppingList }, false);
    await screen.findByText('Your shopping list could not be loaded');
    isDown = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('This list is empty');
  });

  it('SHOP-09 a tick that the server cannot take waits, and goes out later', async () => {
    const { server, answers } = sharedServer();
    let isDown = true;
    const tickSharedShoppingItem: Answer = (request) =>
      isDown ? new Garbage(503) : answers.tickSharedShoppingItem?.(request);
    const { person } = await open({ ...answers, tickSharedShoppingItem });
    await screen.findByText('tomatoes');
    await person.click(tick(/^tomatoes/));
    await screen.findByText(/1 change is saved here and sent later/);
    expect(tick(/^tomatoes/).checked).toBe(true);
    isDown = false;
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(server.items()[0]?.checked).toBe(true));
    await screen.findByText('All changes saved');
  });

  it('SHOP-09 what a revoked right refuses is shown until it is let go', async () => {
    const { answers } = sharedServer();
    const refusal = new Refusal(403, 'shared_list_read_only', 'This link only reads.');
    const { person } = await open({ ...answers, tickSharedShoppingItem: () => refusal });
    await screen.findByText('tomatoes');
    await person.click(tick(/^tomatoes/));
    await screen.findByText('This link only reads.');
    await waitFor(() => expect(tick(/^tomatoes/).checked).toBe(false));
    await person.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('This link only reads.')).toBeNull();
  });
});
