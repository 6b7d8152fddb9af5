import type { ModelStatus, SettingsReply } from '@pomona/contract/admin/settings';
import type { SettingChange, Settings } from '#features/system/settings/service.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import type { Audit } from '../audit/service.ts';

export interface AdminSettings {
  readSettings(): Promise<SettingsReply>;
  /** Written to the audit log. Throws `settings_changed`. */
  changeSettings(admin: Member, change: SettingChange, revision: number): Promise<SettingsReply>;
}

interface AdminSettingsParts {
  settings: Settings;
  audit: Pick<Audit, 'recordSetting'>;
  rateLimitFactor: number;
  readModelStatus(): Promise<ModelStatus | null>;
}

export function createAdminSettings(parts: AdminSettingsParts): AdminSettings {
  const { settings, audit, rateLimitFactor, readModelStatus } = parts;
  return {
    async readSettings() {
      const [current, model] = await Promise.all([settings.read(), readModelStatus()]);
      return { ...current, rate_limit_factor: rateLimitFactor, model };
    },
    async changeSettings(admin, change, revision) {
      const current = await settings.change(change, {
        revision,
        record: (transaction, details) => audit.recordSetting(transaction, admin, details),
      });
      return { ...current, rate_limit_factor: rateLimitFactor, model: await readModelStatus() };
    },
  };
}
