import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import type { PlatedRecipe } from '../src/recipe.ts';

interface RecipeFile {
  id: string;
  title: string;
  dish?: string;
  meal_type: string;
  cuisine?: string;
  ingredients: string[];
  instructions: string[];
}

/** The recipes that the product ships. */
export const catalogueFolder = path.join(import.meta.dirname, '../../catalogue/recipes');

/** The recipe files of a folder as `PlatedRecipe`, in the order of their names. */
export async function readRecipeFiles(folder: string): Promise<PlatedRecipe[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.yaml')).sort();
  return Promise.all(
    names.map(async (name) => {
      const file = parse(await readFile(path.join(folder, name), 'utf8')) as RecipeFile;
      return {
        id: file.id,
        title: file.title,
        dish: file.dish ?? null,
        mealType: file.meal_type,
        cuisine: file.cuisine ?? null,
        ingredients: file.ingredients.map((text) => ({ foodKey: null, text, grams: null })),
        instructions: file.instructions,
      };
    }),
  );
}
