import {
  printCloseMilliseconds,
  printFallbackMilliseconds,
  printStartMilliseconds,
} from '@pomona/contract/constants';

const after = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Comes when pictures, fonts and `more` are there, and at the latest 1.5 s after the page has loaded or 2 s after it was
 * asked for: paper without a picture, or in the recipe's own units, is better than no paper (PRINT-01).
 */
export async function printMoment(page: Document, more?: Promise<void>): Promise<void> {
  const pictures = [...page.querySelectorAll('img')].map((image) => image.decode().catch(() => {}));
  await Promise.race([
    Promise.all([page.fonts?.ready, more, ...pictures]),
    hasLoaded(page).then(() => after(printStartMilliseconds)),
    after(printFallbackMilliseconds),
  ]);
}

async function hasLoaded(page: Document): Promise<void> {
  if (page.readyState === 'complete') return;
  await new Promise((resolve) => page.defaultView?.addEventListener('load', resolve));
}

/**
 * Prints, and closes the window about 1 s after the dialog, unless the sheet has been left meanwhile. Throws where
 * the browser can't print.
 */
export async function printAndClose(view: Window, left: AbortSignal): Promise<void> {
  const dialog = watchDialog(view);
  view.print();
  await dialog();
  await after(printCloseMilliseconds);
  if (!left.aborted) view.close();
}

/** Most browsers block while the dialog is open; where they don't, its end is waited for. */
function watchDialog(view: Window): () => Promise<void> {
  let isOpen = false;
  const ended = new Promise<void>((resolve) => {
    view.addEventListener('beforeprint', () => {
      isOpen = true;
    });
    view.addEventListener('afterprint', () => {
      isOpen = false;
      resolve();
    });
  });
  return async () => {
    if (isOpen) await ended;
  };
}
