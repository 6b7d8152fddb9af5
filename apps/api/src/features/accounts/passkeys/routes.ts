import {
  addPasskey,
  listPasskeys,
  preparePasskey,
  preparePasskeySignIn,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
} from '@pomona/contract/accounts/passkeys';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { siteOrigin } from '#platform/http/input/origin.ts';
import { serve } from '#platform/http/serve.ts';
import { arrivalOf } from '../arrival.ts';
import type { Passkeys } from './service.ts';
import type { PasskeySignIn } from './sign-in/service.ts';

export function servePasskeys(
  app: FastifyInstance,
  passkeys: Passkeys & PasskeySignIn,
  publicUrl: string | null,
): void {
  const origin = (request: FastifyRequest) => siteOrigin(request, publicUrl);
  serve(app, listPasskeys, ({ viewer }) => passkeys.listPasskeys(viewer));
  serve(app, preparePasskey, ({ viewer, body, request }) =>
    passkeys.preparePasskey(viewer, body.current_password, {
      origin: origin(request),
      address: request.ip,
    }),
  );
  serve(app, addPasskey, ({ viewer, body, request }) =>
    passkeys.addPasskey(viewer, body, origin(request)),
  );
  serve(app, renamePasskey, ({ viewer, params, body }) =>
    passkeys.renamePasskey(viewer, params.id, body.name),
  );
  serve(app, removePasskey, ({ viewer, params }) => passkeys.removePasskey(viewer, params.id));
  serve(
    app,
    preparePasskeySignIn,
    ({ request }) => passkeys.preparePasskeySignIn(origin(request)),
    { limit: 'costly' },
  );
  serve(
    app,
    signInWithPasskey,
    ({ body, request }) =>
      passkeys.signInWithPasskey(body.credential, {
        ...arrivalOf(request),
        origin: origin(request),
      }),
    { limit: 'costly' },
  );
}
