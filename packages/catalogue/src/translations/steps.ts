import type { Language } from '@pomona/food/foods/languages';
import { stepTimes } from '@pomona/food/steps/step-times';
import { linkSteps } from '@pomona/food/steps/steps';
import type { CatalogueRecipe } from '../schema.ts';
import type { Problem } from './finding.ts';
import type { RecipeTranslation, TranslationLanguage } from './translation.ts';

/** Each step names the lines, times, temperatures and measures of its original. */
export function wrongSteps(
  recipe: CatalogueRecipe,
  translation: RecipeTranslation,
  language: TranslationLanguage,
): Problem[] {
  return [
    ...wrongLinks(recipe, translation, language),
    ...recipe.instructions.flatMap((step, position) =>
      wrongFiguresIn(step, translation.instructions[position] ?? '', `step ${position + 1}`),
    ),
    ...(['make_ahead', 'swap'] as const).flatMap((note) =>
      wrongFiguresIn(recipe.notes?.[note] ?? '', translation.notes?.[note] ?? '', note),
    ),
  ];
}

function wrongLinks(
  recipe: CatalogueRecipe,
  translation: RecipeTranslation,
  language: TranslationLanguage,
): Problem[] {
  const expected = linkedLines(recipe, 'en');
  const found = linkedLines(translation, language);
  const named = new Set<number>();
  return expected.flatMap((lines, step) => {
    const own = found[step] ?? new Set<number>();
    // What is in the dish already may be named again.
    for (const line of lines) named.add(line);
    const say = (line: number, verb: string) => {
      const [text, english] = [translation.ingredients[line], recipe.ingredients[line]];
      const message = `step ${step + 1} ${verb} line ${line + 1} "${text}" (${english})`;
      return { rule: 'links' as const, message };
    };
    return [
      ...[...lines].filter((line) => !own.has(line)).map((line) => say(line, 'does not name')),
      ...[...own].filter((line) => !named.has(line)).map((line) => say(line, 'also names')),
    ];
  });
}

function linkedLines(
  { ingredients, instructions }: Pick<RecipeTranslation, 'ingredients' | 'instructions'>,
  language: Language,
): Set<number>[] {
  const { mentions } = linkSteps(ingredients, instructions, language);
  return mentions.map((step) => new Set(step.flatMap(({ lines }) => lines)));
}

function wrongFiguresIn(original: string, translated: string, name: string): Problem[] {
  return (
    [
      ['times', timesIn] as const,
      ['temperatures', temperaturesIn],
      ['measures', measuresIn],
    ] as const
  ).flatMap(([rule, read]) => {
    const [expected, found] = [read(original), read(translated)].map((all) =>
      all.toSorted().join(', '),
    );
    if (expected === found) return [];
    const message = `${name} says ${found || 'none'} instead of ${expected || 'none'}`;
    return [{ rule, message }];
  });
}

/** "18–22 min", "30 s". */
function timesIn(step: string): string[] {
  return stepTimes(step).map(({ seconds, fromSeconds }) => {
    const [unit, size] = seconds < 60 ? ['s', 1] : ['min', 60];
    const [from, to] = [fromSeconds / size, seconds / size];
    return from === to ? `${to} ${unit}` : `${from}–${to} ${unit}`;
  });
}

const temperaturesIn = (step: string) =>
  [...step.matchAll(/(\d+) ?°C/g)].map(([, degrees]) => `${degrees} °C`);

const metric =
  /(\d+(?:[.,]\d+)?)[ -]?(?:(g|kg|ml|cl|dl|l|mm|cm)(?!\p{L})|lit(?:er|re|ro)s?(?!\p{L}))/giu;

/** Weights, volumes and lengths; those of American kitchens are left out. */
const measuresIn = (step: string) =>
  [...step.matchAll(metric)].map(
    ([, amount = '', unit = 'l']) => `${amount.replace(',', '.')} ${unit}`,
  );
