import * as z from 'zod';

const entry = z.looseObject({
  level: z.string(),
  time: z.string(),
  msg: z.string().optional(),
  method: z.string().optional(),
  route: z.string().optional(),
  status: z.number().optional(),
  ms: z.number().optional(),
  request: z.string().optional(),
  err: z.looseObject({ message: z.string().optional(), stack: z.string().optional() }).optional(),
});

export function textLine(json: string): string {
  const parsed = entry.safeParse(JSON.parse(json));
  if (!parsed.success) return json;
  const { level, time, msg, method, route, status, ms, request, err } = parsed.data;
  const call = method && route ? `${method} ${route} ${status ?? ''} ${ms ?? ''} ms` : undefined;
  const what = call ?? [msg, err?.message].filter(Boolean).join(': ');
  const mark = level === 'info' || level === 'debug' || level === 'trace' ? '' : `${level}: `;
  const trace = err?.stack ? `\n${err.stack}` : '';
  const reference = request && !call ? ` (request ${request})` : '';
  return `  ${time.slice(11, 19)} ${mark}${what}${reference}${trace}\n`;
}
