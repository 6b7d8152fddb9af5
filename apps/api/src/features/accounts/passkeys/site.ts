import { isIP } from 'node:net';
import { AppError } from '#platform/errors.ts';

/** What a passkey belongs to: WebAuthn's relying party and the origin that it is used from. */
export interface Site {
  /** The host name. */
  id: string;
  origin: string;
}

/** Throws `passkeys_unavailable` for an address without a name, which WebAuthn does not accept. */
export function siteOf(origin: string): Site {
  const { hostname } = new URL(origin);
  if (isIP(hostname) !== 0 || hostname.startsWith('[')) throw new AppError('passkeys_unavailable');
  return { id: hostname, origin };
}
