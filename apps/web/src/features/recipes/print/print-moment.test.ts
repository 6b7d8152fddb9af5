// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { printAndClose, printMoment } from './print-moment.ts';

const never = new Promise<void>(() => {});

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function addPicture(decode: Promise<void>): void {
  const picture = document.createElement('img');
  picture.decode = () => decode;
  document.body.append(picture);
}

/** The moment and the milliseconds after which it came. */
function watched(moment: Promise<void>) {
  const began = Date.now();
  const seen: { after: number | null } = { after: null };
  void moment.then(() => {
    seen.after = Date.now() - began;
  });
  return seen;
}

describe('the moment to print', () => {
  it('PRINT-01 is when the pictures are there', async () => {
    addPicture(new Promise((resolve) => setTimeout(resolve, 300)));
    const moment = watched(printMoment(document));
    await vi.advanceTimersByTimeAsync(299);
    expect(moment.after).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(moment.after).toBe(300);
  });

  it('PRINT-01 does not wait for a picture that is broken', async () => {
    addPicture(Promise.reject(new DOMException('', 'EncodingError')));
    const moment = watched(printMoment(document));
    await vi.advanceTimersByTimeAsync(0);
    expect(moment.after).toBe(0);
  });

  it('PRINT-01 is when what else is waited for is there, but not later than pictures may be', async () => {
    const soon = new Promise<void>((resolve) => setTimeout(resolve, 400));
    const [moment, late] = [soon, never].map((more) => watched(printMoment(document, more)));
    await vi.advanceTimersByTimeAsync(5000);
    expect(moment?.after).toBe(400);
    expect(late?.after).toBe(1500);
  });

  it('PRINT-01 comes 1.5 s after the page has loaded at the latest', async () => {
    addPicture(never);
    const moment = watched(printMoment(document));
    await vi.advanceTimersByTimeAsync(5000);
    expect(moment.after).toBe(1500);
  });

  it('PRINT-01 comes after 2 s where the page never finishes loading', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    addPicture(never);
    const moment = watched(printMoment(document));
    await vi.advanceTimersByTimeAsync(5000);
    expect(moment.after).toBe(2000);
  });
});

describe('printing', () => {
  it('PRINT-01 closes the window a second later', async () => {
    const print = vi.fn();
    const close = vi.fn();
    Object.assign(window, { print, close });
    const done = watched(printAndClose(window, new AbortController().signal));
    expect(print).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(999);
    expect(close).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(close).toHaveBeenCalledOnce();
    expect(done.after).toBe(1000);
  });

  it('PRINT-01 waits for a dialog that is still open', async () => {
    const print = () => window.dispatchEvent(new Event('beforeprint'));
    const close = vi.fn();
    Object.assign(window, { print, close });
    watched(printAndClose(window, new AbortController().signal));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(close).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('afterprint'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(close).toHaveBeenCalledOnce();
  });

  it('PRINT-01 leaves a window open in which one has gone elsewhere', async () => {
    const close = vi.fn();
    Object.assign(window, { print: vi.fn(), close });
    const leaving = new AbortController();
    const done = watched(printAndClose(window, leaving.signal));
    leaving.abort();
    await vi.advanceTimersByTimeAsync(1000);
    expect(done.after).toBe(1000);
    expect(close).not.toHaveBeenCalled();
  });
});
