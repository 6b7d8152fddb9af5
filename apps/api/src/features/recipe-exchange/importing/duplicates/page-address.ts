const tracking = /^(?:utm_\w+|fbclid|gclid|msclkid|mc_[ce]id|ref|source|igshid|_ga|amp)$/i;

/**
 * What two addresses of the same page have in common: no protocol, no `www.`, no slash at the end, no part below the page, no
 * parameter that only says where a reader came from, the others in order. `null` for what is no address.
 */
export function pageOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { hostname, pathname, searchParams } = new URL(address);
  const host = hostname.toLowerCase().replace(/^(?:www|m|amp)\./, '');
  const path = pathname.replace(/\/(?:amp\/?)?$/, '');
  const told = new URLSearchParams([...searchParams].filter(([name]) => !tracking.test(name)));
  told.sort();
  const query = told.toString();
  return `${host}${path}${query === '' ? '' : `?${query}`}`;
}
