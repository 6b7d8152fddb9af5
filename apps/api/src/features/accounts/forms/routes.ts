import { type SessionReply, signInBody, signUpBody } from '@pomona/contract/accounts';
import { checkSignUp } from '@pomona/contract/accounts/forms';
import { requestPasswordReset } from '@pomona/contract/accounts/recovery';
import { isOwnPath } from '@pomona/contract/own-path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { parseBody } from '#platform/http/input/parse-input.ts';
import { contentSecurityPolicy } from '#platform/http/security/security-headers.ts';
import type { FormValues, ServeForm } from '#platform/pages/form-pages.ts';
import { pageLanguage } from '#platform/pages/page-language.ts';
import { type Arrival, arrivalOf } from '../arrival.ts';
import type { Recovery } from '../recovery/service.ts';
import { sessionPage } from './session-page.ts';

/** What the forms are for. */
interface Sessions {
  signIn(body: z.output<typeof signInBody>, arrival: Arrival): Promise<SessionReply>;
  signUp(body: z.output<typeof signUpBody>, arrival: Arrival): Promise<SessionReply>;
}

/** Forms that the browser posts itself, on the same terms as the calls of the API. */
export function serveAccountForms(
  serveForm: ServeForm,
  accounts: Sessions,
  recovery: Pick<Recovery, 'requestReset'>,
): void {
  serveForm({
    path: '/login',
    repeated: ['email'],
    async accept(values, request, reply) {
      const { email = '', password = '' } = values;
      if (email.trim() === '' || password === '') return { checks: ['missing'] };
      const body = parseBody(signInBody, { email, password }, pageLanguage(request));
      sendSession(request, reply, await accounts.signIn(body, arrivalOf(request)));
      return null;
    },
  });
  serveForm({
    path: '/signup',
    repeated: ['name', 'email', 'agrees'],
    async accept(values, request, reply) {
      const { name, email, password, ...typed } = signUpValues(values);
      const checks = checkSignUp({ name, email, password, ...typed });
      if (checks.length > 0) return { checks };
      const body = parseBody(signUpBody, { name, email, password }, pageLanguage(request));
      sendSession(request, reply, await accounts.signUp(body, arrivalOf(request)));
      return null;
    },
  });
  serveForm({
    path: '/forgot-password',
    repeated: ['email'],
    async accept({ email = '' }, request, reply) {
      if (email.trim() === '') return { checks: ['missing'] };
      const language = pageLanguage(request);
      const body = parseBody(requestPasswordReset.body, { email: email.trim() }, language);
      await recovery.requestReset(body.email, { address: request.ip, language });
      reply.redirect('/forgot-password?sent=yes', 303);
      return null;
    },
  });
}

function signUpValues(values: FormValues) {
  const { name = '', email = '', password = '', confirmation = '' } = values;
  const agrees = 'agrees' in values;
  return { name: name.trim(), email: email.trim(), password, confirmation, agrees };
}

/** Hands the token over in a document of its own: the browser keeps it in its storage, never in an address. */
function sendSession(request: FastifyRequest, reply: FastifyReply, session: SessionReply): void {
  reply
    .code(200)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', contentSecurityPolicy)
    .send(
      sessionPage({
        token: session.access_token,
        next: nextPath(request),
        language: pageLanguage(request),
        isKept: session.is_kept === true,
      }),
    );
}

/** The page that sent the person to sign in. */
function nextPath({ query }: FastifyRequest): string {
  const from = typeof query === 'object' && query !== null && 'from' in query ? query.from : null;
  return typeof from === 'string' && isOwnPath(from) ? from : '/';
}
