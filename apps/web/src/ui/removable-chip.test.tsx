// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Chip } from './chip.tsx';
import { RemovableChip } from './removable-chip.tsx';

afterEach(cleanup);

it('LIST-08 an active filter is removed by its named button, with the mouse and the keyboard', async () => {
  const onRemove = vi.fn<() => void>();
  render(
    <RemovableChip removeLabel="Remove filter Vegan" onRemove={onRemove}>
      Vegan
    </RemovableChip>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Remove filter Vegan' }));
  await userEvent.keyboard('{Enter}');
  expect(onRemove).toHaveBeenCalledTimes(2);
});

it('a filter chip says whether it is on', async () => {
  const onClick = vi.fn<() => void>();
  const { rerender } = render(
    <Chip selected={false} onClick={onClick}>
      Vegan
    </Chip>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Vegan', pressed: false }));
  expect(onClick).toHaveBeenCalledOnce();
  rerender(<Chip selected>Vegan</Chip>);
  expect(screen.getByRole('button', { name: 'Vegan', pressed: true })).toBeDefined();
});
