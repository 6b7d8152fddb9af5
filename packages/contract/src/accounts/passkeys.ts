import * as z from 'zod/mini';
import { sessionReply } from '../accounts.ts';
import { maximumPasskeyNameLength } from '../constants.ts';
import { defineEndpoint } from '../endpoint.ts';
import { boundedText } from '../text.ts';
import { currentPassword } from './security.ts';

/** Binary values are base64url, as in WebAuthn's JSON forms. */
const bytes = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[\w-]*$/));
const credentialId = bytes(1400);
const credentialType = z.literal('public-key');

/** WebAuthn's `PublicKeyCredentialCreationOptionsJSON`. */
export const passkeyCreationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: credentialType, alg: z.number() })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(z.object({ type: credentialType, id: z.string() })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
export type PasskeyCreationOptions = z.infer<typeof passkeyCreationOptions>;

/** WebAuthn's `PublicKeyCredentialRequestOptionsJSON`. */
export const passkeyRequestOptions = z.object({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
});

/** Not strict: browsers add to it. */
const createdCredential = z.object({
  id: credentialId,
  rawId: credentialId,
  type: credentialType,
  response: z.object({
    clientDataJSON: bytes(8_000),
    attestationObject: bytes(32_000),
  }),
});

const assertedCredential = z.object({
  id: credentialId,
  rawId: credentialId,
  type: credentialType,
  response: z.object({
    clientDataJSON: bytes(8_000),
    authenticatorData: bytes(8_000),
    signature: bytes(4_000),
  }),
});

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.nullable(z.iso.datetime()),
});
export type Passkey = z.infer<typeof passkey>;

const passkeyName = boundedText(1, maximumPasskeyNameLength);
const params = z.object({ id: z.uuid() });

export const listPasskeys = defineEndpoint({
  name: 'listPasskeys',
  feature: 'accounts',
  summary: 'Passkeys of the member, the newest first',
  method: 'GET',
  path: '/api/users/me/passkeys',
  access: 'member',
  replies: { 200: z.object({ passkeys: z.array(passkey) }) },
  errors: [],
});

export const preparePasskey = defineEndpoint({
  name: 'preparePasskey',
  feature: 'accounts',
  summary: 'What a browser needs to create a passkey, within five minutes',
  method: 'POST',
  path: '/api/users/me/passkeys/options',
  access: 'member',
  body: z.strictObject({ current_password: currentPassword }),
  replies: { 200: passkeyCreationOptions },
  errors: [
    'wrong_password',
    'demo_account',
    'too_many_attempts',
    'too_many_passkeys',
    'passkeys_unavailable',
  ],
});

export const addPasskey = defineEndpoint({
  name: 'addPasskey',
  feature: 'accounts',
  summary: 'Add the passkey that a browser created',
  method: 'POST',
  path: '/api/users/me/passkeys',
  access: 'member',
  body: z.strictObject({ name: passkeyName, credential: createdCredential }),
  replies: { 201: passkey },
  errors: ['passkey_refused', 'too_many_passkeys'],
});

export const renamePasskey = defineEndpoint({
  name: 'renamePasskey',
  feature: 'accounts',
  summary: 'Give a passkey another name',
  method: 'PATCH',
  path: '/api/users/me/passkeys/:id',
  access: 'member',
  params,
  body: z.strictObject({ name: passkeyName }),
  replies: { 200: passkey },
  errors: ['passkey_not_found'],
});

export const removePasskey = defineEndpoint({
  name: 'removePasskey',
  feature: 'accounts',
  summary: 'Remove a passkey: it opens nothing any more',
  method: 'DELETE',
  path: '/api/users/me/passkeys/:id',
  access: 'member',
  params,
  replies: { 204: null },
  errors: ['passkey_not_found'],
});

export const preparePasskeySignIn = defineEndpoint({
  name: 'preparePasskeySignIn',
  feature: 'accounts',
  summary: 'What a browser needs to sign in with a passkey, within five minutes',
  method: 'POST',
  path: '/api/users/login/passkey/options',
  access: 'public',
  replies: { 200: passkeyRequestOptions },
  errors: ['passkeys_unavailable'],
});

export const signInWithPasskey = defineEndpoint({
  name: 'signInWithPasskey',
  feature: 'accounts',
  summary: 'Sign in with a passkey',
  method: 'POST',
  path: '/api/users/login/passkey',
  access: 'public',
  body: z.strictObject({ credential: assertedCredential }),
  replies: { 200: sessionReply },
  errors: ['passkey_refused'],
});

export const passkeysEndpoints = [
  listPasskeys,
  preparePasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  preparePasskeySignIn,
  signInWithPasskey,
] as const;
