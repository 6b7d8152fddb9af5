import type { Recipe } from '@pomona/contract/recipes';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { RecipeRating } from '#features/recipes/card/recipe-rating.tsx';
import { pictureOf } from '#product/picture-of.ts';
import { Picture } from '#ui/picture.tsx';
import { PrintFacts } from '../print/print-facts.tsx';
import { FactTiles } from './fact-tiles.tsx';

interface Props {
  recipe: Recipe;
  /** For how many the dish is cooked now; a printed sheet says the same. */
  servings: number;
  /** Buttons on the picture. */
  actions: ReactNode;
  /** The earned labels, each with its reasons. */
  labels: ReactNode;
  /** What the text was translated from. */
  translation?: ReactNode;
  /** What the reader must know before they cook; lies on the picture, so that nothing moves when it comes. */
  notice?: ReactNode;
  /** This page shows what was said of the recipe. */
  hasReviews?: boolean;
}

const wide = '(min-width: 80rem) 576px, (min-width: 51.25rem) 47vw, 100vw';

/** Picture and title side by side on wide screens, the actions on the picture (DETAIL-02, DETAIL-03). */
export function RecipeHeader({ recipe, servings, actions, labels, ...props }: Props) {
  const { hasReviews = true } = props;
  const t = useTranslations('recipe-detail.page');
  return (
    <header className="grid items-center gap-8 md:grid-cols-2 md:max-lg:items-start lg:gap-12 print:grid-cols-[9.5rem_minmax(0,1fr)] print:items-start print:gap-6">
      <div className="relative -mx-4 sm:mx-0 print:mx-0">
        <Picture
          picture={{ ...pictureOf(recipe), alt: recipe.title }}
          sizes={wide}
          loading="eager"
          className="travelling-picture aspect-4/3 sm:rounded-hero print:rounded-control"
        />
        {props.notice}
        <div className="absolute top-3 right-3 flex gap-2 print:hidden">{actions}</div>
      </div>
      <div className="min-w-0">
        <h1 tabIndex={-1} lang={recipe.language} className="text-4xl leading-[1.08] print:text-3xl">
          {recipe.title}
        </h1>
        <p
          lang={recipe.language}
          className="mt-4 text-lg text-muted print:mt-1 print:text-base print:text-ink"
        >
          {recipe.description}
        </p>
        <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-1 print:hidden">
          {hasReviews && <RecipeRating recipe={recipe} size="medium" />}
          <span className="text-muted text-sm">{t('by', { author: recipe.author })}</span>
        </p>
        {props.translation}
        {labels}
        <FactTiles recipe={recipe} />
        <div className="mt-2 hidden print:block">
          <PrintFacts recipe={recipe} servings={servings} />
        </div>
      </div>
    </header>
  );
}
