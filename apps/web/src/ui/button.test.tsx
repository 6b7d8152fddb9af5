// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

afterEach(cleanup);

describe('button', () => {
  it('ignores presses while loading, also as a submit button, and keeps its name and the focus', async () => {
    const onClick = vi.fn<() => void>();
    const onSubmit = vi.fn<() => void>();
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" loading onClick={onClick}>
          Save
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Save', busy: true });
    await userEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button);
  });

  it('gives its looks to a link, icon included', () => {
    render(
      <Button asChild icon={<svg aria-hidden="true" />}>
        <a href="/signup">Start cooking</a>
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'Start cooking' });
    expect(link.className).toContain('bg-leaf');
    expect(link.querySelector('svg')).not.toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
