import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '#test/axe.ts';
import { renderPage } from '#test/render-page.tsx';
import { tabTo } from '#test/screen.ts';

describe('/login in a browser', () => {
  it.each(['light', 'dark'])('AUTH-05 axe finds nothing on complaints (%s)', async (theme) => {
    await renderPage('/login');
    document.documentElement.classList.toggle('dark', theme === 'dark');
    await userEvent.click(
      page.getByRole('main').getByRole('button', { name: 'Login', exact: true }),
    );
    await screen.findByText('Email is required');
    expect(await axeViolations()).toEqual([]);
  });

  it('AUTH-05 Enter in an empty field complains and keeps the focus there', async () => {
    await renderPage('/login');
    const field = screen.getByLabelText('Email');
    await tabTo(field);
    await userEvent.keyboard('{Enter}');
    await screen.findByText('Email is required');
    expect(document.activeElement).toBe(field);
    await expect
      .element(page.elementLocator(field))
      .toHaveAccessibleDescription('Email is required');
  });

  it.each([320, 390, 768])('NAV-09 no sideways scrolling at %i pixels', async (width) => {
    await page.viewport(width, 800);
    await renderPage('/login', { language: 'de' });
    await screen.findByLabelText('E-Mail');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});
