import { type DishArchetype, dishArchetypes } from '@pomona/contract/dish-archetypes';

/** The fields of a recipe that decide its picture. */
export interface PlatedRecipe {
  id: string;
  title: string;
  /** The catalogue's word for how it is served ("soup", "tacos" …); the title is read when it is absent or unknown. */
  dish: string | null;
  mealType: string;
  cuisine: string | null;
  ingredients: readonly PlatedIngredient[];
  instructions: readonly string[];
}

export interface PlatedIngredient {
  foodKey: string | null;
  text: string;
  /** Weight in the whole recipe, when known. */
  grams: number | null;
}

export type Archetype = DishArchetype;

const byTitle: readonly (readonly [RegExp, Archetype])[] = [
  [/smoothie|shake|lassi|juice/, 'smoothie'],
  [/soup|stew|chili\b|chowder|broth|pho|ramen|minestrone|gazpacho/, 'soup'],
  [/taco|tostada/, 'tacos'],
  [/sandwich|burger|panini/, 'sandwich'],
  [/wrap|burrito|roll|cups|quesadilla|gyro/, 'wrap'],
  [/toast|crostini|bruschetta/, 'toast'],
  [/pancake|waffle|crepe|chilla|fritter/, 'pancakes'],
  [/oats|oatmeal|porridge|muesli|congee/, 'oats'],
  [/yogh?urt|parfait|chia pudding|skyr/, 'yoghurt'],
  [/curry|dal\b|masala|korma|tikka/, 'curry'],
  [/pasta|spaghetti|penne|noodle|linguine|lasagn|orzo/, 'pasta'],
  [/traybake|sheet.?pan|roasted/, 'traybake'],
  [/skillet|shakshuka|frittata|scramble|stir.?fry|paella|hash/, 'pan'],
  [/salad|slaw|tabbouleh|ceviche/, 'salad'],
  [/muffin|bread|loaf|cracker|cookie|bar\b|bars\b|bites|balls|cake|scone/, 'baked'],
  [/dip|hummus|board|crudit|guacamole|platter/, 'board'],
  [/bowl/, 'bowl'],
];

const sameAs: Readonly<Record<string, Archetype>> = {
  yogurt: 'yoghurt',
  oatmeal: 'oats',
  stew: 'soup',
  stack: 'pancakes',
  glass: 'smoothie',
  skillet: 'pan',
  tray: 'traybake',
  noodles: 'pasta',
  burger: 'sandwich',
};

/** How a recipe is served. */
export function archetypeOf(recipe: Pick<PlatedRecipe, 'dish' | 'title'>): Archetype {
  const dish = recipe.dish?.toLowerCase() ?? '';
  const named = dishArchetypes.find((archetype) => archetype === dish) ?? sameAs[dish];
  if (named !== undefined) return named;
  const title = recipe.title.toLowerCase();
  return byTitle.find(([words]) => words.test(title))?.[1] ?? 'plate';
}
