// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useListFocus } from './use-list-focus.ts';

afterEach(cleanup);

function Fruits() {
  const [fruits, setFruits] = useState(['Apple', 'Pear', 'Quince']);
  const list = useListFocus(fruits);
  const without = (gone: string) => setFruits(fruits.filter((fruit) => fruit !== gone));
  return (
    <>
      <button type="button" onClick={() => without('Apple')}>
        Eat the apple
      </button>
      <div ref={list} tabIndex={-1} data-testid="list">
        <ul>
          {fruits.map((fruit) => (
            <li key={fruit}>
              <button type="button" onClick={() => without(fruit)}>
                {fruit}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const focused = () => document.activeElement;

describe('the focus in a list whose entries go', () => {
  it('goes to the entry that took the place, then to the one before, then to the list', async () => {
    render(<Fruits />);
    await press('Pear');
    expect(focused()).toBe(screen.getByRole('button', { name: 'Quince' }));
    await press('Quince');
    expect(focused()).toBe(screen.getByRole('button', { name: 'Apple' }));
    await press('Apple');
    expect(focused()).toBe(screen.getByTestId('list'));
  });

  it('stays where it is when something else takes an entry away', async () => {
    render(<Fruits />);
    await press('Eat the apple');
    expect(focused()).toBe(screen.getByRole('button', { name: 'Eat the apple' }));
  });
});
