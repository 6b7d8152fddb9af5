import type { Recipe } from '@pomona/contract/recipes';
import { useTranslations } from 'use-intl';
import { AllergenLine } from '#product/allergen-line.tsx';
import { pictureOf } from '#product/picture-of.ts';
import { Picture } from '#ui/picture.tsx';
import { PrintFacts } from './print-facts.tsx';
import { PrintNutrition } from './print-nutrition.tsx';

interface Props {
  recipe: Recipe;
  servings: number;
  /** The ingredients for as many. */
  lines: readonly string[];
  /** In other units than the recipe's, and so approximate (SCALE-03). */
  areConverted: boolean;
}

/** One recipe on one sheet: small picture, ingredients left, steps right, the figures in a line (PRINT-01). */
export function PrintSheet({ recipe, servings, lines, areConverted }: Props) {
  const t = useTranslations('recipe-detail.page');
  const units = useTranslations('recipe-detail.units');
  return (
    <article className="print-sheet">
      <header className="print-sheet-head">
        <Picture
          picture={{ ...pictureOf(recipe), alt: '' }}
          sizes="200px"
          loading="eager"
          className="aspect-4/3 rounded-control"
        />
        <div>
          <h1 lang={recipe.language} className="text-3xl">
            {recipe.title}
          </h1>
          <p lang={recipe.language} className="mt-1">
            {recipe.description}
          </p>
          <div className="mt-2">
            <PrintFacts recipe={recipe} servings={servings} />
          </div>
        </div>
      </header>
      <div className="print-sheet-body">
        <section aria-labelledby="ingredients">
          <h2 id="ingredients" className="text-xl">
            {t('ingredients')}
          </h2>
          <ul lang={recipe.language} className="mt-2 divide-y divide-hairline">
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a recipe may name the same line twice; positions are stable
              <li key={index} className="py-1">
                {line}
              </li>
            ))}
          </ul>
          {areConverted && <p className="mt-2 text-muted text-xs">{units('approximate')}</p>}
          <AllergenLine recipe={recipe} />
        </section>
        <section aria-labelledby="instructions">
          <h2 id="instructions" className="text-xl">
            {t('instructions')}
          </h2>
          <ol lang={recipe.language} className="mt-2 grid list-decimal gap-2 pl-5">
            {recipe.instructions.map((step, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a recipe may name the same step twice; positions are stable
              <li key={index}>{step}</li>
            ))}
          </ol>
        </section>
      </div>
      <footer className="print-sheet-foot">
        <PrintNutrition recipe={recipe} />
        <p className="mt-1 text-muted text-xs">{t('disclaimer')}</p>
      </footer>
    </article>
  );
}
