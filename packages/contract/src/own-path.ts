const anyOrigin = 'https://pomona.invalid';

/** Whether people may be sent to this path after signing in. Parsed as browsers do, which ignore tabs and take `\` for `/`. */
export function isOwnPath(path: string): boolean {
  if (!path.startsWith('/') || !URL.canParse(path, anyOrigin)) return false;
  const { origin, pathname } = new URL(path, anyOrigin);
  return (
    origin === anyOrigin && !pathname.startsWith('//') && !/^\/(login|signup)\b/.test(pathname)
  );
}
