// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { setNumberFree, useNumberFree } from './number-free.ts';

function Probe() {
  return <p>{useNumberFree() ? 'words' : 'figures'}</p>;
}

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it('shows figures until somebody asks for none, and remembers it', () => {
  render(<Probe />);
  expect(screen.getByText('figures')).toBeDefined();
  act(() => setNumberFree(true));
  expect(screen.getByText('words')).toBeDefined();
  expect(localStorage.getItem('pomona.numberFree')).toBe('on');
  act(() => setNumberFree(false));
  expect(screen.getByText('figures')).toBeDefined();
  expect(localStorage.getItem('pomona.numberFree')).toBeNull();
});

it('follows another tab', () => {
  render(<Probe />);
  localStorage.setItem('pomona.numberFree', 'on');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'pomona.numberFree' }));
  });
  expect(screen.getByText('words')).toBeDefined();
});

it('draws figures on the server, which knows nothing of the browser', () => {
  localStorage.setItem('pomona.numberFree', 'on');
  expect(renderToString(<Probe />)).toContain('figures');
});
