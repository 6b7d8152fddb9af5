import type { ConfigReply } from '@pomona/contract/system';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { installationQuery } from '#platform/api/installation.ts';
import { useApi } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { Surface } from '#ui/surface.tsx';

export type Credentials = NonNullable<ConfigReply['demo']>;

/** Fills in a demo account, where the server has one (AUTH-04). */
export function DemoBox({ onFill }: { onFill: (credentials: Credentials) => void }) {
  const translate = useTranslations('accounts');
  const { data } = useQuery(installationQuery(useApi()));
  if (!data?.demo && !data?.demo_admin) return null;
  const { demo, demo_admin: demoAdmin } = data;
  return (
    <Surface asChild tone="sunken">
      <section aria-labelledby="demo-title">
        <h2 id="demo-title" className="text-xl">
          {translate('demoTitle')}
        </h2>
        <p className="mt-1 text-muted text-sm">{translate('demoText')}</p>
        <dl className="mt-3 grid gap-1 text-sm">
          {demo && <Account {...demo} />}
          {demoAdmin && <Account {...demoAdmin} />}
        </dl>
        <div className="mt-4 flex flex-wrap gap-2">
          {demo && (
            <Button variant="secondary" size="small" onClick={() => onFill(demo)}>
              {translate('demoMember')}
            </Button>
          )}
          {demoAdmin && (
            <Button variant="secondary" size="small" onClick={() => onFill(demoAdmin)}>
              {translate('demoAdmin')}
            </Button>
          )}
        </div>
      </section>
    </Surface>
  );
}

function Account({ email, password }: Credentials) {
  return (
    <div className="flex flex-wrap gap-x-3">
      <dt className="text-muted">{email}</dt>
      <dd className="font-semibold">{password}</dd>
    </div>
  );
}
