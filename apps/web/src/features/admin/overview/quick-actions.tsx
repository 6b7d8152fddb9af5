import { ImageIcon, RefreshCw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Surface } from '#ui/surface.tsx';
import { EnableAdminAccess } from '../grants/enable-admin-access.tsx';
import { useQuickActions } from './use-quick-actions.ts';

export function QuickActions({ email }: { email: string }) {
  const t = useTranslations('admin.quick');
  const { recipes, images } = useQuickActions();
  return (
    <Surface asChild>
      <section aria-labelledby="quick-actions">
        <h2 id="quick-actions" className="text-xl">
          {t('heading')}
        </h2>
        <div className="mt-4 flex flex-col gap-3 sm:flex-row sm:flex-wrap lg:flex-col">
          <Button
            variant="secondary"
            icon={<RefreshCw aria-hidden="true" className="size-5" />}
            loading={recipes.isPending}
            onClick={() => recipes.mutate()}
          >
            {t('recipes')}
          </Button>
          <Button
            variant="secondary"
            icon={<ImageIcon aria-hidden="true" className="size-5" />}
            loading={images.isPending}
            onClick={() => images.mutate()}
          >
            {t('images')}
          </Button>
          <EnableAdminAccess email={email} />
        </div>
      </section>
    </Surface>
  );
}
