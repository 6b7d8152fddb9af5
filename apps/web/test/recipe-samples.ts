import type { ImportedRecipe, RecipeDraft } from '@pomona/contract/recipe-exchange';
import type { OwnRecipe } from '@pomona/contract/recipe-writing';
import type { Recipe, RecipeCard } from '@pomona/contract/recipes';
import { stepLinksOf } from '@pomona/contract/recipes/step-links';
import type { Review } from '@pomona/contract/reviews';
import type { SeenRequest } from './fake-api.ts';

export function makeCard(own: Partial<RecipeCard> = {}): RecipeCard {
  return {
    id: 'lentil-soup',
    title: 'Lentil Soup',
    description: 'Red lentils, cumin and lemon.',
    image: '/api/images/0123456789abcdef-800.webp',
    image_colour: '#aa8844',
    difficulty: 'easy',
    diet_types: ['Gluten-Free', 'Vegetarian', 'Vegan', 'High-Fiber'],
    likely_diet_types: [],
    meal_type: 'Dinner',
    cuisine: 'indian',
    prep_time: 10,
    cook_time: 25,
    rest_time: 0,
    servings: 4,
    rating: 4.5,
    review_count: 2,
    ingredients: ['200 g red lentils', '1/2 lemon', 'salt'],
    tags: ['soup', 'make-ahead'],
    traits: [],
    allergens: [],
    allergen_details: [],
    may_contain: [],
    is_read_whole: true,
    author: 'Pomona Kitchen',
    language: 'en',
    created_at: '2026-03-01T08:00:00.000Z',
    nutrition: { calories: 300, protein: 18, carbs: 40, fiber: 9, glycemic_load: 12, coverage: 1 },
    ...own,
  };
}

export function makeRecipe(own: Partial<Recipe> = {}): Recipe {
  const recipe: Recipe = {
    ...makeCard(),
    owner_id: null,
    visibility: 'public',
    version: 1,
    source_url: null,
    instructions: ['Rinse the lentils.', 'Simmer for 20 minutes, then season.'],
    notes: {},
    allergen_kinds: [],
    open_labels: [],
    sources: [{ food: 'red lentils', source: 'USDA SR28', row: '16144' }],
    updated_at: '2026-03-01T08:00:00.000Z',
    ...own,
  };
  return { step_links: stepLinksOf(recipe), ...recipe };
}

/** Among the member's own. */
export function makeOwnRecipe(own: Partial<OwnRecipe> = {}): OwnRecipe {
  return {
    ...makeCard({ author: 'Ada Quince', rating: 0, review_count: 0 }),
    visibility: 'private',
    version: 1,
    updated_at: '2026-11-03T08:00:00.000Z',
    ...own,
  };
}

export function makeDraft(own: Partial<RecipeDraft> = {}): RecipeDraft {
  return {
    title: 'Plum Crumble',
    description: 'Tart plums under oats.',
    language: 'en',
    meal_type: 'Snack',
    cuisine: null,
    difficulty: null,
    prep_time: 15,
    cook_time: 30,
    rest_time: null,
    servings: 6,
    ingredients: ['500 g plums', '3 flubberworts'],
    instructions: ['Halve the plums.', 'Bake until golden.'],
    tags: ['dessert'],
    source_url: 'https://example.org/crumble',
    image: 'https://example.org/crumble.jpg',
    ...own,
  };
}

export function makeImported(own: Partial<ImportedRecipe> = {}): ImportedRecipe {
  return { draft: makeDraft(), format: 'schema_org', notes: [], duplicates: [], ...own };
}

export function makeReview(own: Partial<Review> = {}): Review {
  return {
    id: 'review-1',
    user_id: 'member-2',
    user_name: 'Grace',
    user_avatar: null,
    rating: 4,
    comment: 'Even better the next day.',
    created_at: '2026-04-10T08:00:00.000Z',
    edited_at: null,
    made_it: false,
    swaps: '',
    helpful_count: 0,
    is_helpful: false,
    is_demo: false,
    ...own,
  };
}

/** What the server answers to the list call: a list, or a page with the total when one is asked for. */
export function listOf(cards: readonly RecipeCard[]) {
  const total = cards.length;
  const page = { recipes: cards, total, total_is_exact: true, in_all: total, next_cursor: null };
  return ({ query }: SeenRequest) => (query.has('page') ? page : cards);
}
