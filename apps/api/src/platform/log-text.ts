import * as z from 'zod';

const loggedError = z.looseObject({
  type: z.string().optional(),
  code: z.union([z.string(), z.number()]).optional(),
  message: z.string().optional(),
  stack: z.string().optional(),
  get cause() {
    return loggedError.optional();
  },
});

const entry = z.looseObject({
  level: z.string(),
  time: z.string(),
  msg: z.string().optional(),
  method: z.string().optional(),
  route: z.string().optional(),
  status: z.number().optional(),
  ms: z.number().optional(),
  request: z.string().optional(),
  err: loggedError.optional(),
});

export function textLine(json: string): string {
  const parsed = entry.safeParse(JSON.parse(json));
  if (!parsed.success) return json;
  const { level, time, msg, method, route, status, ms, request, err } = parsed.data;
  const call = method && route ? `${method} ${route} ${status ?? ''} ${ms ?? ''} ms` : undefined;
  const what = call ?? [msg, ...reasonsOf(err)].filter(Boolean).join(': ');
  const mark = level === 'info' || level === 'debug' || level === 'trace' ? '' : `${level}: `;
  const trace = err?.stack ? `\n${err.stack}` : '';
  const reference = request && !call ? ` (request ${request})` : '';
  return `  ${time.slice(11, 19)} ${mark}${what}${reference}${trace}\n`;
}

function reasonsOf(error: z.infer<typeof loggedError> | undefined): (string | undefined)[] {
  if (error === undefined) return [];
  const { type, code, message, cause } = error;
  const name = code === undefined ? type : `${type} ${code}`;
  return [message ?? name, ...reasonsOf(cause)];
}
