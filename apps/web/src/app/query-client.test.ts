import { dehydrate } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient, hydrateQueries } from './query-client.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('what the page was rendered with is there for a part that comes alive an hour later', () => {
  vi.useFakeTimers();
  const server = createQueryClient();
  server.setQueryData(['terms'], 'the rules');
  const browser = createQueryClient();
  hydrateQueries(browser, dehydrate(server));
  vi.advanceTimersByTime(3_600_000);
  expect(browser.getQueryData(['terms'])).toBe('the rules');
});
