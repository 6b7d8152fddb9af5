// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { StarInput } from './star-input.tsx';

afterEach(cleanup);

function Rating({ start }: { start: number }) {
  const [value, setValue] = useState(start);
  return (
    <StarInput
      label="Your rating"
      value={value}
      onChange={setValue}
      starLabel={(stars) => `${stars} stars`}
    />
  );
}

const isChecked = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;

describe('star input', () => {
  it('is one named group of five choices', () => {
    render(<Rating start={5} />);
    expect(screen.getByRole('group', { name: 'Your rating' })).toBeDefined();
    expect(screen.getAllByRole('radio')).toHaveLength(5);
    expect(isChecked('5 stars')).toBe(true);
  });

  it('takes one press', async () => {
    render(<Rating start={5} />);
    await userEvent.click(screen.getByRole('radio', { name: '2 stars' }));
    expect(isChecked('2 stars')).toBe(true);
    expect(isChecked('5 stars')).toBe(false);
  });

  it('moves by the arrow keys', async () => {
    render(<Rating start={3} />);
    screen.getByRole('radio', { name: '3 stars' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(isChecked('4 stars')).toBe(true);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(isChecked('2 stars')).toBe(true);
  });
});
