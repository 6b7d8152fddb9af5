/** Why passkeys can't be used here, where they can't: the address has no name (WebAuthn), or the browser has none. */
export function passkeyObstacle({
  location,
  PublicKeyCredential,
}: Pick<typeof globalThis, 'location' | 'PublicKeyCredential'> = window):
  | 'browser'
  | 'address'
  | null {
  if (/^\[|^\d+(\.\d+){3}$/.test(location.hostname)) return 'address';
  return typeof PublicKeyCredential === 'function' ? null : 'browser';
}

/** The person closed the browser's dialog, or let it run out: nothing to complain about. */
export function isCancelled(error: unknown): boolean {
  return error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name);
}
