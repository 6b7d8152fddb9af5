import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { joinedContents } from '../src/foods/contents.ts';
import type { FoodRow } from '../src/foods/food-row.ts';
import { languages } from '../src/foods/languages.ts';
import { folded, stem } from '../src/foods/names.ts';
import { type StoredMention, type StoredWords, wordRoles } from '../src/table/stored-words.ts';
import { readContents, storedContents } from './contents.ts';

const folder = fileURLToPath(new URL('words', import.meta.url));
const contentOf = (name: string) =>
  readFileSync(`${folder}/${name}`, 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n');
const entriesOf = (text: string) =>
  text
    .split(/[;\n]/)
    .map((entry) => folded(entry))
    .filter(Boolean);

/** Words that change the food beside them; outside names of the table they stay unread. */
const changing =
  /^(?:lite?|light|diet|vegan\w*|vegetari\w*|vegetal\w*|condens\w*|evaporat\w*|evapor\w*|cured|skimmed|skim|concentrated?|concentrad\w*|concentre\w*|cultured|liger[oa]s?|(?:semi)?desnatad[oa]s?|allegee?s?|ecremee?s?|leichte[nmrs]?|fettarm\w*|mager\w*|entrahmt\w*|.*(?:free|low|lower|non|zero|reduced|half|less|\d) (?:fat|sugar|fett)|(?:fat|sugar) free|(?:baj[oa]s?|ligero|reducid[oa]) en grasas?|fettreduziert\w*)$/;

/** The lists in `words/`: harmless words by language and role, and words that bring foods with them. */
export function readWordLists(foods: readonly FoodRow[]): StoredWords {
  const keys = new Set(foods.map(({ key }) => key));
  const isFood = (key: string) => keys.has(key);
  const words: Record<string, string> = {};
  for (const [position, language] of languages.entries()) {
    for (const [role, entries] of sectionsOf(contentOf(`${language}.txt`))) {
      for (const entry of entries) {
        if (changing.test(entry)) continue;
        const before = words[entry] ?? '....';
        const code = String(wordRoles.indexOf(role));
        if (before[position] === '.')
          words[entry] = before.slice(0, position) + code + before.slice(position + 1);
      }
    }
  }
  const mentions = readdirSync(folder)
    .filter((name) => name.startsWith('mentions-'))
    .toSorted()
    .flatMap((name) => mentionsIn(name, isFood));
  const all = withoutConnectors(mentions, foods);
  return { words, mentions: [...joinedMentions(all), ...all] };
}

const connector = /^(?:with|in|con|en|mit|im|avec|au|aux|dans) (.+)$/;

/** Drops "with nuts", "in broth": nuts and broth are found by their own names. */
function withoutConnectors(
  mentions: readonly StoredMention[],
  foods: readonly FoodRow[],
): StoredMention[] {
  const known = new Set([
    ...foods.flatMap(({ names }) => Object.values(names).flat().map(folded)),
    ...mentions.flatMap(({ names }) => names.map(([, name]) => name)),
  ]);
  return mentions.flatMap((mention) => {
    const names = mention.names.filter(([, name]) => !known.has(connector.exec(name)?.[1] ?? ''));
    return names.length === 0 ? [] : { ...mention, names };
  });
}

/** Entries of the same name are joined and come first, so that no entry removes an allergen of another. */
function joinedMentions(mentions: readonly StoredMention[]): StoredMention[] {
  const byName = new Map<string, Set<StoredMention>>();
  for (const mention of mentions) {
    for (const [, name] of mention.names) {
      const key = reduced(name);
      byName.set(key, (byName.get(key) ?? new Set<StoredMention>()).add(mention));
    }
  }
  return [...byName].flatMap(([key, entries]) => {
    const [first, ...others] = entries;
    if (first === undefined || others.length === 0) return [];
    const names = [...entries].flatMap((entry) =>
      entry.names.filter(([, name]) => reduced(name) === key),
    );
    const foods = [...new Set([...entries].flatMap((entry) => entry.foods))];
    return { names, foods, ...storedContents(joinedContents([...entries])) };
  });
}

const reduced = (name: string) => name.split(' ').map(stem).join(' ');

function sectionsOf(text: string): [(typeof wordRoles)[number], string[]][] {
  const [before = '', ...sections] = text.split(/^\[(\w+)\]$/m);
  if (before.trim() !== '') throw new Error(`Words before the first section: ${before}`);
  const found: [(typeof wordRoles)[number], string[]][] = [];
  for (let at = 0; at < sections.length; at += 2) {
    const role = wordRoles.find((one) => one === sections[at]);
    if (role === undefined) throw new Error(`No section is called ${sections[at]}`);
    found.push([role, entriesOf(sections[at + 1] ?? '')]);
  }
  return found;
}

/** `names | names in the other language | traits | foods | note`; the file's name tells the languages. */
function mentionsIn(name: string, isFood: (key: string) => boolean): StoredMention[] {
  const [, ...pair] = name.replace('.txt', '').split('-');
  return contentOf(name)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      const [traits = '', foods = ''] = cells.slice(pair.length);
      const keys = foods.split(/[\s;,]+/).filter((key) => key !== '' && key !== '-');
      const unknown = keys.filter((key) => !isFood(key));
      if (unknown.length > 0) console.warn(`${name}: no food ${unknown.join(', ')} in "${line}"`);
      return {
        names: pair.flatMap((language, position) =>
          entriesOf(cells[position] ?? '').map((entry): [string, string] => [language, entry]),
        ),
        foods: keys.filter(isFood),
        ...storedContents(readContents(traits)),
      };
    });
}
