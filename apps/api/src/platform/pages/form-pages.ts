import type { RefusedForm } from '@pomona/contract/rendering';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors.ts';
import { appErrorOf, type FaultClassifier, failureOf } from '#platform/http/errors/error-reply.ts';
import { requestOrigin } from '#platform/http/input/origin.ts';
import { findUnstorable } from '#platform/http/input/text-guard.ts';
import '#platform/http/route-config.ts';
import { createPage } from './page-cache.ts';
import { pageLanguage } from './page-language.ts';
import type { PageRenderer } from './page-renderer.ts';
import { sendFailurePage, sendPage } from './send-page.ts';

export type FormValues = Readonly<Record<string, string>>;

/** A form that browsers post themselves, from a page whose scripts do not run (yet). */
export interface PageForm {
  path: string;
  /** The fields that are filled in again after a refusal: never a password. */
  repeated: readonly string[];
  /** Answers by itself, or returns why not; what it throws is shown on the page as well. */
  accept(
    values: FormValues,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<RefusedForm['problem'] | null>;
}

export type ServeForm = (form: PageForm) => void;

interface FormParts {
  renderer: PageRenderer;
  faults: FaultClassifier;
  publicUrl: string | null;
}

/** Answers a refused form with its page, rendered again with the reason. */
export function formServer(app: FastifyInstance, parts: FormParts): ServeForm {
  const { renderer, faults, publicUrl } = parts;

  async function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
    const { status, headers, ...form } = refusal;
    const page = await createPage(await renderer.render(request, { form }));
    return sendPage(request, reply.headers(headers), { ...page, status }, 'no-store');
  }

  async function answer(form: PageForm, request: FastifyRequest, reply: FastifyReply) {
    const typed = isFormValues(request.body) ? request.body : {};
    const values = pick(typed, form.repeated);
    try {
      const problem = await form.accept(typed, request, reply);
      if (problem === null) return reply;
      return await refuse(request, reply, { values, problem, status: 422, headers: {} });
    } catch (thrown) {
      const error = appErrorOf(thrown, faults);
      const { status, headers, body } = failureOf(error, pageLanguage(request), request.id);
      if (status >= 500) throw error;
      return refuse(request, reply, { values, problem: { refusal: body }, status, headers });
    }
  }

  return (form) => {
    void app.register(async (scope) => {
      readForms(scope);
      scope.route({
        method: 'POST',
        url: form.path,
        config: { access: 'public' },
        onRequest: (request, _reply, done) => {
          done(isSameOrigin(request, publicUrl) ? undefined : new AppError('forbidden'));
        },
        errorHandler: (error, request, reply) =>
          sendFailurePage(request, reply, appErrorOf(error, faults)),
        handler: (request, reply) => answer(form, request, reply),
      });
    });
  };
}

type Refusal = RefusedForm & { status: number; headers: Record<string, string> };

function readForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, text: string) => {
      const values = Object.fromEntries(new URLSearchParams(text));
      const problem = findUnstorable(values, 'body');
      if (problem) throw new AppError('validation_failed', { errors: [problem] });
      return values;
    },
  );
}

/** Browsers name the page that posts: another site signs nobody in here. Over plain HTTP they send `Origin` alone. */
function isSameOrigin(request: FastifyRequest, publicUrl: string | null): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  const { origin } = request.headers;
  return origin === requestOrigin(request) || (publicUrl !== null && origin === publicUrl);
}

function isFormValues(body: unknown): body is FormValues {
  return typeof body === 'object' && body !== null;
}

const pick = (values: FormValues, names: readonly string[]): FormValues =>
  Object.fromEntries(names.flatMap((name) => (name in values ? [[name, values[name] ?? '']] : [])));
