import { useTranslations } from 'use-intl';
import { classes } from '#ui/classes.ts';
import type { StepIngredient } from './linked-steps.ts';

interface Props {
  ingredients: readonly StepIngredient[];
  /** The ingredient lines as they are shown: scaled, in the chosen units. */
  lines: readonly string[];
  language: string;
  id?: string;
  className?: string;
}

/** What one step takes, with the amounts: the amount in the step itself, else the whole line. */
export function StepIngredients({ ingredients, lines, language, id, className }: Props) {
  const t = useTranslations('cooking');
  if (ingredients.length === 0) return null;
  return (
    <ul
      id={id}
      aria-label={t('thisStep')}
      className={classes('flex flex-wrap gap-1.5 font-sans leading-snug sm:gap-2', className)}
    >
      {ingredients.map(({ line, shareText }) => (
        <li
          key={line}
          lang={language}
          className="rounded-control border border-hairline bg-surface px-2.5 py-1 tabular-nums sm:px-3 sm:py-1.5"
        >
          {shareText === null ? (
            lines[line]
          ) : (
            <>
              {shareText}
              <span className="block text-muted text-sm">
                {t('whole', { line: lines[line] ?? '' })}
              </span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
