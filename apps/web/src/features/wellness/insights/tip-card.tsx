import type { TipCategory, WellnessTip } from '@pomona/contract/wellness/tips';
import {
  Footprints,
  type LucideIcon,
  MoonStar,
  Salad,
  ShoppingBasket,
  Sprout,
  Wind,
} from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Surface } from '#ui/surface.tsx';

const icons: Record<TipCategory, LucideIcon> = {
  meals: Salad,
  fiber_protein: Sprout,
  movement: Footprints,
  sleep: MoonStar,
  stress: Wind,
  shopping: ShoppingBasket,
};

export function TipCard({ title, content, category, read_time: minutes, source }: WellnessTip) {
  const t = useTranslations('wellness-diary.tips');
  const Icon = icons[category];
  return (
    <Surface asChild>
      <article className="flex flex-col gap-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
          <span className="inline-flex items-center gap-1.5 font-medium text-leaf">
            <Icon aria-hidden="true" className="size-4" />
            {t(`categories.${category}`)}
          </span>
          <span>{t('readTime', { minutes })}</span>
        </p>
        <h3 className="font-display font-semibold text-lg">{title}</h3>
        <p>{content}</p>
        <p className="mt-auto pt-2 text-muted text-sm">
          {t('source')}{' '}
          <a
            href={source.url}
            lang="en"
            hrefLang="en"
            rel="noreferrer"
            className="underline hover:text-leaf"
          >
            {source.title}
          </a>
        </p>
      </article>
    </Surface>
  );
}
