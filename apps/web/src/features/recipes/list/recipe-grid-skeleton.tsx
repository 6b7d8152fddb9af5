import { RecipeCardSkeleton } from '#features/recipes/card/recipe-card-skeleton.tsx';
import { gridClasses } from './grid-shape.ts';

const keys = ['a', 'b', 'c', 'd', 'e', 'f'];
const maxColumns = 3;

/** The shape of a list that is loading. */
export function RecipeGridSkeleton({ rows = 2 }: { rows?: 1 | 2 }) {
  return (
    <div className={gridClasses}>
      {keys.slice(0, rows * maxColumns).map((key) => (
        <RecipeCardSkeleton key={key} />
      ))}
    </div>
  );
}
