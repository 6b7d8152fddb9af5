import { adminActions } from '@pomona/contract/admin/audit';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { type AuditFilter, noFilter } from './queries.ts';

interface Props {
  filter: AuditFilter;
  onChange: (filter: AuditFilter) => void;
}

const actions = ['all', ...adminActions] as const;

/** By what was done, by whom, with whom, and when. */
export function AuditFilterForm({ filter, onChange }: Props) {
  const t = useTranslations('admin.audit');
  const isFiltered = Object.entries(noFilter).some(
    ([key, value]) => filter[key as keyof AuditFilter] !== value,
  );
  const field = (key: 'admin' | 'member' | 'from' | 'until') => ({
    label: t(`filter.${key}`),
    value: filter[key],
    onChange: (event: { target: { value: string } }) =>
      onChange({ ...filter, [key]: event.target.value }),
  });
  return (
    <form
      aria-label={t('filter.label')}
      className="mt-6 grid grid-cols-2 items-end gap-3 lg:grid-cols-[1.4fr_1fr_1fr_auto_auto]"
      onSubmit={(event) => event.preventDefault()}
    >
      <Select
        label={t('filter.action')}
        fieldClassName="col-span-2 lg:col-span-1"
        value={filter.action}
        onChange={(event) => {
          const action = actions.find((known) => known === event.target.value);
          onChange({ ...filter, action: action ?? 'all' });
        }}
        options={actions.map((value) => ({ value, label: t(`names.${value}`) }))}
      />
      <TextField type="search" maxLength={100} {...field('admin')} />
      <TextField type="search" maxLength={100} {...field('member')} />
      <TextField type="date" max={filter.until || undefined} {...field('from')} />
      <TextField type="date" min={filter.from || undefined} {...field('until')} />
      {isFiltered && (
        <Button
          variant="quiet"
          size="small"
          className="-ml-3.5 justify-self-start"
          onClick={() => onChange(noFilter)}
        >
          {t('filter.reset')}
        </Button>
      )}
    </form>
  );
}
