// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import shell from '#locales/en/shell.json' with { type: 'json' };
import { SectionBoundary } from './section-boundary.tsx';

beforeEach(() => {
  isBroken = true;
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function draw(reviews: ReactNode) {
  render(
    <IntlProvider locale="en" messages={{ shell }}>
      <SectionBoundary>
        <h1>Lentil soup</h1>
      </SectionBoundary>
      <SectionBoundary>{reviews}</SectionBoundary>
    </IntlProvider>,
  );
}

let isBroken = true;

function Reviews() {
  if (isBroken) throw new Error('No reviews');
  return <p>Two reviews</p>;
}

it('a section that throws says so in its place and leaves the rest', () => {
  draw(<Reviews />);
  expect(screen.getByRole('heading', { name: 'Lentil soup' })).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('This part of the page cannot be shown.');
});

it('"Try again" draws the section once more', async () => {
  draw(<Reviews />);
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Two reviews')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
