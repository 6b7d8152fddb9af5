// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

const failure = new TypeError('Failed to fetch dynamically imported module');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => new Response(null));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function Amount({ grams }: { grams: number }) {
  return <p>{`${grams} g`}</p>;
}

/** What the server renders: its lazy modules are loaded before. */
async function serverHtml(grams: number): Promise<string> {
  const OnServer = lazyPart(async () => Amount);
  renderToString(<OnServer grams={grams} />);
  await pass(0);
  return renderToString(<OnServer grams={grams} />);
}

it('keeps what the server rendered while its script cannot be had, and hydrates it afterwards', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = await serverHtml(200);
  const rendered = root.querySelector('p');

  let isBroken = true;
  const InBrowser = lazyPart(async () => {
    if (isBroken) throw failure;
    return Amount;
  });
  const hydrated = hydrateRoot(root, <InBrowser grams={200} />);
  await pass(5000);
  act(() => hydrated.render(<InBrowser grams={400} />));
  await pass(5000);
  expect(root.querySelector('p')).toBe(rendered);
  expect(rendered?.textContent).toBe('200 g');

  isBroken = false;
  dispatchEvent(new Event('online'));
  await pass(0);
  expect(root.querySelector('p')).toBe(rendered);
  expect(rendered?.textContent).toBe('400 g');
  act(() => hydrated.unmount());
});

it('shows that it is loading where the server rendered nothing, and requests a failed script again', async () => {
  let isBroken = true;
  const Part = lazyPart(
    async () => {
      if (isBroken) throw failure;
      return Amount;
    },
    { loading: <p>Loading</p> },
  );
  render(<Part grams={200} />);
  await pass(0);
  expect(screen.getByText('Loading')).toBeDefined();
  isBroken = false;
  await pass(1000);
  expect(screen.getByText('200 g')).toBeDefined();
});

it('fetches the script of an idle part when the browser is idle, without an act of the reader', async () => {
  const load = vi.fn(async () => Amount);
  const Part = lazyPart(load, { when: 'idle' });
  render(<Part grams={200} />);
  await pass(0);
  expect(load).not.toHaveBeenCalled();
  await pass(1000);
  expect(screen.getByText('200 g')).toBeDefined();
});
