// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { SegmentedControl } from './segmented-control.tsx';

const onChange = vi.fn();
const piece = (
  <SegmentedControl
    label="Units"
    value="metric"
    onChange={onChange}
    segments={[
      { value: 'metric', label: 'Metric' },
      { value: 'us', label: 'US' },
    ]}
  />
);

afterEach(() => {
  cleanup();
  onChange.mockReset();
  document.body.replaceChildren();
});

async function takeOver(press: () => void): Promise<void> {
  document.body.innerHTML = `<div id="root">${renderToString(piece)}</div>`;
  press();
  const root = document.querySelector('#root');
  if (root === null) throw new Error('No root');
  await act(async () => {
    hydrateRoot(root, piece);
  });
}

it('hears what was pressed before the script was there', async () => {
  await takeOver(() => document.querySelector<HTMLInputElement>('[value=us]')?.click());
  expect(onChange).toHaveBeenCalledExactlyOnceWith('us');
});

it('says nothing where nobody pressed', async () => {
  await takeOver(() => {});
  expect(onChange).not.toHaveBeenCalled();
});
