import type { PlatformStatus } from '@pomona/contract/admin/status';
import { useFormatter, useTranslations } from 'use-intl';

/** What stands beside each part of the platform. */
export function useStatusTexts() {
  const t = useTranslations('admin.status');
  const format = useFormatter();
  const size = (bytes: number) => {
    const unit = bytes < 1e9 ? 'megabyte' : 'gigabyte';
    const value = bytes / (unit === 'megabyte' ? 1e6 : 1e9);
    const maximumFractionDigits = value < 10 ? 1 : 0;
    return format.number(value, { style: 'unit', unit, maximumFractionDigits });
  };
  const time = (value: number, unit: 'day' | 'hour' | 'minute') =>
    format.number(value, { style: 'unit', unit, unitDisplay: 'long' });

  return {
    /** The two largest units. */
    uptime(seconds: number): string {
      const [minutes, hours, days] = [60, 3600, 86_400].map((part) => Math.floor(seconds / part));
      const parts = [
        ...(days ? [time(days, 'day')] : []),
        ...(hours ? [time(hours % 24, 'hour')] : []),
        time((minutes ?? 0) % 60, 'minute'),
      ];
      return format.list(parts.slice(0, 2), { type: 'unit' });
    },
    database: ({ milliseconds }: PlatformStatus['database']) =>
      milliseconds === null ? '' : t('answered', { milliseconds }),
    jobs: ({ is_up: isUp, ...counts }: PlatformStatus['jobs']) =>
      isUp ? t('jobCounts', counts) : '',
    storage({
      database_bytes: used,
      free_bytes: free,
      total_bytes: all,
    }: PlatformStatus['storage']) {
      if (used === null) return '';
      if (free === null || all === null) return t('used', { used: size(used) });
      return t('usedOf', { used: size(used), free: size(free), all: size(all) });
    },
  };
}
