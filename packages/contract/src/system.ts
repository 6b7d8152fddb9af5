import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { languages } from './languages.ts';

const credentials = z.object({ email: z.string(), password: z.string() });

/** Settings of the installation (API-30) and figures of the home page (HOME-03). */
export const configReply = z.object({
  version: z.string(),
  languages: z.array(z.enum(languages)),
  demo: z.nullable(credentials),
  demo_admin: z.nullable(credentials),
  registration_open: z.boolean(),
  chat_enabled: z.boolean(),
  marketing_claims: z.boolean(),
  admin_grant_open: z.boolean(),
  /** Mails reach people: a forgotten password needs no administrator. */
  mail_enabled: z.boolean(),
  chef: z.object({ models: z.array(z.string()) }),
  figures: z.object({
    recipes: z.number(),
    members: z.number(),
    reviews: z.number(),
    average_rating: z.nullable(z.number()),
  }),
});
export type ConfigReply = z.infer<typeof configReply>;

export const readConfig = defineEndpoint({
  name: 'readConfig',
  feature: 'system',
  summary: 'What this installation offers',
  method: 'GET',
  path: '/api/config',
  access: 'public',
  replies: { 200: configReply },
  errors: [],
});

export const readHealth = defineEndpoint({
  name: 'readHealth',
  feature: 'system',
  summary: 'The process lives',
  method: 'GET',
  path: '/api/health',
  access: 'public',
  replies: { 200: z.object({ status: z.literal('ok'), version: z.string() }) },
  errors: [],
});

export const readReadiness = defineEndpoint({
  name: 'readReadiness',
  feature: 'system',
  summary: 'Database and bus answer',
  method: 'GET',
  path: '/api/ready',
  access: 'public',
  replies: { 200: z.object({ status: z.literal('ready') }) },
  errors: ['unavailable'],
});

export const systemEndpoints = [readConfig, readHealth, readReadiness] as const;
