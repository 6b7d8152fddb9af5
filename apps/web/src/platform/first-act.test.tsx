// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterFirstAct } from './first-act.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => new Response(null));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

function Amount({ grams }: { grams: number }) {
  return <p>{`${grams} g`}</p>;
}

it('what the server drew stands while its script cannot be had, and is taken over when it can', async () => {
  const OnServer = afterFirstAct(async () => Amount, Amount);
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<OnServer grams={200} />);
  const drawn = root.querySelector('p');

  let isBroken = true;
  const InBrowser = afterFirstAct(async () => {
    if (isBroken) throw new TypeError('Failed to fetch dynamically imported module');
    return Amount;
  });
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const hydrated = hydrateRoot(root, <InBrowser grams={200} />);
  await pass(5000);
  act(() => hydrated.render(<InBrowser grams={400} />));
  await pass(5000);
  expect(root.querySelector('p')).toBe(drawn);
  expect(drawn?.textContent).toBe('200 g');

  isBroken = false;
  await pass(30_000);
  expect(root.querySelector('p')).toBe(drawn);
  expect(drawn?.textContent).toBe('400 g');
  act(() => hydrated.unmount());
});
