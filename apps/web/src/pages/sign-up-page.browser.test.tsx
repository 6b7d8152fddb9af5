import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { axeViolations } from '#test/axe.ts';
import { renderPage } from '#test/render-page.tsx';
import { showTheme, themes } from '#test/screen.ts';

describe('/signup in a browser', () => {
  it.each(themes)('AUTH-08 axe finds nothing on complaints (%s)', async (theme) => {
    await renderPage('/signup');
    showTheme(theme);
    await page.getByRole('main').getByRole('button', { name: 'Sign Up', exact: true }).click();
    await screen.findByText('Full name is required');
    expect(document.activeElement).toBe(screen.getByLabelText('Full name'));
    expect(await axeViolations()).toEqual([]);
  });
});
