import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

const bytes = z.nullable(z.number());

/** Each part as it is at this moment (ADMIN-04). */
export const platformStatus = z.object({
  checked_at: z.iso.datetime(),
  version: z.string(),
  /** Of the process that answers. */
  started_at: z.iso.datetime(),
  uptime_seconds: z.number(),
  database: z.object({ is_up: z.boolean(), milliseconds: z.nullable(z.number()) }),
  /** What carries messages between processes. */
  bus: z.object({ is_up: z.boolean() }),
  jobs: z.object({
    is_up: z.boolean(),
    waiting: z.number(),
    running: z.number(),
    failed: z.number(),
  }),
  /** `is_up`: neither full nor nearly so; `null` where it cannot be known. */
  storage: z.object({
    is_up: z.boolean(),
    database_bytes: bytes,
    free_bytes: bytes,
    total_bytes: bytes,
  }),
});
export type PlatformStatus = z.infer<typeof platformStatus>;

export const readPlatformStatus = defineEndpoint({
  name: 'readPlatformStatus',
  feature: 'admin',
  summary: 'How database, bus, jobs and storage are doing',
  method: 'GET',
  path: '/api/admin/status',
  access: 'admin',
  replies: { 200: platformStatus },
  errors: [],
});

export const adminStatusEndpoints = [readPlatformStatus] as const;
