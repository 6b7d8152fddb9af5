import type { RecipeCard as Card } from '@pomona/contract/recipes';
import { cardLabels } from '@pomona/food/labels/card-labels';
import type { DietType } from '@pomona/food/labels/diets';
import { heatOf } from '@pomona/food/traits/traits';
import { Link } from '@tanstack/react-router';
import { Clock, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { awaitPicture, sendPictureAlong } from '#features/recipes/travelling-picture.ts';
import { useNumberFree } from '#platform/appearance/number-free.ts';
import { DietBadge } from '#product/diet-badge.tsx';
import { pictureOf } from '#product/picture-of.ts';
import { useRecipeWords } from '#product/use-recipe-words.ts';
import { RecipeCard } from './recipe-card.tsx';
import { RecipeRating } from './recipe-rating.tsx';

interface Props {
  recipe: Card;
  /** How many diet labels fit: 3 in the list, 2 on the home page. */
  dietsShown: number;
  /** A separate control on the picture: the favourite button. */
  heart?: ReactNode;
  note?: ReactNode;
  isFirst?: boolean;
  headingLevel?: 2 | 3;
}

/** What is proven first, then what is likely. */
function labelsOf({ diet_types: proven, likely_diet_types: likely }: Card) {
  const labelled = (labels: readonly DietType[], isLikely: boolean) =>
    cardLabels(labels).map((diet) => ({ diet, isLikely }));
  return [...labelled(proven, false), ...labelled(likely, true)];
}

export function RecipeSummary({
  recipe,
  dietsShown,
  heart,
  note,
  isFirst,
  headingLevel = 3,
}: Props) {
  const t = useTranslations('recipes');
  const words = useRecipeWords();
  const { language } = recipe;
  const isForeign = language !== useLocale();
  const isNumberFree = useNumberFree();
  const { calories } = recipe.nutrition;
  const [prep, ...inAll] = words.times(recipe);
  const heat = heatOf(recipe.traits);
  return (
    <RecipeCard
      title={recipe.title}
      lang={isForeign ? language : undefined}
      headingLevel={headingLevel}
      description={recipe.description}
      picture={pictureOf(recipe)}
      loading={isFirst ? 'eager' : 'lazy'}
      action={t('card.view')}
      link={(link) => (
        <Link
          {...link}
          to="/recipes/$id"
          params={{ id: recipe.id }}
          viewTransition
          ref={(element: Element | null) => awaitPicture(element, recipe.id)}
          onClick={(event) => sendPictureAlong(event.currentTarget, recipe.id)}
        />
      )}
      facts={[
        t(`difficulty.${recipe.difficulty}`),
        <span key="time" className="inline-flex items-center gap-1">
          <Clock aria-hidden="true" className="size-4" />
          {prep}
        </span>,
        ...inAll,
        <span key="servings" className="inline-flex items-center gap-1">
          <Users aria-hidden="true" className="size-4" />
          {words.servings(recipe.servings)}
        </span>,
        ...(heat === undefined || heat === 'heat_none' ? [] : [t(`trait.${heat}`)]),
        ...(isNumberFree || calories === undefined
          ? []
          : [
              <span key="calories" data-figures="">
                {words.calories(calories)}
              </span>,
            ]),
      ]}
      badges={labelsOf(recipe)
        .slice(0, dietsShown)
        .map(({ diet, isLikely }) => (
          <DietBadge key={diet} diet={diet} isLikely={isLikely}>
            {isLikely ? t('likelyDiet', { diet: t(`diet.${diet}`) }) : t(`diet.${diet}`)}
          </DietBadge>
        ))}
      rating={<RecipeRating recipe={recipe} />}
      heart={heart}
      note={note}
    />
  );
}
