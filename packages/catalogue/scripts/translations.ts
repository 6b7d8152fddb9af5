import { parseArgs } from 'node:util';
import { CatalogueError, readRecipe, recipeIds } from '../src/read.ts';
import { checkTranslation } from '../src/translations/check.ts';
import { readTranslation, translatedIds } from '../src/translations/read.ts';
import { translationLanguages } from '../src/translations/translation.ts';

/*
 * `translations.ts <language> <id> …`: what has to be mended in these translations; `--all` checks every one of the
 * language. Ends with 1 when something is found. Without ids: how many recipes each language has.
 */

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [name, ...named] = positionals;
const language = translationLanguages.find((one) => one === name);
if (name !== undefined && language === undefined) {
  console.error(`"${name}" is none of ${translationLanguages.join(', ')}`);
  process.exit(2);
}

const ids = language !== undefined && values.all ? translatedIds(language) : named;
if (language === undefined || ids.length === 0) {
  const all = recipeIds().length;
  for (const one of language === undefined ? translationLanguages : [language])
    console.log(`${one} ${translatedIds(one).length} of ${all}`);
} else {
  const counts = ids.map((id) => printFindings(language, id));
  const wrong = counts.filter((count) => count > 0).length;
  console.log(`${ids.length - wrong} of ${ids.length} without a finding`);
  process.exitCode = wrong === 0 ? 0 : 1;
}

function printFindings(language: (typeof translationLanguages)[number], id: string): number {
  try {
    const findings = checkTranslation(readRecipe(id), readTranslation(language, id), language);
    for (const { rule, message } of findings) console.log(`${id}: ${rule}: ${message}`);
    return findings.length;
  } catch (error) {
    if (!(error instanceof CatalogueError)) throw error;
    console.log(error.message);
    return 1;
  }
}
