import { maxChefRequestsPerHour, type SettingsReply } from '@pomona/contract/admin/settings';
import type { FormEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/form/checkbox-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Surface } from '#ui/surface.tsx';
import { changeOf, type DraftProps, limitOf, switchNames } from './draft.ts';
import { useSaveSettings } from './use-save-settings.ts';

interface Props extends DraftProps {
  settings: SettingsReply;
}

/** What is changed here stays on the form until it is saved, whatever the server answers. */
export function SettingsForm({ settings, draft, onDraft }: Props) {
  const t = useTranslations('site-settings');
  const save = useSaveSettings(() => onDraft({}));
  const { limit = String(settings.chef_requests_per_hour) } = draft;
  const change = changeOf(draft, settings);
  const isChanged = change === null || Object.keys(change).length > 0;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (change !== null && isChanged) save.mutate({ change, revision: settings.revision });
  }

  return (
    <Surface asChild>
      <form onSubmit={submit} noValidate>
        {save.isOutdated && (
          <p role="alert" className="mb-4 rounded-card bg-honey-soft p-4">
            {t('outdated')}
          </p>
        )}
        <div className="grid gap-3">
          {switchNames.map((name) => (
            <CheckboxField
              key={name}
              label={<span className="font-semibold">{t(`switches.${name}.label`)}</span>}
              hint={t(`switches.${name}.hint`)}
              checked={draft[name] ?? settings[name]}
              onChange={({ target }) => onDraft({ ...draft, [name]: target.checked })}
            />
          ))}
          <TextField
            label={t('limit.label')}
            hint={<LimitHint limit={limitOf(limit)} factor={settings.rate_limit_factor} />}
            error={limitOf(limit) === null && t('limit.wrong', { most: maxChefRequestsPerHour })}
            inputMode="numeric"
            maxLength={7}
            className="max-w-40"
            fieldClassName="mt-2"
            value={limit}
            onChange={({ target }) => onDraft({ ...draft, limit: target.value })}
          />
        </div>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button
            type="submit"
            loading={save.isPending}
            disabled={!isChanged || limitOf(limit) === null}
          >
            {t('save')}
          </Button>
          {isChanged && (
            <Button
              variant="secondary"
              onClick={() => {
                onDraft({});
                save.reset();
              }}
            >
              {t('undo')}
            </Button>
          )}
        </div>
      </form>
    </Surface>
  );
}

/** What the limit comes to on a server whose limits are multiplied. */
function LimitHint({ limit, factor }: { limit: number | null; factor: number }) {
  const t = useTranslations('site-settings.limit');
  if (factor === 0) return t('off');
  if (factor === 1 || limit === null) return t('hint');
  return t('multiplied', { factor, count: Math.ceil(limit * factor) });
}
