// Prints recipes of the built-in chef: `npx tsx packages/chef/scripts/sample.ts <language> <count> <seed>`.
import { languages } from '@pomona/food/foods/languages';
import { readRequest } from '../src/brief/read-request.ts';
import { composeDishes } from '../src/compose.ts';
import type { Dish } from '../src/dish.ts';
import type { RecipeRequest } from '../src/request.ts';
import { verifyRecipe } from '../src/verify/verify-recipe.ts';
import { writeDish } from '../src/wording/write-dish.ts';
import { sampleRequests } from './sample-requests-data.ts';

const [word = 'en', count = '60', seed = '1', tries = '1'] = process.argv.slice(2);
const language = languages.find((one) => one === word) ?? 'en';

for (const request of sampleRequests(language, Number(seed)).slice(0, Number(count))) show(request);

function show(request: RecipeRequest): void {
  const brief = readRequest(request);
  const { ingredients, mealType, cuisine, diets, maxMinutes, servings } = request;
  const conditions = [mealType, cuisine, ...diets, `${maxMinutes} min`, `for ${servings}`];
  console.log(`\n## ${ingredients.join(', ')} (${conditions.filter(Boolean).join(', ')})`);
  if (brief.conflict !== null) console.log(JSON.stringify(brief.conflict));
  let shown = 0;
  for (const dish of composeDishes(brief, { seed: request.seed, shown: [] })) {
    print(dish, request, brief);
    shown += 1;
    if (shown >= Number(tries)) break;
  }
  if (shown === 0) console.log('no dish');
}

function print(dish: Dish, request: RecipeRequest, brief: ReturnType<typeof readRequest>): void {
  const recipe = writeDish(dish, language, request.seed);
  const { prepTime, cookTime, restTime } = recipe;
  console.log(
    `# ${recipe.title} [${dish.fingerprint}] ${prepTime} + ${cookTime} + ${restTime} min`,
  );
  console.log(recipe.description);
  for (const line of recipe.ingredients) console.log(`- ${line}`);
  for (const [position, step] of recipe.instructions.entries())
    console.log(`${position + 1}. ${step}`);
  const { problems } = verifyRecipe(recipe, brief);
  if (problems.length > 0) console.log(`!! ${JSON.stringify(problems)}`);
}
