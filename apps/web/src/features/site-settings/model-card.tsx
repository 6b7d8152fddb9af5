import type { ModelStatus } from '@pomona/contract/admin/settings';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Surface } from '#ui/surface.tsx';

interface Props {
  model: ModelStatus | null;
  isReading: boolean;
  onRead: () => void;
}

/** Which language model cooks, and how it is; its key is not known here. */
export function ModelCard({ model, isReading, onRead }: Props) {
  const t = useTranslations('site-settings.model');
  return (
    <Surface asChild tone="sunken">
      <section aria-labelledby="language-model">
        <h3 id="language-model" className="text-lg">
          {t('heading')}
        </h3>
        {model === null ? (
          <p className="mt-2 text-muted">{t('none')}</p>
        ) : (
          <>
            <Facts model={model} />
            <Button
              variant="secondary"
              size="small"
              className="mt-4"
              loading={isReading}
              onClick={onRead}
            >
              {t('readAgain')}
            </Button>
          </>
        )}
      </section>
    </Surface>
  );
}

function Facts({ model }: { model: ModelStatus }) {
  const t = useTranslations('site-settings.model');
  const format = useFormatter();
  const { provider, name, state, paused_until: until } = model;
  const facts = [
    [t('provider'), provider],
    [t('name'), name],
    [
      t('state'),
      t(`states.${state}`, {
        until: until === null ? '' : format.dateTime(new Date(until), { timeStyle: 'medium' }),
      }),
    ],
    [t('calls'), t('callsOf', { count: model.calls_this_hour, most: model.max_calls_per_hour })],
  ] as const;
  return (
    <dl className="mt-3 grid gap-3">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-muted text-sm">{label}</dt>
          <dd className="break-words font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
