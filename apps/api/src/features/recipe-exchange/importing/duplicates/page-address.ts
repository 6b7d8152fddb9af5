const tracking = /^(?:utm_\w+|fbclid|gclid|msclkid|mc_[ce]id|ref|source|igshid|_ga|amp)$/i;

/**
 * Equal for addresses of the same page: without protocol, `www.`, trailing slash, fragment and tracking parameters. `null` for
 * what is no address.
 */
export function pageOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { hostname, pathname, searchParams } = new URL(address);
  const host = hostname.toLowerCase().replace(/^(?:www|m|amp)\./, '');
  const path = pathname.replace(/\/(?:amp\/?)?$/, '');
  const parameters = new URLSearchParams(
    [...searchParams].filter(([name]) => !tracking.test(name)),
  );
  parameters.sort();
  const query = parameters.toString();
  return `${host}${path}${query === '' ? '' : `?${query}`}`;
}
