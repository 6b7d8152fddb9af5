// `npx tsx packages/plating/scripts/fingerprints.ts`: draws every recipe of the catalogue small and keeps the fingerprint of its
// picture in fingerprints.generated.json. To be run when pictures change (`platingVersion`) or recipes come.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { platingVersion } from '../src/plated-dish.ts';
import { fingerprintOf } from './likeness.ts';
import { catalogueFolder, readRecipeFiles } from './recipe-files.ts';

const recipes = await readRecipeFiles(catalogueFolder);
const lines = recipes.map(
  (recipe) => `    "${recipe.id}": ${JSON.stringify(fingerprintOf(recipe))}`,
);
const text = `{\n  "platingVersion": ${platingVersion},\n  "pictures": {\n${lines.join(',\n')}\n  }\n}\n`;
await writeFile(path.join(import.meta.dirname, 'fingerprints.generated.json'), text);
console.log(`${recipes.length} fingerprints, version ${platingVersion}`);
