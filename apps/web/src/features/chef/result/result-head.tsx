import type { GeneratedRecipe } from '@pomona/contract/chef/recipes';
import { generatorBadgesShown } from '@pomona/contract/constants';
import { cardLabels } from '@pomona/food/labels/card-labels';
import type { DietType } from '@pomona/food/labels/diets';
import { Sparkles } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslations } from 'use-intl';
import { DietBadge } from '#product/diet-badge.tsx';
import { pictureOf } from '#product/picture-of.ts';
import { Picture } from '#ui/picture.tsx';
import { RecipeFacts } from './recipe-facts.tsx';

interface Props {
  recipe: GeneratedRecipe;
  headingRef: Ref<HTMLHeadingElement>;
}

/** Picture, title, what it is and its first labels (GEN-04). */
export function ResultHead({ recipe, headingRef }: Props) {
  const t = useTranslations('chef.result');
  const diets = useTranslations('recipes.diet');
  return (
    <>
      <div className="relative">
        <Picture
          picture={{ ...pictureOf(recipe), alt: recipe.title }}
          sizes="(min-width: 64rem) 44rem, 100vw"
          loading="eager"
          className="aspect-16/9 w-full"
        />
        <span className="absolute top-3 left-3 inline-flex items-center gap-1.5 rounded-full bg-glass px-3 py-1 font-semibold text-leaf text-sm">
          <Sparkles aria-hidden="true" className="size-4" />
          {t('badge')}
        </span>
      </div>
      <div className="grid gap-4 p-5 pb-0 sm:p-8 sm:pb-0">
        <div>
          <h2
            ref={headingRef}
            tabIndex={-1}
            lang={recipe.language}
            className="hyphenate text-3xl outline-none"
          >
            {recipe.title}
          </h2>
          <p lang={recipe.language} className="mt-2 text-lg text-muted">
            {recipe.description}
          </p>
        </div>
        <Badges labels={shownLabels(recipe)} nameOf={diets} title={t('labels')} />
        <RecipeFacts recipe={recipe} />
      </div>
    </>
  );
}

interface BadgesProps {
  labels: readonly DietType[];
  nameOf: (diet: DietType) => string;
  title: string;
}

function Badges({ labels, nameOf, title }: BadgesProps) {
  if (labels.length === 0) return null;
  return (
    <ul aria-label={title} className="flex flex-wrap gap-1.5">
      {labels.map((diet) => (
        <li key={diet}>
          <DietBadge diet={diet}>{nameOf(diet)}</DietBadge>
        </li>
      ))}
    </ul>
  );
}

/** Those of the request first. */
function shownLabels({ restrictions, diet_types }: GeneratedRecipe): DietType[] {
  const requested = restrictions.map(({ label }) => label);
  const earned = requested.filter((diet) => diet_types.includes(diet));
  return [...new Set([...earned, ...cardLabels(diet_types)])].slice(0, generatorBadgesShown);
}
