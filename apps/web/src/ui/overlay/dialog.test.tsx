// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from './dialog.tsx';
import { Menu } from './menu.tsx';
import { MenuItem } from './menu-item.tsx';
import { Sheet } from './sheet.tsx';

afterEach(cleanup);

function Question() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Delete
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Delete this review?"
        description="It can't be brought back."
        closeLabel="Close"
      />
    </>
  );
}

it('a dialog is named and described, closes on Escape and gives the focus back', async () => {
  render(<Question />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = screen.getByRole('dialog', { name: 'Delete this review?' });
  const description = dialog.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(description)?.textContent).toBe("It can't be brought back.");
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete' })),
  );
});

function Navigation() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Menu
      </button>
      <Sheet open={open} onOpenChange={setOpen} title="Navigation" closeLabel="Close">
        <a href="/recipes">Recipes</a>
      </Sheet>
    </>
  );
}

it('NAV-07 a sheet holds the focus, closes by its button and gives the focus back', async () => {
  render(<Navigation />);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const sheet = screen.getByRole('dialog', { name: 'Navigation' });
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(sheet.contains(document.activeElement)).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' })),
  );
});

it('a menu opens by the keyboard and acts on Enter', async () => {
  const onSelect = vi.fn<() => void>();
  render(
    <Menu trigger={<button type="button">Account</button>}>
      <MenuItem>Profile</MenuItem>
      <MenuItem onSelect={onSelect}>Log out</MenuItem>
    </Menu>,
  );
  screen.getByRole('button', { name: 'Account' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getAllByRole('menuitem')).toHaveLength(2);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onSelect).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
});
