import { dietTypesOnListCard } from '@pomona/contract/constants';
import type { RecipeCard } from '@pomona/contract/recipes';
import type { ReactNode } from 'react';
import { RecipeCardSkeleton } from '#ui/recipe-card-skeleton.tsx';
import { RecipeSummary } from '../recipe-summary.tsx';

interface Props {
  recipes: readonly RecipeCard[];
  dietsShown?: number;
  /** Of the titles: 2 where the grid stands right below the page's own. */
  headingLevel?: 2 | 3;
  /** The control on each picture; the page knows whether there is one. */
  heart?: (recipe: RecipeCard) => ReactNode;
}

const grid = 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3';
const places = ['a', 'b', 'c', 'd', 'e', 'f'];

export function RecipeGrid(props: Props) {
  const { recipes, dietsShown = dietTypesOnListCard, headingLevel = 3, heart } = props;
  return (
    <ul className={grid}>
      {recipes.map((recipe, index) => (
        <li key={recipe.id}>
          <RecipeSummary
            recipe={recipe}
            dietsShown={dietsShown}
            headingLevel={headingLevel}
            heart={heart?.(recipe)}
            isFirst={index === 0}
          />
        </li>
      ))}
    </ul>
  );
}

/** The shape of what comes. */
export function RecipeGridSkeleton() {
  return (
    <div className={grid}>
      {places.map((place) => (
        <RecipeCardSkeleton key={place} />
      ))}
    </div>
  );
}
