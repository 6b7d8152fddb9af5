import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

const self = ["'self'"];
const nothing = ["'none'"];

const directives = {
  'default-src': nothing,
  'script-src': self,
  'style-src': self,
  'img-src': [...self, 'data:', 'blob:'],
  'font-src': self,
  'connect-src': self,
  'manifest-src': self,
  'worker-src': self,
  'form-action': self,
  'base-uri': nothing,
  'frame-ancestors': nothing,
  'trusted-types': nothing,
  'require-trusted-types-for': ["'script'"],
};

const disabledFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'payment',
  'usb',
  'browsing-topics',
];

const protect = helmet({
  contentSecurityPolicy: { useDefaults: false, directives },
  referrerPolicy: { policy: 'same-origin' },
  xFrameOptions: { action: 'deny' },
  originAgentCluster: false,
  strictTransportSecurity: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

/** Computed once: the Fastify plugin of helmet builds them anew for each call. */
export const securityHeaders: Readonly<Record<string, string>> = {
  ...fixedHeaders(),
  'permissions-policy': disabledFeatures.map((feature) => `${feature}=()`).join(', '),
};

function fixedHeaders(): Record<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  protect(response.req, response, () => {});
  const entries = Object.entries(response.getHeaders());
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

export const contentSecurityPolicy = securityHeaders['content-security-policy'] ?? '';

/** A page's own policy, which makes nothing but the address of the service worker (`register-worker.ts`). */
const withWorker = contentSecurityPolicy.replace(
  "trusted-types 'none'",
  'trusted-types service-worker',
);

/** For HTML whose `<style>` elements carry this nonce. */
export function pagePolicy(nonce: string): string {
  return withWorker.replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'`);
}

const strictTransport = 'max-age=31536000';

/** Sets the headers at the very beginning, so that refusals and faults carry them too. */
export function addSecurityHeaders(app: FastifyInstance, { isHttps }: { isHttps: boolean }): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(securityHeaders);
    if (isHttps || request.protocol === 'https')
      reply.header('strict-transport-security', strictTransport);
    done();
  });
}
