import type { ReviewPage } from '@pomona/contract/reviews';
import { useFormatter, useTranslations } from 'use-intl';
import { BarFill, barTrack, shareOf } from '#ui/figures/bar-fill.tsx';
import { Stars, starPath } from '#ui/figures/stars.tsx';
import { meanOf } from './review-pages.ts';

/** The mean of all reviews, and how many gave so many stars. */
export function ReviewSummary({ page }: { page: ReviewPage }) {
  const t = useTranslations('reviews.summary');
  const card = useTranslations('recipes.card');
  const format = useFormatter();
  const mean = meanOf(page);
  const rating = format.number(mean, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <div className="mt-6 grid max-w-2xl items-center gap-x-10 gap-y-5 sm:grid-cols-[auto_1fr]">
      <div className="flex items-center gap-x-4 sm:grid sm:justify-items-start sm:gap-y-1">
        <p className="font-display font-semibold text-5xl tabular-nums leading-none">
          <span aria-hidden="true">{rating}</span>
          <span className="sr-only">{card('rating', { rating })}</span>
        </p>
        <div>
          <Stars value={mean} className="h-5 w-25" />
          <p className="mt-1 text-muted text-sm">{card('reviews', { count: page.total })}</p>
          {page.made_count > 0 && (
            <p className="text-muted text-sm">{t('made', { count: page.made_count })}</p>
          )}
        </div>
      </div>
      <ul aria-label={t('distribution')} className="grid gap-1.5">
        {page.distribution
          .map((count, index) => ({ stars: index + 1, count }))
          .reverse()
          .map(({ stars, count }) => (
            <li key={stars} className="grid grid-cols-[2rem_1fr_2.5rem] items-center gap-2 text-sm">
              <span className="sr-only">{t('share', { stars, count })}</span>
              <span aria-hidden="true" className="flex items-center gap-1 tabular-nums">
                {stars}
                <svg aria-hidden="true" viewBox="0 0 20 20" className="size-3.5 fill-honey">
                  <path d={starPath} />
                </svg>
              </span>
              <span aria-hidden="true" className={barTrack}>
                <BarFill share={shareOf(count, page.total)} tone="honey" />
              </span>
              <span aria-hidden="true" className="text-right text-muted tabular-nums">
                {format.number(count)}
              </span>
            </li>
          ))}
      </ul>
    </div>
  );
}
