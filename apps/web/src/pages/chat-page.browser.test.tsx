import type { ChatMessage } from '@pomona/contract/chat/messages';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeMessage } from '#test/chat-samples.ts';
import { type Answers, type SeenRequest, Unreachable } from '#test/fake-api.ts';
import { FakeSocket } from '#test/fake-socket.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';

/** A server with these messages. */
function serverWith(stored: readonly ChatMessage[]): Answers {
  return {
    readOwnUser: () => makeUser(),
    listChatMessages: ({ query }: SeenRequest) => {
      if (query.has('after')) return [];
      const before = Number(query.get('before') ?? Number.POSITIVE_INFINITY);
      const limit = Number(query.get('limit'));
      return stored.filter(({ sequence }) => sequence < before).slice(-limit);
    },
  };
}

const chatSocket = () => FakeSocket.opened.find(({ url }) => url.includes('/api/chat/ws/'));
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });

async function enter(answers: Answers) {
  const view = await renderPage('/chat', { token: 'stored', answers });
  await field();
  act(() => chatSocket()?.open());
  return view;
}

describe('the community chat', () => {
  it('CHAT-01 nobody has written: says so, and a first message can be sent', async () => {
    const { person } = await enter(serverWith([]));
    await screen.findByText('Nobody has written yet');
    await person.type(await field(), '   {Enter}');
    expect(send().disabled).toBe(true);
    await person.clear(await field());
    await person.type(await field(), 'Hello{Shift>}{Enter}{/Shift}there{Enter}');
    const messages = within(screen.getByRole('region', { name: 'Messages' }));
    await messages.findByText('Sending…');
    expect((await field()).value).toBe('');
    expect(chatSocket()?.sent.at(-1)).toMatchObject({ message: 'Hello\nthere', reply_to: null });
  });

  it('CHAT-02 a history that cannot be loaded says so, and is there after another try', async () => {
    let isDead = true;
    const server = serverWith([makeMessage({ message: 'Still here' })]);
    const { person } = await enter({
      ...server,
      listChatMessages: (request) =>
        isDead ? new Unreachable() : server.listChatMessages?.(request),
    });
    await screen.findByText('The messages could not be loaded');
    isDead = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Still here');
  });

  it('CHAT-02 of many only those near the screen are rendered; older ones come on scrolling up and nothing jumps', async () => {
    const all = Array.from({ length: 350 }, () => makeMessage());
    await enter(serverWith(all));
    const newest = all.at(-1)?.message ?? '';
    await screen.findByText(newest);
    const region = screen.getByRole('region', { name: 'Messages' });
    expect(region.querySelectorAll('li').length).toBeLessThan(60);
    await waitFor(() => {
      expect(region.scrollHeight - region.scrollTop - region.clientHeight).toBeLessThan(5);
    });
    const read = all[254];
    region.scrollTop = 300;
    const row = () =>
      within(region)
        .getByText(read?.message ?? '')
        .getBoundingClientRect().top;
    await waitFor(row);
    const before = row();
    region.scrollTop -= 1;
    // The page before it has come, and what is read is where it was.
    await waitFor(() => expect(region.scrollTop).toBeGreaterThan(2000));
    expect(Math.abs(row() - before)).toBeLessThan(10);
    await waitFor(() => {
      region.scrollTop = 0;
      expect(within(region).queryByText(all[0]?.message ?? '')).not.toBeNull();
    });
    await screen.findByRole('button', { name: 'Newest messages' });
  });

  it('CHAT-08 without a connection nothing can be sent, and what is typed stays', async () => {
    const { person } = await enter(serverWith([makeMessage()]));
    await screen.findByText('Connected');
    act(() => chatSocket()?.end(1006));
    await screen.findByText('Disconnected');
    expect(await screen.findAllByText('Connection error')).not.toHaveLength(0);
    await person.type(await field(), 'Kept{Enter}');
    expect((await field()).value).toBe('Kept');
    expect(send().disabled).toBe(true);
    expect(screen.getByText(/What you write stays here/)).toBeDefined();
  });

  it('CHAT-09 a reply stands above the field until it is sent or closed', async () => {
    const { person } = await enter(serverWith([makeMessage({ message: 'How long?' })]));
    await person.click(await screen.findByRole('button', { name: /^Actions for the message/ }));
    await person.click(await screen.findByRole('menuitem', { name: 'Reply' }));
    await screen.findByText('Reply to Ben Olive');
    await person.click(screen.getByRole('button', { name: 'Cancel the reply' }));
    expect(screen.queryByText('Reply to Ben Olive')).toBeNull();
  });

  it('CHAT-10 others’ messages can be reported, not deleted; an administrator can delete and mute', async () => {
    const server = serverWith([makeMessage()]);
    const first = await enter(server);
    const open = async () =>
      first.person.click(await screen.findByRole('button', { name: /^Actions for the message/ }));
    await open();
    expect(await screen.findByRole('menuitem', { name: 'Report' })).toBeDefined();
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
    first.unmount();
    FakeSocket.opened.length = 0;
    await enter({ ...server, readOwnUser: () => makeUser({ is_admin: true }) });
    await open();
    expect(await screen.findByRole('menuitem', { name: 'Mute Ben Olive' })).toBeDefined();
    expect(screen.getByRole('menuitem', { name: 'Delete' })).toBeDefined();
  });
});
