import type { Food } from '@pomona/contract/foods';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { useFigureWords } from '../figures/use-figure-words.ts';
import { namesIn } from './names.ts';

/** In plain words: the table and the row behind the figures, and what was put in place of what. */
export function Passport({ food }: { food: Food }) {
  const t = useTranslations('food');
  const format = useFormatter();
  const words = useFigureWords();
  const locale = useLocale();
  const { source, row, description, note, stands_in: standsIn, filled, parts } = food.passport;
  const shares = parts.map((part) => `${words.percent(part.share)} ${namesIn(part, locale).shown}`);
  return (
    <div className="grid gap-2 text-sm">
      {standsIn && (
        <p className="font-medium">
          {t('passportStandsIn', { name: namesIn(food, locale).shown })}
        </p>
      )}
      {parts.length === 0 ? (
        <p>
          {t('passportRow', { row, source })}: <span lang="en">{description}</span>
        </p>
      ) : (
        <p>{t('passportParts', { parts: format.list(shares) })}</p>
      )}
      {note !== null && (
        <p className="text-muted">
          {t('passportNote')} <span lang="en">{note}</span>
        </p>
      )}
      {filled !== null && (
        <p className="text-muted">
          {t('passportFilled', {
            figures: format.list(filled.figures.map(words.name)),
            row: filled.row,
            source: filled.source,
            description: filled.description,
          })}
        </p>
      )}
    </div>
  );
}
