import { screen, within } from '@testing-library/react';

/** The toast with this title; what screen readers are told of it meanwhile stands elsewhere in the page. */
export async function shownToast(title: string) {
  const found = await screen.findAllByText(title);
  const toast = found.map((text) => text.closest<HTMLElement>('[data-tone]')).find(Boolean);
  if (!toast) throw new Error(`"${title}" stands in the page, but in no toast`);
  return within(toast);
}
