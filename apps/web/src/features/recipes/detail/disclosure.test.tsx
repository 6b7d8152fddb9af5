// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { Disclosure } from './disclosure.tsx';

const piece = <Disclosure title="More">{() => <p>The rest</p>}</Disclosure>;

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

it('DETAIL-04 fetches what it holds only when it is opened', () => {
  expect(renderToString(piece)).not.toContain('The rest');
});

it('DETAIL-04 shows what it holds to whoever opened it before the script was there', async () => {
  document.body.innerHTML = `<div id="root">${renderToString(piece)}</div>`;
  document.querySelector('details')?.setAttribute('open', '');
  const root = document.querySelector('#root');
  if (root === null) throw new Error('No root');
  await act(async () => {
    hydrateRoot(root, piece);
  });
  expect(screen.getByText('The rest')).toBeDefined();
});
