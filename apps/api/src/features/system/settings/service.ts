import type { AuditDetails } from '@pomona/contract/admin/audit';
import { type SettingValues, settingNames, settingValues } from '@pomona/contract/admin/settings';
import type { Database } from '#database/connect.ts';
import { cachedByVersion } from '#platform/cache/cached-by-version.ts';
import { AppError } from '#platform/errors.ts';
import type { Bus } from '#platform/realtime/bus.ts';
import { findRevision, findRevisionForUpdate, findStored, upsertSettings } from './store.ts';

export const settingsChanged = 'settings.changed';

export interface CurrentSettings extends SettingValues {
  /** Grows with every change. */
  revision: number;
}

type Recorder = (transaction: Database, details: AuditDetails) => Promise<void>;

export type SettingChange = {
  [Name in keyof SettingValues]?: SettingValues[Name] | undefined;
};

/** What administrators can switch, held in memory by every process (ADMIN-11). */
export interface Settings {
  read(): Promise<CurrentSettings>;
  /** Throws `settings_changed` where the revision is not the current one. `record` is called for each setting that changes. */
  change(
    change: SettingChange,
    options: { revision: number; record: Recorder },
  ): Promise<CurrentSettings>;
  /** After changes of any process. */
  onChanged(listener: () => void): () => void;
}

interface SettingsParts {
  database: Database;
  bus: Bus;
  /** What is so until an administrator sets something else. */
  defaults: SettingValues;
}

export function createSettings({ database, bus, defaults }: SettingsParts): Settings {
  async function load(db: Database, revision: number): Promise<CurrentSettings> {
    return { ...valuesOf(await findStored(db), defaults), revision };
  }

  const cache = cachedByVersion({
    readVersion: () => findRevision(database),
    // The revision first: what is read later can only be newer.
    compute: async () => load(database, await findRevision(database)),
  });

  return {
    read: () => cache.get(),
    async change(change, { revision, record }) {
      await database.transaction(async (transaction) => {
        if ((await findRevisionForUpdate(transaction)) !== revision)
          throw new AppError('settings_changed');
        const differences = differencesOf(await load(transaction, revision), change);
        if (differences.length === 0) return;
        const rows = differences.map(({ setting, after }) => ({ key: setting, value: after }));
        await upsertSettings(transaction, rows);
        for (const difference of differences) await record(transaction, difference);
      });
      await bus.publish(settingsChanged, {});
      return cache.get();
    },
    onChanged(listener) {
      const stops = [bus.subscribe(settingsChanged, listener), bus.onReconnect(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

/** A stored value that is none of the setting counts as not set. */
function valuesOf(stored: Record<string, unknown>, defaults: SettingValues): SettingValues {
  const valid = settingNames.flatMap((name) => {
    const { success, data } = settingValues.shape[name].safeParse(stored[name]);
    return success ? [[name, data]] : [];
  });
  return { ...defaults, ...Object.fromEntries(valid) };
}

function differencesOf(before: SettingValues, change: SettingChange): AuditDetails[] {
  return settingNames.flatMap((setting) => {
    const after = change[setting];
    if (after === undefined || after === before[setting]) return [];
    return { setting, before: before[setting], after };
  });
}
