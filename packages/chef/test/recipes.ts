import { readRequest } from '../src/brief/read-request.ts';
import type { Brief } from '../src/brief.ts';
import type { RecipeRequest } from '../src/request.ts';
import type { WrittenRecipe } from '../src/written-recipe.ts';

export function makeRequest(changes: Partial<RecipeRequest> = {}): RecipeRequest {
  return {
    ingredients: ['chickpeas', 'spinach', 'tomatoes'],
    mealType: 'Dinner',
    maxMinutes: 45,
    servings: 2,
    cuisine: null,
    diets: [],
    allergens: [],
    without: [],
    goals: '',
    followUps: [],
    language: 'en',
    seed: 1,
    shown: [],
    ...changes,
  };
}

export const makeBrief = (changes: Partial<RecipeRequest> = {}): Brief =>
  readRequest(makeRequest(changes));

/** Vegan, gluten-free and without any of the fourteen allergens. */
export function makeRecipe(changes: Partial<WrittenRecipe> = {}): WrittenRecipe {
  return {
    title: 'Chickpea and Spinach Curry',
    description: 'Soft chickpeas in a tomato sauce with ginger, sharpened with lime.',
    language: 'en',
    mealType: 'Dinner',
    cuisine: 'indian',
    difficulty: 'easy',
    prepTime: 10,
    cookTime: 20,
    restTime: 0,
    servings: 2,
    ingredients: [
      '400 g canned chickpeas, drained',
      '200 g tomatoes, diced',
      '150 g spinach',
      '1 onion, finely chopped',
      '1 tbsp olive oil',
      '10 g ginger, grated',
      '1 tsp ground cumin',
      '1/4 tsp salt',
      '1 tbsp lime juice',
    ],
    instructions: [
      'Heat the olive oil in a pan over medium heat and soften the onion for 6 minutes.',
      'Stir in the ginger and cumin and fry for 1 minute, until fragrant.',
      'Add the tomatoes, chickpeas and salt and simmer for 10 minutes, until thickened.',
      'Fold in the spinach until wilted and finish with the lime juice.',
    ],
    tags: ['curry', 'one-pot'],
    ...changes,
  };
}

/** The same dish in another language. */
export const recipesByLanguage: Readonly<Record<'es' | 'fr' | 'de', Partial<WrittenRecipe>>> = {
  es: {
    language: 'es',
    title: 'Curry de garbanzos y espinacas',
    description: 'Garbanzos tiernos en una salsa de tomate con jengibre y un toque de lima.',
    ingredients: [
      '400 g de garbanzos cocidos, escurridos',
      '200 g de tomates, en dados',
      '150 g de espinacas',
      '1 cebolla, picada',
      '1 cucharada de aceite de oliva',
      '1 cucharadita de comino molido',
      '1/4 cucharadita de sal',
    ],
    instructions: [
      'Calienta el aceite de oliva en una sartén y sofríe la cebolla durante 6 minutos.',
      'Añade el comino y remueve durante 1 minuto, hasta que huela bien.',
      'Agrega los tomates, los garbanzos y la sal y cuece durante 10 minutos.',
      'Incorpora las espinacas hasta que se ablanden y sirve.',
    ],
    tags: ['curry'],
  },
  fr: {
    language: 'fr',
    title: 'Curry de pois chiches aux épinards',
    description: 'Des pois chiches fondants dans une sauce à la tomate relevée de cumin.',
    ingredients: [
      '400 g de pois chiches cuits, égouttés',
      '200 g de tomates, en dés',
      "150 g d'épinards",
      '1 oignon, émincé',
      "1 cuillère à soupe d'huile d'olive",
      '1 cuillère à café de cumin moulu',
      '1/4 cuillère à café de sel',
    ],
    instructions: [
      "Chauffer l'huile d'olive dans une poêle et faire revenir l'oignon pendant 6 minutes.",
      'Ajouter le cumin et remuer pendant 1 minute.',
      'Ajouter les tomates, les pois chiches et le sel et laisser mijoter 10 minutes.',
      'Incorporer les épinards et servir.',
    ],
    tags: ['curry'],
  },
  de: {
    language: 'de',
    title: 'Kichererbsen-Spinat-Curry',
    description: 'Weiche Kichererbsen in einer Tomatensauce mit Kreuzkümmel.',
    ingredients: [
      '400 g gekochte Kichererbsen, abgetropft',
      '200 g Tomaten, gewürfelt',
      '150 g Spinat',
      '1 Zwiebel, fein gehackt',
      '1 EL Olivenöl',
      '1 TL gemahlener Kreuzkümmel',
      '1/4 TL Salz',
    ],
    instructions: [
      'Das Olivenöl in einer Pfanne erhitzen und die Zwiebel 6 Minuten dünsten.',
      'Den Kreuzkümmel zugeben und 1 Minute rühren.',
      'Die Tomaten, die Kichererbsen und das Salz zugeben und 10 Minuten köcheln lassen.',
      'Den Spinat unterheben und servieren.',
    ],
    tags: ['curry'],
  },
};
