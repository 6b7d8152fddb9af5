import type { ConfigReply } from '@pomona/contract/system';
import { useFormatter, useTranslations } from 'use-intl';

interface Props {
  installation: Pick<ConfigReply, 'marketing_claims' | 'figures'> | undefined;
}

/** What nothing can prove stands here only while an administrator lets it (HOME-03). */
const claims = { users: '50k+', successRate: 95, recipes: '500+', averageRating: 4.8 } as const;
const provenRecipes = 500;

interface Tile {
  label: string;
  value: string;
  isClaim?: boolean;
}

/** Four figures: real ones where there are any. */
export function Figures({ installation }: Props) {
  const t = useTranslations('home.stats');
  const format = useFormatter();
  const figures = installation?.figures;
  const showsClaims = installation?.marketing_claims ?? true;
  const rating = (value: number) =>
    format.number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const recipes =
    figures === undefined || figures.recipes >= provenRecipes
      ? claims.recipes
      : format.number(figures.recipes);
  const average = figures?.average_rating ?? (figures === undefined ? claims.averageRating : null);
  const tiles: Tile[] = [
    { label: t('recipes'), value: recipes },
    showsClaims
      ? { label: t('users'), value: claims.users, isClaim: true }
      : { label: t('members'), value: format.number(figures?.members ?? 0) },
    { label: t('averageRating'), value: average === null ? '–' : rating(average) },
    showsClaims
      ? {
          label: t('successRate'),
          value: format.number(claims.successRate / 100, { style: 'percent' }),
          isClaim: true,
        }
      : { label: t('reviews'), value: format.number(figures?.reviews ?? 0) },
  ];
  return (
    <section aria-label={t('label')} className="border-hairline border-y bg-surface">
      <dl className="page-width grid grid-cols-2 gap-y-6 py-8 md:grid-cols-4">
        {tiles.map(({ label, value, isClaim }) => (
          <div key={label} className="flex flex-col-reverse items-center text-center">
            <dt className="text-muted">
              {label}
              {isClaim && '*'}
            </dt>
            <dd className="font-display font-semibold text-4xl text-leaf tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {showsClaims && (
        <p className="page-width -mt-2 pb-5 text-center text-muted text-sm">* {t('claims')}</p>
      )}
    </section>
  );
}
