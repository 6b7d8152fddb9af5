import { type Language, languages } from '../foods/languages.ts';
import { folded, keysOf } from '../foods/names.ts';
import { ambiguities } from './candidates-data.ts';
import { type Food, foodByKey } from './rows.ts';

type Meanings = Map<string, { language: Language; foods: string }[]>;
let meanings: Meanings | undefined;

/** Built on first use. */
function allMeanings(): Meanings {
  if (meanings !== undefined) return meanings;
  meanings = new Map();
  for (const { names, foods } of ambiguities) {
    for (const language of languages) {
      for (const name of (names[language] ?? '').split(', ').filter(Boolean)) {
        const key = ambiguousKey(folded(name));
        meanings.set(key, [...(meanings.get(key) ?? []), { language, foods }]);
      }
    }
  }
  return meanings;
}

function ambiguousKey(name: string): string {
  return keysOf(name.split(' '))[1] ?? name;
}

/** Foods that an ambiguous, folded name may mean, likeliest first; in the given language where the name exists there. */
export function candidatesFor(name: string, language?: Language): Food[] {
  const all = allMeanings().get(ambiguousKey(name)) ?? [];
  const own = all.filter((meaning) => meaning.language === language);
  const keys = (own.length > 0 ? own : all).flatMap(({ foods }) => foods.split(' '));
  return [...new Set(keys)].flatMap((key) => foodByKey(key) ?? []);
}
