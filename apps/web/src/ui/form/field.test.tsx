// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { CheckboxField } from './checkbox-field.tsx';
import { PasswordField } from './password-field.tsx';
import { Select } from './select.tsx';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

/** The text that a screen reader adds after a control's name. */
function descriptionOf(control: HTMLElement): string[] {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? `no #${id}`);
}

describe('field', () => {
  it('ties hint and error to the control and marks it as invalid', () => {
    render(<TextField label="E-mail" hint="We write rarely." error="Email is required" />);
    const input = screen.getByRole('textbox', { name: 'E-mail' });
    expect(descriptionOf(input)).toEqual(['We write rarely.', 'Email is required']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('says nothing about errors while there is none', () => {
    render(<TextField label="E-mail" />);
    const input = screen.getByRole('textbox', { name: 'E-mail' });
    expect(input.hasAttribute('aria-describedby')).toBe(false);
    expect(input.hasAttribute('aria-invalid')).toBe(false);
  });

  it('keeps a hidden label as the name', () => {
    render(<Select label="Sort by" labelHidden options={[{ value: 'a', label: 'A to Z' }]} />);
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toBeDefined();
  });

  it('ties a tick box to its error, with links inside the label', () => {
    render(<CheckboxField label={<a href="/terms">Terms</a>} error="Please agree" />);
    const box = screen.getByRole('checkbox', { name: 'Terms' });
    expect(descriptionOf(box)).toEqual(['Please agree']);
    expect(box.getAttribute('aria-invalid')).toBe('true');
  });

  it('AUTH-10 shows a password on request and hides it again', async () => {
    render(<PasswordField label="Password" showLabel="Show" hideLabel="Hide" name="password" />);
    const input = screen.getByLabelText<HTMLInputElement>('Password');
    await userEvent.type(input, 'secret');
    expect(input.type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(input.type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(input.type).toBe('password');
    expect(input.value).toBe('secret');
  });

  it('AUTH-10 lets a password be pasted', async () => {
    render(<PasswordField label="Password" showLabel="Show" hideLabel="Hide" />);
    const input = screen.getByLabelText<HTMLInputElement>('Password');
    await userEvent.click(input);
    await userEvent.paste('from the manager');
    expect(input.value).toBe('from the manager');
  });
});
