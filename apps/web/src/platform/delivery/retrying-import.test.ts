// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { retryingImport, tryAgainNow } from './retrying-import.ts';

const failure = new TypeError('Failed to fetch dynamically imported module');
const server = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', server);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  server.mockResolvedValue(new Response(null));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** Fails until `mend` is called. */
function brokenLoad() {
  let isBroken = true;
  const load = vi.fn(async () => {
    if (isBroken) throw failure;
    return 'The part';
  });
  return { load, mend: () => (isBroken = false) };
}

/** The mark that shows the notice. */
const notice = () => document.documentElement.dataset.failure;

describe('a script that cannot be had', () => {
  it('is asked for again, each time a little later, until it is there', async () => {
    const { load, mend } = brokenLoad();
    const loaded = vi.fn();
    void retryingImport(load).then(loaded);
    await pass(999);
    expect(load).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(load).toHaveBeenCalledTimes(2);
    await pass(2000);
    expect(load).toHaveBeenCalledTimes(3);
    mend();
    await pass(3999);
    expect(loaded).not.toHaveBeenCalled();
    await pass(1);
    expect(loaded).toHaveBeenCalledOnce();
  });

  it.each([
    ['the browser comes online', () => dispatchEvent(new Event('online'))],
    ['somebody is back at the page', () => dispatchEvent(new Event('visibilitychange'))],
    ['somebody asks for it', tryAgainNow],
  ])('is asked for at once when %s', async (_, happen) => {
    const { load, mend } = brokenLoad();
    const loaded = vi.fn();
    void retryingImport(load).then(loaded);
    await pass(0);
    mend();
    happen();
    await pass(0);
    expect(loaded).toHaveBeenCalledOnce();
  });
});

describe('what the reader is told meanwhile', () => {
  it('is nothing of a single failure, then that a reload is due; nothing again once it is there', async () => {
    const { load, mend } = brokenLoad();
    void retryingImport(load);
    await pass(999);
    expect(notice()).toBeUndefined();
    await pass(1);
    expect(notice()).toBe('lost');
    mend();
    await pass(2000);
    expect(notice()).toBeUndefined();
  });

  it('is that nobody answers, where even the server is out of reach', async () => {
    server.mockRejectedValue(new TypeError('Failed to fetch'));
    const { load, mend } = brokenLoad();
    void retryingImport(load);
    await pass(0);
    expect(notice()).toBe('unreachable');
    mend();
    await pass(1000);
    expect(notice()).toBeUndefined();
  });
});
