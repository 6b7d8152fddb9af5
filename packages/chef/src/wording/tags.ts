import { type Language, languages } from '@pomona/food/foods/languages';
import type { Cuisine, MealType } from '@pomona/food/labels/diets';
import type { Dish } from '../dish.ts';
import { nounOf } from './nouns/nouns.ts';
import { type Family, familyOf } from './texts/descriptions-data.ts';

type Words = Readonly<Record<Language, string>>;

const cuisineTags: Readonly<Record<Cuisine, Words>> = {
  mediterranean: { en: 'mediterranean', es: 'mediterránea', fr: 'méditerranéen', de: 'mediterran' },
  asian: { en: 'asian', es: 'asiática', fr: 'asiatique', de: 'asiatisch' },
  italian: { en: 'italian', es: 'italiana', fr: 'italien', de: 'italienisch' },
  mexican: { en: 'mexican', es: 'mexicana', fr: 'mexicain', de: 'mexikanisch' },
  indian: { en: 'indian', es: 'india', fr: 'indien', de: 'indisch' },
  american: { en: 'american', es: 'americana', fr: 'américain', de: 'amerikanisch' },
};

const mealTags: Readonly<Record<MealType, Words>> = {
  Breakfast: { en: 'breakfast', es: 'desayuno', fr: 'petit-déjeuner', de: 'frühstück' },
  Lunch: { en: 'lunch', es: 'almuerzo', fr: 'déjeuner', de: 'mittagessen' },
  Dinner: { en: 'dinner', es: 'cena', fr: 'dîner', de: 'abendessen' },
  Snack: { en: 'snack', es: 'tentempié', fr: 'en-cas', de: 'snack' },
};

const familyTags: Readonly<Partial<Record<Family, Words>>> = {
  pan: { en: 'one pan', es: 'sartén', fr: 'poêle', de: 'pfannengericht' },
  pot: { en: 'one pot', es: 'olla', fr: 'mijoté', de: 'topfgericht' },
  oven: { en: 'oven', es: 'horno', fr: 'four', de: 'ofengericht' },
};

const quick: Words = { en: 'quick', es: 'rápido', fr: 'rapide', de: 'schnell' };
const quickMinutes = 20;
const maxFoods = 3;

/** In small letters: meal, kitchen, kind of dish, main foods. */
export function tagsOf(dish: Dish, language: Language): string[] {
  const { prep, cook, rest } = dish.minutes;
  const family = familyTags[familyOf[dish.formula] ?? 'sweet'];
  const foods = dish.titleParts.slice(0, maxFoods).flatMap((index) => {
    const part = dish.parts[index];
    return part === undefined ? [] : [nounOf(part.food, part.amount, language).form];
  });
  const tags = [
    mealTags[dish.mealType][language],
    ...(dish.cuisine === null ? [] : [cuisineTags[dish.cuisine][language]]),
    ...(family === undefined ? [] : [family[language]]),
    ...(prep + cook + rest <= quickMinutes ? [quick[language]] : []),
    ...foods,
  ];
  return [...new Set(tags.map((tag) => tag.toLocaleLowerCase(languages[0])))];
}
