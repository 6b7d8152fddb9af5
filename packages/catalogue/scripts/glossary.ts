import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseLine } from '@pomona/food/lines/line';
import { foodsOfLine } from '@pomona/food/lines/line-foods';
import { foodByKey } from '@pomona/food/table/table';
import { readCatalogue } from '../src/read.ts';
import { type TranslationLanguage, translationLanguages } from '../src/translations/translation.ts';

/*
 * Writes `translations/glossary/<language>.tsv`: every food of the collection, the words that its lines have for it, the
 * recipes that use it and the names of the language that are read as the same food. "–": there is none yet.
 */

interface UsedFood {
  /** How often each wording stands in a line. */
  wordings: Map<string, number>;
  recipes: Set<string>;
}

function usedFoods(): Map<string, UsedFood> {
  const used = new Map<string, UsedFood>();
  for (const { id, ingredients } of readCatalogue()) {
    const lines = ingredients.flatMap((text) => foodsOfLine(parseLine(text, { language: 'en' })));
    for (const { food, mentions } of lines) {
      const [mention] = mentions;
      if (food === null || mention === undefined) continue;
      const entry = used.get(food.key) ?? { wordings: new Map(), recipes: new Set() };
      used.set(food.key, entry);
      entry.recipes.add(id);
      const wording = mention.text || food.name;
      entry.wordings.set(wording, (entry.wordings.get(wording) ?? 0) + 1);
    }
  }
  return used;
}

const shownWordings = 6;

function row(key: string, { wordings, recipes }: UsedFood, language: TranslationLanguage): string {
  const english = [...wordings]
    .toSorted((one, other) => other[1] - one[1])
    .slice(0, shownWordings)
    .map(([wording]) => wording);
  const names = (foodByKey(key)?.names[language] ?? []).filter((name) =>
    isReadAs(name, key, language),
  );
  const own = names.join(', ') || '–';
  return [english.join(', '), own, key, recipes.size].join('\t');
}

function isReadAs(name: string, key: string, language: TranslationLanguage): boolean {
  const line = parseLine(`100 g ${name}`, { language });
  return line.food?.key === key && line.isReadWhole && line.grams === 100;
}

const used = [...usedFoods()].toSorted(([one], [other]) => (one < other ? -1 : 1));
for (const language of translationLanguages) {
  const rows = used.map(([key, food]) => row(key, food, language));
  const path = fileURLToPath(new URL(`../translations/glossary/${language}.tsv`, import.meta.url));
  writeFileSync(
    path,
    `${['english', language, 'food', 'recipes'].join('\t')}\n${rows.join('\n')}\n`,
  );
  const missing = rows.filter((text) => text.split('\t')[1] === '–').length;
  console.log(`${language} ${rows.length} foods, ${missing} without a name`);
}
