// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { passkeyObstacle } from './support.ts';

const at = (hostname: string, PublicKeyCredential: unknown = class {}) =>
  passkeyObstacle({ location: { hostname }, PublicKeyCredential } as unknown as Window &
    typeof globalThis);

it.each(['127.0.0.1', '192.168.1.20', '[::1]', '[2001:db8::1]'])(
  'AUTH-12 %s has no name for a passkey to belong to',
  (hostname) => expect(at(hostname)).toBe('address'),
);

it.each(['localhost', 'pomona.example', '1password.example'])('AUTH-12 %s has', (hostname) => {
  expect(at(hostname)).toBeNull();
  expect(at(hostname, null)).toBe('browser');
});
