import type { Language } from '@pomona/contract/languages';
import type { ParsedLine } from '@pomona/food/lines/line';
import type { Archetype, PlatedIngredient, PlatedRecipe } from '@pomona/plating/recipe';

/** What a picture is drawn from. */
export interface PicturedRecipe extends Omit<PlatedRecipe, 'ingredients'> {
  ingredients: readonly string[];
  /** Of its text. */
  language: Language;
}

/** How a dish is served, by words of its title in Spanish, French and German; English the illustrator reads itself. */
const words: readonly (readonly [RegExp, Archetype])[] = [
  [/smoothie|batido|licuado|milchshake|lassi/, 'smoothie'],
  [/suppe|eintopf|brühe|sopa|caldo|potaje|guiso|gazpacho|soupe|potage|velouté|ragoût/, 'soup'],
  [/taco|tostada/, 'tacos'],
  [/burger|hamburguesa|bocadillo|sandwich|sándwich/, 'sandwich'],
  [/wrap|burrito|quesadilla|fajita/, 'wrap'],
  [/toast|tartine|röstbrot/, 'toast'],
  [
    /pfannkuchen|eierkuchen|waffel|puffer|cr[eê]pe|galette|tortitas|panqueque|gofre|gaufre/,
    'pancakes',
  ],
  [/hafer|müsli|muesli|porridge|avena|gachas|flocons/, 'oats'],
  [/joghurt|quark|yogur|yaourt|skyr/, 'yoghurt'],
  [/curry|\bdal\b|masala/, 'curry'],
  [/salat|ensalada|salade/, 'salad'],
  [/nudel|pasta|pâtes|fideos|spaghetti|spätzle|lasagn|macarr|tagliatelle|penne/, 'pasta'],
  [/blech|ofengemüse|aus dem ofen|al horno|au four|rôti/, 'traybake'],
  [/pfanne|sartén|poêlée|rührei|revuelto|omelett|omelette|tortilla|paella|frittata/, 'pan'],
  [
    /kuchen|brot|muffin|keks|plätzchen|bizcocho|galleta|magdalena|gâteau|\bpain\b|tarta|tarte/,
    'baked',
  ],
  [/aufstrich|dip\b|hummus|houmous|guacamole|brotzeit/, 'board'],
  [/bowl|schüssel|\bbol\b|cuenco/, 'bowl'],
];

/** What the title says of how the dish is served; `null` where it says nothing, or in English. */
export function dishInTitle(title: string, language: Language): Archetype | null {
  if (language === 'en') return null;
  const text = title.toLowerCase();
  return words.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** A line as it stands, for an illustrator who reads it. */
export const asWritten = (text: string): PlatedIngredient => ({ foodKey: null, text, grams: null });

/** A line of another language by the English name of its food; one that nobody knows stays as it is. */
export function inEnglish({ text, food, grams }: ParsedLine): PlatedIngredient {
  return food === null ? asWritten(text) : { foodKey: food.key, text: food.name, grams };
}
