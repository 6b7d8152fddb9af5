// @vitest-environment happy-dom
import type { SettingsReply } from '@pomona/contract/admin/settings';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Answers, Refusal, type SeenRequest } from '#test/fake-api.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { shownToast } from '#test/shown-toast.ts';

const stored: SettingsReply = {
  ...{ marketing_claims: true, registration_open: true, chat_enabled: true },
  ...{ chef_requests_per_hour: 30, revision: 4, rate_limit_factor: 1, model: null },
};
const figures = {
  ...{ total_recipes: 540, public_recipes: 532, total_users: 12, active_users: 3 },
  new_users_today: 1,
};
const images = {
  ...{ total_recipes: 540, with_images: 532, without_images: 8, completion_percentage: 98 },
};

const open = (answers: Answers) =>
  renderPage('/admin?tab=settings', {
    token: 'stored',
    answers: {
      readOwnUser: () => makeUser({ is_admin: true }),
      readAdminFigures: () => ({ stats: figures }),
      readGenerationStatus: () => images,
      ...answers,
    },
  });
const chat = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'The chat is open' });
const limit = () =>
  screen.findByRole<HTMLInputElement>('textbox', { name: /^Recipes from the AI generator/ });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save settings' });

describe('ADMIN-11 the settings', () => {
  it('only what was changed is saved, over the revision that was read', async () => {
    let current = stored;
    const { person, requests } = await open({
      readSettings: () => current,
      changeSettings: () => (current = { ...current, chat_enabled: false, revision: 5 }),
    });
    await chat();
    expect(save().disabled).toBe(true);
    await person.click(await chat());
    await person.click(save());
    await shownToast('Settings saved');
    expect(requests.find(({ name }) => name === 'changeSettings')?.body).toEqual({
      ...{ chat_enabled: false, revision: 4 },
    });
    expect((await chat()).checked).toBe(false);
    expect(save().disabled).toBe(true);
  });

  it('what is not saved yet stays while another tab is looked at', async () => {
    const { person } = await open({ readSettings: () => stored, listAuditEntries: () => ({}) });
    await person.clear(await limit());
    await person.type(await limit(), '12');
    await person.click(screen.getByRole('tab', { name: 'Overview' }));
    expect(screen.queryByRole('button', { name: 'Save settings' })).toBeNull();
    await person.click(screen.getByRole('tab', { name: 'Settings' }));
    expect((await limit()).value).toBe('12');
    expect(save().disabled).toBe(false);
  });

  it('a limit that is none is pointed out and not sent', async () => {
    const { person } = await open({ readSettings: () => stored });
    await person.clear(await limit());
    await person.type(await limit(), '0');
    expect(await screen.findByText('Enter a whole number from 1 to 100,000.')).toBeDefined();
    expect(save().disabled).toBe(true);
    await person.click(screen.getByRole('button', { name: 'Undo changes' }));
    expect((await limit()).value).toBe('30');
  });

  it('after somebody else’s change theirs is shown below one’s own, which is saved next', async () => {
    let current = stored;
    const { person } = await open({
      readSettings: () => current,
      changeSettings: ({ body }: SeenRequest) => {
        const { revision, ...change } = body as Partial<SettingsReply>;
        if (revision !== current.revision) return new Refusal(409, 'settings_changed', 'Changed');
        current = { ...current, ...change, revision: current.revision + 1 };
        return current;
      },
    });
    await person.clear(await limit());
    await person.type(await limit(), '12');
    current = { ...current, chat_enabled: false, revision: 5 };
    await person.click(save());
    await screen.findByText(/^Somebody else has changed the settings meanwhile/);
    expect([(await limit()).value, (await chat()).checked]).toEqual(['12', false]);
    await person.click(save());
    await shownToast('Settings saved');
    expect(current).toMatchObject({ chat_enabled: false, chef_requests_per_hour: 12 });
    expect(screen.queryByText(/^Somebody else/)).toBeNull();
  });

  it('how the language model is stands beside them; a failure says so and is tried again', async () => {
    let isUp = false;
    const model = {
      ...{ provider: 'ollama', name: 'qwen3:8b', state: 'working' as const, paused_until: null },
      ...{ calls_this_hour: 3, max_calls_per_hour: 200 },
    };
    const { person } = await open({
      readSettings: () =>
        isUp ? { ...stored, model } : new Refusal(503, 'unavailable', 'Try again later'),
    });
    await screen.findByText('The settings could not be loaded');
    isUp = true;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('qwen3:8b');
    expect(screen.getByText('3 of 200')).toBeDefined();
  });
});
