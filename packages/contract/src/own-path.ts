const anyOrigin = 'https://pomona.invalid';

/**
 * Whether this is a path of this site that a person may be sent to after signing in. Parsed as browsers parse it,
 * which ignore tabs and take `\` for `/`.
 */
export function isOwnPath(path: string): boolean {
  if (!path.startsWith('/') || !URL.canParse(path, anyOrigin)) return false;
  const { origin, pathname } = new URL(path, anyOrigin);
  return (
    origin === anyOrigin && !pathname.startsWith('//') && !/^\/(login|signup)\b/.test(pathname)
  );
}
