import type { Recipe } from '@pomona/contract/recipes';
import { stepNumberLook, stepsLook } from './steps-look.ts';

/** The steps to read, while what makes them more is on its way. */
export function PlainSteps({ recipe }: { recipe: Pick<Recipe, 'instructions' | 'language'> }) {
  return (
    <ol className={stepsLook.list} lang={recipe.language}>
      {recipe.instructions.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a recipe never change places
        <li key={index} className={stepsLook.step}>
          <span aria-hidden="true" className={stepNumberLook}>
            {index + 1}
          </span>
          <div className={stepsLook.text}>{step}</div>
        </li>
      ))}
    </ol>
  );
}
