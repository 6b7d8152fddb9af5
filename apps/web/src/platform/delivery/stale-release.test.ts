// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadWhenStale } from './stale-release.ts';

const release = 'https://pomona.example/assets/main-old.js';
let stop: () => void;
let status = 404;
const reload = vi.fn();

async function failToLoad(): Promise<void> {
  dispatchEvent(new Event('vite:preloadError'));
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  status = 404;
  vi.stubGlobal('fetch', async () => ({ status }));
  stop = reloadWhenStale(release, reload);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  reload.mockClear();
  sessionStorage.clear();
  document.body.replaceChildren();
  delete document.documentElement.dataset.failure;
});

describe('a script that is gone after a new release', () => {
  it('reloads the page once, and then offers it', async () => {
    await failToLoad();
    expect(reload).toHaveBeenCalledTimes(1);
    await failToLoad();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(document.documentElement.dataset.failure).toBe('lost');
  });

  it('never takes away what somebody typed', async () => {
    document.body.innerHTML = '<input value="two onions">';
    await failToLoad();
    expect(reload).not.toHaveBeenCalled();
    expect(document.documentElement.dataset.failure).toBe('lost');
  });

  it('does nothing while the release itself is still served', async () => {
    status = 200;
    await failToLoad();
    expect(reload).not.toHaveBeenCalled();
    expect(document.documentElement.dataset.failure).toBeUndefined();
  });
});
