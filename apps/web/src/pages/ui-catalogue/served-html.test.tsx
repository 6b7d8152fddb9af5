import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Toaster } from '#ui/feedback/toast.tsx';
import { UiCatalogue } from './ui-catalogue.tsx';

/** The policy of every page is `style-src 'self'` with a nonce: what the pieces look like on the server must fit it. */
describe('pieces in served HTML', () => {
  const html = renderToString(
    <>
      <UiCatalogue />
      <Toaster regionLabel="Messages" announcementLabel="Message" closeLabel="Close" />
    </>,
  );

  it('carry no style attribute, no style element and no script', () => {
    expect(html.length).toBeGreaterThan(10_000);
    expect(html.match(/<[^>]* style="[^"]*"[^>]*>/g)).toBeNull();
    expect(html).not.toMatch(/<(style|script)\b/);
  });

  it('leave no icon to screen readers', () => {
    const pictures = html.match(/<svg\b[^>]*>/g) ?? [];
    expect(pictures.length).toBeGreaterThan(50);
    expect(pictures.filter((svg) => !svg.includes('aria-hidden="true"'))).toEqual([]);
  });
});
