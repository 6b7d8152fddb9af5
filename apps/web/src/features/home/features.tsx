import { BadgeCheck, ChefHat, type LucideIcon, ShieldCheck, TableProperties } from 'lucide-react';
import { useTranslations } from 'use-intl';

const cards = [
  { key: 'figures', Icon: TableProperties },
  { key: 'labels', Icon: BadgeCheck },
  { key: 'cooking', Icon: ChefHat },
  { key: 'privacy', Icon: ShieldCheck },
] as const satisfies readonly { key: string; Icon: LucideIcon }[];

/** Four feature cards (HOME-04). */
export function Features() {
  const t = useTranslations('home.features');
  return (
    <section aria-labelledby="features" className="page-width py-section">
      <h2 id="features" className="text-4xl">
        {t('heading')}
      </h2>
      <p className="mt-3 text-lg text-muted">{t('lead')}</p>
      <ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {cards.map(({ key, Icon }) => (
          <li key={key} className="rounded-card border border-hairline bg-surface p-6">
            <span className="grid size-12 place-items-center rounded-full bg-leaf-soft text-leaf">
              <Icon aria-hidden="true" strokeWidth={1.75} className="size-6" />
            </span>
            <h3 className="mt-5 text-xl">{t(`${key}.title`)}</h3>
            <p className="mt-2 text-muted">{t(`${key}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
