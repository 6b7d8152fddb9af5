// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Stepper } from './stepper.tsx';

afterEach(cleanup);

type Seen = (value: number) => void;

function Servings({ start, seen }: { start: number; seen?: Seen }) {
  const [value, setValue] = useState(start);
  return (
    <Stepper
      label="Servings"
      value={value}
      onChange={(next) => {
        seen?.(next);
        setValue(next);
      }}
      min={1}
      max={3}
      decreaseLabel="Less"
      increaseLabel="More"
    />
  );
}

describe('stepper', () => {
  it('counts up and down and tells the new value to screen readers', async () => {
    render(<Servings start={2} />);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getByRole('status').textContent).toBe('3');
    await userEvent.click(screen.getByRole('button', { name: 'Less' }));
    expect(screen.getByRole('status').textContent).toBe('2');
    expect(screen.getByRole('status').getAttribute('aria-live')).toBe('polite');
  });

  it('DETAIL-05 goes no lower than its minimum, and keeps the focus there', async () => {
    const seen = vi.fn<Seen>();
    render(<Servings start={2} seen={seen} />);
    const less = screen.getByRole('button', { name: 'Less' });
    await userEvent.click(less);
    await userEvent.click(less);
    expect(seen.mock.calls).toEqual([[1]]);
    expect(less.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(less);
  });

  it('goes no higher than its maximum', async () => {
    const seen = vi.fn<Seen>();
    render(<Servings start={3} seen={seen} />);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(seen).not.toHaveBeenCalled();
  });
});
