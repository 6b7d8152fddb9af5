import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

/** `waiting` until a process begins, `expired` once the file is removed. */
export const exportStates = ['waiting', 'running', 'ready', 'failed', 'expired'] as const;
export type ExportState = (typeof exportStates)[number];

export const memberExport = z.object({
  id: z.string(),
  state: z.enum(exportStates),
  /** From 0 to 1, by files. */
  progress: z.number(),
  /** Of the file; 0 until it is ready. */
  bytes: z.number(),
  requested_at: z.iso.datetime(),
  /** When the file is removed; `null` unless it is ready. */
  ready_until: z.nullable(z.iso.datetime()),
});
export type MemberExport = z.infer<typeof memberExport>;

const feature = 'member-export';
const reply = z.object({ export: memberExport });

export const readMemberExport = defineEndpoint({
  name: 'readMemberExport',
  feature,
  summary: 'How far the archive of all of the member’s data is; `null` before the first one',
  method: 'GET',
  path: '/api/users/me/export',
  access: 'member',
  replies: { 200: z.object({ export: z.nullable(memberExport) }) },
  errors: [],
});

export const requestMemberExport = defineEndpoint({
  name: 'requestMemberExport',
  feature,
  summary:
    'Have the archive made, in the language of the request; one that is being made is not begun again',
  method: 'POST',
  path: '/api/users/me/export',
  access: 'member',
  replies: { 202: reply },
  errors: [],
});

export const downloadMemberExport = defineEndpoint({
  name: 'downloadMemberExport',
  feature,
  summary: 'The archive as a ZIP: data.json, recipes and pictures; for 24 hours',
  method: 'GET',
  path: '/api/users/me/export/file',
  access: 'member',
  replies: { 200: z.unknown() },
  errors: ['export_not_found'],
});

export const memberExportEndpoints = [
  readMemberExport,
  requestMemberExport,
  downloadMemberExport,
] as const;
