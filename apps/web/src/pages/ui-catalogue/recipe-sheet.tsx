import { dietTypes } from '@pomona/food/labels/diets';
import { Clock, Heart } from 'lucide-react';
import { RecipeCard } from '#features/recipes/card/recipe-card.tsx';
import { RecipeCardSkeleton } from '#features/recipes/card/recipe-card-skeleton.tsx';
import { DietBadge } from '#product/diet-badge.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { StarRating } from '#ui/figures/star-rating.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Specimen } from './specimen.tsx';

const picture = {
  src: '/fallback-dish.svg',
  width: 800,
  height: 600,
  alt: '',
  colour: '#d9ccb4',
};

export function RecipeSheet() {
  return (
    <>
      <Specimen name="DietBadge">
        <div className="flex flex-wrap gap-1.5">
          {dietTypes.map((diet) => (
            <DietBadge key={diet} diet={diet}>
              {diet}
            </DietBadge>
          ))}
        </div>
      </Specimen>
      <Specimen name="RecipeCard; its skeleton; a broken picture">
        <div className="grid w-full gap-5 sm:grid-cols-2">
          <RecipeCard
            title="Warm lentil salad with roasted tomatoes, spinach and toasted almonds for two"
            description="Green lentils, sweet tomatoes and a sharp mustard dressing: dinner from the cupboard."
            picture={picture}
            link={(link) => <a href="#top" {...link} />}
            action="View Recipe"
            facts={[
              <>
                <Clock aria-hidden="true" className="size-4" />
                35 min
              </>,
              '2 servings',
              '≈ 412 kcal',
            ]}
            badges={
              <>
                <DietBadge diet="Vegan">Vegan</DietBadge>
                <DietBadge diet="High-Fiber">High-Fiber</DietBadge>
                <DietBadge diet="Heart-Healthy">Heart-Healthy</DietBadge>
              </>
            }
            rating={
              <StarRating
                size="compact"
                value={4.6}
                display="4.6"
                count="(12)"
                label="Rated 4.6 of 5, 12 reviews"
              />
            }
            heart={
              <IconButton
                variant="glass"
                label="Save recipe"
                aria-pressed={false}
                icon={<Heart aria-hidden="true" className="size-5" />}
              />
            }
          />
          <RecipeCardSkeleton />
          <RecipeCard
            title="The title itself is the link"
            picture={{ ...picture, src: '/no-such-picture.webp' }}
            link={(link) => <a href="#top" {...link} />}
            facts={['10 min', '1 serving']}
          />
        </div>
      </Specimen>
      <Specimen name="EmptyState">
        <EmptyState
          title="No recipes found"
          headingLevel={3}
          action={<Button variant="secondary">Clear Filters</Button>}
        >
          Try adjusting your search terms or filters
        </EmptyState>
      </Specimen>
    </>
  );
}
