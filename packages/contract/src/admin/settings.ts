import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

const feature = 'admin';
const access = 'admin';

export const maxChefRequestsPerHour = 100_000;

/** What an administrator can switch (ADMIN-11). */
export const settingValues = z.object({
  /** The home page shows figures that nothing can prove (HOME-03). */
  marketing_claims: z.boolean(),
  registration_open: z.boolean(),
  chat_enabled: z.boolean(),
  /** Of one member. */
  chef_requests_per_hour: z.number().check(z.int(), z.gte(1), z.lte(maxChefRequestsPerHour)),
});
export type SettingValues = z.infer<typeof settingValues>;
export type SettingName = keyof SettingValues;

export const settingNames = [
  'marketing_claims',
  'registration_open',
  'chat_enabled',
  'chef_requests_per_hour',
] as const satisfies readonly SettingName[];

/** The language model of the chef, as the process that answers knows it; never its key. */
export const modelStatus = z.object({
  provider: z.string(),
  name: z.string(),
  /** `paused` after several failures in a row; then one call tries it again. */
  state: z.enum(['unused', 'working', 'failing', 'paused']),
  paused_until: z.nullable(z.iso.datetime()),
  /** Of all members, over all processes. */
  calls_this_hour: z.number(),
  max_calls_per_hour: z.number(),
});
export type ModelStatus = z.infer<typeof modelStatus>;

export const settingsReply = z.object({
  ...settingValues.shape,
  /** Grows with every change. */
  revision: z.number(),
  /** The limit of the chef is multiplied by it; 0: limits are off. */
  rate_limit_factor: z.number(),
  /** `null`: the built-in engine cooks alone. */
  model: z.nullable(modelStatus),
});
export type SettingsReply = z.infer<typeof settingsReply>;

export const readSettings = defineEndpoint({
  ...{ name: 'readSettings', feature, access },
  summary: 'What administrators can switch, and how the language model is',
  method: 'GET',
  path: '/api/admin/settings',
  replies: { 200: settingsReply },
  errors: [],
});

/** Refused where the revision is not the current one: somebody else has changed something meanwhile. */
export const changeSettings = defineEndpoint({
  ...{ name: 'changeSettings', feature, access },
  summary: 'Change settings',
  method: 'PATCH',
  path: '/api/admin/settings',
  body: z
    .strictObject({
      ...z.partial(settingValues).shape,
      revision: z.number().check(z.int(), z.gte(1)),
    })
    .check(z.refine((change) => Object.keys(change).length > 1, 'Changes nothing')),
  replies: { 200: settingsReply },
  errors: ['settings_changed'],
});

export const adminSettingsEndpoints = [readSettings, changeSettings] as const;
