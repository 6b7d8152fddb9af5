import type { Recipe } from '@pomona/contract/recipes';
import { AllergenSummary } from './allergen-summary.tsx';
import { SafetyLines } from './safety-lines.tsx';

/** Which allergens the dish holds and may hold, as far as its lines were read (REC-10), and who has to take care. */
export function AllergenLine({ recipe }: { recipe: Recipe }) {
  return (
    <div className="mt-4 grid gap-1 text-muted text-sm">
      <AllergenSummary facts={recipe} />
      <SafetyLines notes={recipe.safety_notes ?? []} />
    </div>
  );
}
