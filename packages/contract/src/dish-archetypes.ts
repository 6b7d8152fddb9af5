/** How a dish is served: the hint of a catalogue recipe, and what the illustrator draws. */
export const dishArchetypes = [
  'plate',
  'bowl',
  'soup',
  'pan',
  'traybake',
  'salad',
  'toast',
  'sandwich',
  'tacos',
  'wrap',
  'pasta',
  'curry',
  'smoothie',
  'oats',
  'yoghurt',
  'pancakes',
  'board',
  'baked',
] as const;
export type DishArchetype = (typeof dishArchetypes)[number];
