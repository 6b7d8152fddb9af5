import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import {
  type ImageModelConfig,
  imageModelConfigOf,
  imageModelVariables,
  missingImageVariables,
} from './image-model-config.ts';
import {
  type ModelConfig,
  missingModelVariables,
  modelConfigOf,
  modelVariables,
} from './model-config.ts';

export const roles = ['all', 'web', 'jobs'] as const;
export type Role = (typeof roles)[number];

export interface Config {
  role: Role;
  host: string;
  /** 0 takes any free port. */
  port: number;
  dataFolder: string;
  /** `null`: the embedded database. */
  databaseUrl: string | null;
  /** `null`: messages between processes go through the database. */
  redisUrl: string | null;
  /** Scheme and host without trailing slash; `null`: as each request says. */
  publicUrl: string | null;
  trustProxy: boolean | number | string[];
  corsOrigins: string[];
  logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
  logFormat: 'text' | 'json';
  metricsToken: string | null;
  /** `null`: mails are only logged. */
  smtp: { url: string; from: string } | null;
  hasDemo: boolean;
  /** Left out because others may reach this address, not because `DEMO` says so. */
  isDemoLeftOut: boolean;
  /** Multiplies every rate limit; 0 switches them off. */
  rateLimitFactor: number;
  chef: {
    /** Of one member. */
    requestsPerHour: number;
    /** `null`: the built-in engine cooks alone. */
    model: ModelConfig | null;
  };
  images: {
    /** `null`: the built-in illustrator draws alone. */
    model: ImageModelConfig | null;
  };
  /** Without it browsers that have the worker of the installed app drop it. */
  hasServiceWorker: boolean;
}

export class ConfigError extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

const address = (schemes: readonly string[], form: string) =>
  z.string().refine((text) => schemes.some((scheme) => isAddress(text, scheme)), {
    error: `must be an address like ${form}`,
  });

function isAddress(text: string, scheme: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === `${scheme}:` && new URL(text).host !== '';
}

const origin = address(['http', 'https'], 'https://pomona.example')
  .transform((text) => new URL(text))
  .refine((url) => url.pathname === '/' && url.search === '' && url.hash === '', {
    error: 'must be scheme and host only, like https://pomona.example',
  })
  .transform((url) => url.origin);

const wholeNumber = (minimum: number, maximum: number) =>
  z
    .string()
    .refine((text) => /^\d{1,9}$/.test(text) && isWithin(Number(text), minimum, maximum), {
      error: `must be a whole number from ${minimum} to ${maximum}`,
    })
    .transform(Number);

function isWithin(value: number, minimum: number, maximum: number): boolean {
  return value >= minimum && value <= maximum;
}

const smtpUrl = address(['smtp', 'smtps'], 'smtps://user:password@host').refine(isDecodable, {
  error: 'must have user and password percent-encoded',
});

function isDecodable(text: string): boolean {
  try {
    return URL.canParse(text) && decodeURIComponent(text) !== '';
  } catch {
    return false;
  }
}

const sender = z
  .string()
  .refine((text) => !/[\r\n]/.test(text) && z.email().safeParse(addressIn(text)).success, {
    error: 'must be an address like pomona@example.org or Pomona <pomona@example.org>',
  });

const addressIn = (text: string) =>
  text.endsWith('>') ? text.slice(text.lastIndexOf('<') + 1, -1) : text;

const onOff = z.enum(['on', 'off'], { error: 'must be on or off' }).transform((v) => v === 'on');

const rateLimits = z
  .string()
  .transform((text) => (text === 'on' ? 1 : text === 'off' ? 0 : Number(text)))
  .refine((factor) => isWithin(factor, 0, 1_000_000), {
    error: 'must be on, off, or a factor such as 2',
  });

/** `off`, `on` (every sender; only behind a proxy that cannot be bypassed), a number of proxies, or their addresses. */
const trustProxy = z
  .string()
  .refine((text) => /^(on|off|\d{1,2})$/i.test(text) || text.split(',').every(isNetwork), {
    error: 'must be on, off, a number of proxies, or addresses such as 10.0.0.0/8',
  })
  .transform((text): Config['trustProxy'] => {
    if (text === 'on' || text === 'off') return text === 'on';
    if (/^\d+$/.test(text)) return Number(text);
    return text.split(',').map((part) => part.trim());
  });

/** An address, or a range of them in CIDR notation. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.trim().split('/');
  const bits = isIP(address) === 6 ? 128 : 32;
  const isPrefix = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
  return isIP(address) !== 0 && isPrefix && rest.length === 0;
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const separateVariables = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(3000),
  POMONA_DATA: z.string().optional(),
  DATABASE_URL: address(
    ['postgres', 'postgresql'],
    'postgres://user:password@host/name',
  ).optional(),
  REDIS_URL: address(['redis', 'rediss'], 'redis://host:6379').optional(),
  PUBLIC_URL: origin.optional(),
  TRUST_PROXY: trustProxy.default(false),
  CORS_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(origin))
    .default([]),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).optional(),
  LOG_FORMAT: z.enum(['text', 'json'], { error: 'must be text or json' }).optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: sender.optional(),
  DEMO: onOff.optional(),
  RATE_LIMITS: rateLimits.default(1),
  SERVICE_WORKER: onOff.default(true),
  CHEF_REQUESTS_PER_HOUR: wholeNumber(1, 100_000).default(30),
  CHEF_MODEL_CALLS_PER_HOUR: wholeNumber(1, 1_000_000).default(600),
  CHEF_MODEL_SECONDS: wholeNumber(1, 20).default(20),
  ...modelVariables,
  ...imageModelVariables,
});

/** What mails lead to must not depend on what a caller says the host is. */
const neededForMail = ['MAIL_FROM', 'PUBLIC_URL'] as const;

const variables = separateVariables.check(({ value, issues }) => {
  const report = (name: string, message: string) =>
    issues.push({ code: 'custom', path: [name], message, input: undefined });
  for (const name of missingModelVariables(value))
    report(name, 'must be set for the language model');
  for (const name of missingImageVariables(value))
    report(name, 'must be set for the image service');
  if (value.SMTP_URL === undefined) return;
  for (const name of neededForMail.filter((needed) => value[needed] === undefined))
    report(name, 'must be set beside SMTP_URL');
});

export interface Surroundings {
  environment: Readonly<Record<string, string | undefined>>;
  arguments: readonly string[];
  workingFolder: string;
  isTerminal: boolean;
}

/** Reads the environment and the command line; throws `ConfigError` with a line for every bad value. */
export function readConfig(surroundings: Surroundings): Config {
  // Compose files leave a variable out by setting it to nothing.
  const given = Object.entries(surroundings.environment).filter(([, value]) => value?.trim());
  const parsed = variables.safeParse(Object.fromEntries(given));
  const { role, problems } = readArguments(surroundings.arguments);
  if (!parsed.success || problems.length > 0) {
    throw new ConfigError([...(parsed.error?.issues ?? []).map(problemLine), ...problems]);
  }
  const values = parsed.data;
  const logFormat = values.LOG_FORMAT ?? (surroundings.isTerminal ? 'text' : 'json');
  return {
    role,
    host: values.HOST,
    port: values.PORT,
    dataFolder: resolve(
      surroundings.workingFolder,
      values.POMONA_DATA ?? join(surroundings.workingFolder, '.pomona'),
    ),
    databaseUrl: values.DATABASE_URL ?? null,
    redisUrl: values.REDIS_URL ?? null,
    publicUrl: values.PUBLIC_URL ?? null,
    trustProxy: values.TRUST_PROXY,
    corsOrigins: values.CORS_ORIGINS,
    logFormat,
    logLevel: values.LOG_LEVEL ?? (logFormat === 'text' ? 'warn' : 'info'),
    metricsToken: values.METRICS_TOKEN ?? null,
    smtp: smtpOf(values),
    ...demoOf(values),
    rateLimitFactor: values.RATE_LIMITS,
    hasServiceWorker: values.SERVICE_WORKER,
    chef: {
      requestsPerHour: values.CHEF_REQUESTS_PER_HOUR,
      model: modelConfigOf(values, {
        callsPerHour: values.CHEF_MODEL_CALLS_PER_HOUR,
        seconds: values.CHEF_MODEL_SECONDS,
      }),
    },
    images: { model: imageModelConfigOf(values) },
  };
}

function smtpOf({ SMTP_URL, MAIL_FROM }: z.infer<typeof variables>): Config['smtp'] {
  return SMTP_URL && MAIL_FROM ? { url: SMTP_URL, from: MAIL_FROM } : null;
}

/** Its passwords are public: by default only where nobody else comes. */
function demoOf({ DEMO, DATABASE_URL, HOST, PUBLIC_URL }: z.infer<typeof variables>) {
  const isEmbedded = DATABASE_URL === undefined;
  const isPrivate = isLoopback(HOST) && PUBLIC_URL === undefined;
  return {
    hasDemo: DEMO ?? (isEmbedded && isPrivate),
    isDemoLeftOut: DEMO === undefined && isEmbedded && !isPrivate,
  };
}

const isLoopback = (host: string) => /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/i.test(host);

/** Values are left out: some of them are secrets. */
function problemLine(issue: z.core.$ZodIssue): string {
  return `${String(issue.path[0])} ${issue.message}.`;
}

function readArguments(given: readonly string[]): { role: Role; problems: string[] } {
  let role: Role = 'all';
  const problems: string[] = [];
  for (const argument of given) {
    const named = roles.find((name) => argument === `--role=${name}`);
    if (named) role = named;
    else problems.push(`${argument} is not understood; there is --role=${roles.join('|')}.`);
  }
  return { role, problems };
}
