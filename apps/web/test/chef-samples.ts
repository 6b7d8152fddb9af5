import type { ChefReply, GeneratedRecipe } from '@pomona/contract/chef/recipes';
import { makeLabel } from './food-samples.ts';

export type Cooked = Extract<ChefReply, { outcome: 'recipe' }>;
export type Impossible = Extract<ChefReply, { outcome: 'impossible' }>;

export function makeGenerated(own: Partial<GeneratedRecipe> = {}): GeneratedRecipe {
  return {
    title: 'Lemony Chickpea Stew with Spinach',
    description: 'A quick pot of chickpeas, wilted spinach and lemon.',
    image: '/api/images/0123456789abcdef-800.webp',
    image_colour: '#aa8844',
    prep_time: 10,
    cook_time: 15,
    rest_time: 0,
    servings: 2,
    difficulty: 'easy',
    diet_types: ['Gluten-Free', 'Vegetarian', 'Vegan', 'Mediterranean', 'High-Fiber'],
    meal_type: 'Lunch',
    cuisine: 'mediterranean',
    language: 'en',
    calories: 412,
    protein: 17,
    carbs: 48,
    fiber: 14,
    nutrition: {
      ...{ calories: 412, protein: 17, carbs: 48, fiber: 14 },
      ...{ glycemic_load: 12, coverage: 1 },
    },
    ingredients: ['400 g canned chickpeas, drained', '150 g spinach', '1 lemon'],
    instructions: ['Warm the chickpeas for 8 minutes.', 'Stir in the spinach until wilted.'],
    tags: ['one-pot'],
    ai_notes: 'The butter stayed in the fridge: it is not vegan.',
    allergens: [],
    allergen_details: [],
    may_contain: [],
    is_read_whole: true,
    restrictions: [makeLabel({ label: 'High-Fiber' })],
    given: [
      {
        text: 'chickpeas',
        food: { key: 'chickpeas', name: 'chickpeas' },
        left_out: null,
        used: true,
      },
      {
        ...{ text: 'butter', food: { key: 'butter', name: 'butter' }, used: false },
        left_out: { kind: 'diet', diet: 'Vegan' },
      },
    ],
    ...own,
  };
}

export function makeCooked(
  own: Partial<Omit<Cooked, 'recipe'>> & { recipe?: Partial<GeneratedRecipe> } = {},
): Cooked {
  return {
    ...{ outcome: 'recipe', fingerprint: 'stew:chickpeas', seed: 7 },
    ...{ cook: { kind: 'built_in' }, fallback: null },
    ...own,
    recipe: makeGenerated(own.recipe),
  };
}

export function makeImpossible(own: Partial<Impossible> = {}): Impossible {
  return {
    outcome: 'impossible',
    reason: { kind: 'too_little_time', needed_minutes: 35 },
    changes: [
      { kind: 'minutes', max_minutes: 35 },
      { kind: 'drop_diet', diet: 'Vegan' },
    ],
    given: [],
    ...own,
  };
}

/** The answer as a stream, in pieces that end wherever they like. */
export function streamOf(
  events: readonly (readonly [event: string, data: unknown])[],
  pieceLength = 37,
): Response {
  const text = events
    .map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n: keep open\n\n`)
    .join('');
  const bytes = new TextEncoder().encode(text);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += pieceLength)
        controller.enqueue(bytes.slice(at, at + pieceLength));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
}
