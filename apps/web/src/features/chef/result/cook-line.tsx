import type { ChefReply } from '@pomona/contract/chef/recipes';
import { ChefHat, Sparkles } from 'lucide-react';
import { useTranslations } from 'use-intl';

type Cooked = Extract<ChefReply, { outcome: 'recipe' }>;

/** Who cooked, and why not the language model where there is one (GEN-08). */
export function CookLine({ reply: { cook, fallback } }: { reply: Cooked }) {
  const t = useTranslations('chef.cook');
  const Icon = cook.kind === 'model' ? Sparkles : ChefHat;
  return (
    <p className="flex items-start gap-2 text-muted text-sm">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-leaf" />
      <span>
        {cook.kind === 'model'
          ? t('model', { name: cook.name })
          : t(fallback === null ? 'builtIn' : `fallback.${fallback}`)}
      </span>
    </p>
  );
}
