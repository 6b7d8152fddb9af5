import type { FastifyInstance } from 'fastify';

/** Everything from this origin only, nothing inline, and no text that turns into markup or script. */
const directives = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
];

export const contentSecurityPolicy = directives.join('; ');

/** The policy of one HTML answer, whose `<style>` elements carry this nonce. */
export function pagePolicy(nonce: string): string {
  return contentSecurityPolicy.replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`);
}

/** On every answer, whatever its kind. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': contentSecurityPolicy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=(), browsing-topics=()',
};

/** For a year, this host only: what else lives on the domain is not ours to decide. */
const strictTransport = 'max-age=31536000';

/** Sets the headers at the very beginning, so that refusals and faults carry them too. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders);
    if (request.protocol === 'https') reply.header('strict-transport-security', strictTransport);
    done();
  });
}
