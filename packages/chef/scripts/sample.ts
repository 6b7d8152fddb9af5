// Prints answers of the built-in chef: `npx tsx packages/chef/scripts/sample.ts <language> <count> <seed>`.
import { languages } from '@pomona/food/foods/languages';
import type { CookedRecipe } from '../src/answer.ts';
import { cookRecipe } from '../src/cook.ts';
import type { RecipeRequest } from '../src/request.ts';
import { sampleRequests } from './sample-requests-data.ts';

const [word = 'en', count = '60', seed = '1'] = process.argv.slice(2);
const language = languages.find((one) => one === word) ?? 'en';

for (const request of sampleRequests(language, Number(seed)).slice(0, Number(count)))
  await show(request);

async function show(request: RecipeRequest): Promise<void> {
  const answer = await cookRecipe(request);
  const { ingredients, mealType, cuisine, diets, maxMinutes, servings } = request;
  const conditions = [mealType, cuisine, ...diets, `${maxMinutes} min`, `for ${servings}`];
  console.log(`\n## ${ingredients.join(', ')} (${conditions.filter(Boolean).join(', ')})`);
  if (answer.outcome === 'recipe') print(answer);
  else console.log(JSON.stringify(answer.conflict));
}

function print({ recipe, notes }: CookedRecipe): void {
  const { prepTime, cookTime, restTime } = recipe;
  console.log(`# ${recipe.title} ${prepTime} + ${cookTime} + ${restTime} min`);
  console.log(recipe.description);
  for (const line of recipe.ingredients) console.log(`- ${line}`);
  for (const [position, step] of recipe.instructions.entries())
    console.log(`${position + 1}. ${step}`);
  console.log(`(${notes})`);
}
