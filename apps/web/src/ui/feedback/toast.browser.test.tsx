import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderPage } from '#test/render-page.tsx';
import { shownToast } from '#test/shown-toast.ts';

it.each([320, 390, 1280])(
  'TOAST-01 a message covers nothing of the form that failed, %i px wide',
  async (width) => {
    await page.viewport(width, 600);
    const { person } = await renderPage('/login');
    await person.click(await screen.findByRole('button', { name: 'Login' }));
    await shownToast('Missing Information');
    await waitFor(() => {
      const message = document.querySelector('[data-tone]')?.getBoundingClientRect();
      if (message === undefined) throw new Error('No message is shown');
      const controls = [...document.querySelectorAll('main form :is(input, button)')];
      expect(controls.length).toBeGreaterThan(2);
      const covered = controls.filter((control) => {
        const { top, bottom, left, right } = control.getBoundingClientRect();
        return (
          bottom > message.top &&
          top < message.bottom &&
          right > message.left &&
          left < message.right
        );
      });
      expect(covered).toEqual([]);
    });
  },
);
