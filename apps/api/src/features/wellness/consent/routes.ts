import { giveConsent, readConsent, withdrawConsent } from '@pomona/contract/wellness/meals';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { Consent } from './service.ts';

export function serveConsent(app: FastifyInstance, consent: Consent): void {
  serve(app, readConsent, ({ viewer }) => consent.readConsent(viewer));
  serve(app, giveConsent, ({ viewer }) => consent.giveConsent(viewer));
  serve(app, withdrawConsent, ({ viewer }) => consent.withdrawConsent(viewer));
}
