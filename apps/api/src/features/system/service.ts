import { languages } from '@pomona/contract/languages';
import type { ConfigReply } from '@pomona/contract/system';
import type { DatabaseClock } from '#database/clock.ts';
import type { Database } from '#database/connect.ts';
import { cachedFor } from '#platform/cache/cached-for.ts';
import type { Clock } from '#platform/clock.ts';
import { AppError } from '#platform/errors.ts';
import type { Bus } from '#platform/realtime/bus.ts';
import { version } from '#platform/version.ts';
import type { CurrentSettings, Settings } from './settings/service.ts';
import { findFigures, findGrantOpen, ping } from './store.ts';

type Credentials = { email: string; password: string };

export interface SystemParts {
  database: Database;
  databaseClock: DatabaseClock;
  bus: Bus;
  clock: Clock;
  sendsMail: boolean;
  /** Name of the language model; `null`: the built-in engine cooks alone. */
  chefModel: string | null;
  settings: Pick<Settings, 'read'>;
  /** With their published passwords (AUTH-04). */
  findDemoAccounts(): Promise<{ demo: Credentials | null; demo_admin: Credentials | null }>;
}

export interface System {
  /** What this installation offers (API-30). */
  readConfig(): Promise<ConfigReply>;
  /** Throws `unavailable` unless database and bus answer. */
  requireReady(): Promise<void>;
}

/** Counting takes a while. */
const figuresMilliseconds = 2000;

/** Longest wait for a database before it counts as away. */
const readyWithinMilliseconds = 2000;

const retryAfterSeconds = 2;

export function createSystem(parts: SystemParts): System {
  const readCounted = cachedFor({
    milliseconds: figuresMilliseconds,
    clock: parts.clock,
    compute: () => collectCounted(parts),
  });
  let last: { counted: Counted; settings: CurrentSettings; reply: ConfigReply } | null = null;
  return {
    /** The same object while nothing has changed. */
    async readConfig() {
      const [counted, settings] = await Promise.all([readCounted(), parts.settings.read()]);
      if (last?.counted !== counted || last.settings !== settings)
        last = { counted, settings, reply: configFrom(parts, counted, settings) };
      return last.reply;
    },
    async requireReady() {
      if (!parts.bus.isHealthy()) throw new AppError('unavailable', { retryAfterSeconds });
      await answerInTime(ping(parts.database));
    },
  };
}

type Counted = Pick<ConfigReply, 'demo' | 'demo_admin' | 'figures' | 'admin_grant_open'>;

async function collectCounted(parts: SystemParts): Promise<Counted> {
  // One after the other: at once they would keep five connections open.
  const accounts = await parts.findDemoAccounts();
  const figures = await findFigures(parts.database);
  const admin_grant_open = await findGrantOpen(parts.database, parts.databaseClock());
  return { ...accounts, figures, admin_grant_open };
}

function configFrom(
  parts: SystemParts,
  { figures, ...accounts }: Counted,
  settings: CurrentSettings,
): ConfigReply {
  const { registration_open, chat_enabled, marketing_claims } = settings;
  return {
    version,
    languages: [...languages],
    ...accounts,
    ...{ registration_open, chat_enabled, marketing_claims },
    mail_enabled: parts.sendsMail,
    chef: { models: parts.chefModel === null ? [] : [parts.chefModel] },
    figures,
  };
}

async function answerInTime(answer: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new AppError('unavailable', { retryAfterSeconds })),
      readyWithinMilliseconds,
    );
  });
  try {
    await Promise.race([answer, late]);
  } catch (error) {
    throw new AppError('unavailable', { retryAfterSeconds, cause: error });
  } finally {
    clearTimeout(timer);
  }
}
