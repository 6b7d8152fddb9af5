import {
  type Food,
  type FoundFood,
  maximumLineLength,
  maximumLines,
  type RecipeLabels,
  recipesWithFood,
} from '@pomona/contract/foods';
import type { FoodAnalysis } from '@pomona/contract/foods/analysis';
import type { RecipeCalculation } from '@pomona/contract/foods/calculation';
import type { Recipe } from '@pomona/contract/recipes';
import { analyseRecipe } from '@pomona/food/analysis/analysis';
import { dietTypes } from '@pomona/food/labels/diets';
import { foods } from '@pomona/food/table/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#test/app.ts';
import { catalogue, seedCatalogue } from '#test/catalogue.ts';
import { makeRecipe } from '#test/recipes.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  await seedCatalogue(test.database.url());
});
afterAll(() => test.close());

/** Computed once for all tests. */
const published = catalogue.rows();

const get = (url: string, headers: Record<string, string> = {}) => test.inject({ url, headers });
const analyse = (payload: unknown, headers: Record<string, string> = {}) =>
  test.inject({
    method: 'POST',
    url: '/api/food/analyse',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload),
  });

const soup = ['200 g red lentils', '1 tbsp olive oil', '2-3 carrots', '100 g butter or olive oil'];

describe('FOOD-01 API-28 the analysis of lines', () => {
  it('reads amount, unit, food and grams of each line, for everyone', async () => {
    const answer = await analyse({ lines: soup, servings: 2 });
    expect(answer.statusCode).toBe(200);
    const { lines } = answer.json<FoodAnalysis>();
    expect(lines.map(({ text }) => text)).toEqual(soup);
    expect(lines[0]).toMatchObject({
      ...{ amount: 200, unit: 'g', grams: 200, measured_by: 'weight' },
      food: { key: 'lentils-red-dry', name: 'red lentils' },
      grams_range: { low: 196, high: 204 },
    });
    expect(lines[2]).toMatchObject({ amount: 2, amount_max: 3 });
    expect(lines[3]).toMatchObject({ food: { key: 'butter' }, alternative: { key: 'olive-oil' } });
  });

  it('gives figures per serving, each within its range', async () => {
    const one = (await analyse({ lines: soup, servings: 1 })).json<FoodAnalysis>().nutrition;
    const two = (await analyse({ lines: soup, servings: 2 })).json<FoodAnalysis>().nutrition;
    expect(one.fiber).toBeGreaterThan(20);
    expect(two.fiber).toBeCloseTo((one.fiber ?? 0) / 2, 2);
    expect(Object.keys(one.range)).toContain('calories');
    for (const [name, { low, high }] of Object.entries(one.range)) {
      const value = one[name as keyof typeof one.range] ?? Number.NaN;
      expect(value, name).toBeGreaterThanOrEqual(low);
      expect(high === null || value <= high, name).toBe(true);
    }
  });

  it('has vitamins and unsaturated fats where they are measured', async () => {
    const lines = ['100 g raw spinach', '10 g olive oil'];
    const { nutrition } = (await analyse({ lines })).json<FoodAnalysis>();
    expect(nutrition.vitamin_k).toBeGreaterThan(100);
    expect(nutrition.mono_fat).toBeCloseTo(7.3, 0);
    expect(nutrition.range.vitamin_k?.low).toBeLessThan(nutrition.vitamin_k ?? 0);
  });

  it('says allergens, load and all 13 labels with the food or figure that decides', async () => {
    const analysis = (await analyse({ lines: soup, servings: 2 })).json<FoodAnalysis>();
    expect(analysis.allergens).toEqual(['Dairy']);
    const butter = { key: 'butter', name: 'unsalted butter', is_certain: true, kinds: [] };
    expect(analysis.allergen_foods).toEqual([
      { allergen: 'milk', eu: true, us: true, foods: [butter] },
    ]);
    expect(analysis.glycemic_load.low).toBeLessThanOrEqual(analysis.glycemic_load.value ?? 0);
    expect(analysis.labels.map(({ label }) => label)).toEqual([...dietTypes]);
    const verdicts = Object.fromEntries(analysis.labels.map((one) => [one.label, one]));
    expect(verdicts['High-Fiber']?.verdict).toBe('proven');
    expect(verdicts.Vegetarian?.verdict).toBe('proven');
    // The other food of "butter or olive oil" would be vegan.
    expect(verdicts.Vegan?.verdict).not.toBe('proven');
    expect(verdicts.Vegan?.because[0]?.foods).toContainEqual({
      key: 'butter',
      name: 'unsalted butter',
    });
  });

  it('REC-10 tells the fourteen by kind, what may be in it with the food, and whether all was read', async () => {
    const lines = ['2 stalks celery', '50 g walnuts', '50 g pearl barley', '20 g butter, optional'];
    const analysis = (await analyse({ lines })).json<FoodAnalysis>();
    expect(analysis.allergen_details).toEqual(
      expect.arrayContaining(['celery', 'tree_nut', 'gluten']),
    );
    expect(analysis.allergens).not.toContain('celery');
    expect(analysis.allergen_kinds).toEqual(analyseRecipe({ lines, servings: 1 }).allergens.kinds);
    expect(analysis.may_contain).toContain('milk');
    const nuts = analysis.allergen_foods.find(({ allergen }) => allergen === 'tree_nut');
    expect(nuts?.foods[0]).toMatchObject({ is_certain: true, kinds: expect.any(Array) });
    const milk = analysis.may_contain_foods.find(({ allergen }) => allergen === 'milk');
    expect(milk?.foods).toContainEqual(
      expect.objectContaining({ key: 'butter', is_certain: false }),
    );
    expect(analysis.is_read_whole).toBe(true);
    const unread = (await analyse({ lines: [...lines, '3 flubberworts'] })).json<FoodAnalysis>();
    expect(unread.is_read_whole).toBe(false);
  });

  it('shows what it does not know, and proves nothing with it', async () => {
    const analysis = (await analyse({ lines: ['3 flubberworts'] })).json<FoodAnalysis>();
    expect(analysis.lines[0]).toMatchObject({ food: null, grams: null, confidence: 0 });
    expect(analysis.coverage).toBe(0);
    expect(analysis.nutrition.calories).toBeUndefined();
    expect(analysis.glycemic_load).toMatchObject({ value: null, high: null });
    expect(analysis.labels.filter(({ verdict }) => verdict === 'proven')).toEqual([]);
  });

  it('REC-09 tells every word, each choice and each further food of a line', async () => {
    const lines = [
      '400 g peaches with 3 tbsp honey',
      '100 g butter, oil or lard',
      '2 tsp flubberworts, toasted',
      'breaded cutlets',
    ];
    const analysis = (await analyse({ lines })).json<FoodAnalysis>().lines;
    for (const { text, words } of analysis) {
      expect(words.length).toBeGreaterThan(1);
      const read = words.map((word) => (word.before ?? '') + word.text).join('');
      expect(text.startsWith(read), text).toBe(true);
    }
    const [peaches, fats, unknown] = analysis;
    expect(peaches?.words.map(({ role }) => role)).toEqual(
      expect.arrayContaining(['amount', 'unit', 'food', 'filler']),
    );
    const honey = peaches?.mentions.find(({ relation }) => relation === 'second');
    expect(honey).toMatchObject({ food: { key: 'honey' }, text: 'honey', certain: true });
    const texts = peaches?.words.slice(honey?.from, honey?.to).map(({ text }) => text);
    expect(texts).toEqual(['honey']);
    expect(fats?.alternatives.length).toBe(2);
    expect(fats?.alternatives[0]).toEqual(fats?.alternative);
    expect(unknown).toMatchObject({ unread: ['flubberworts'], read_whole: false });
    expect(peaches).toMatchObject({ unread: [], read_whole: true });
  });

  it('REC-12 names what the figures leave out, and holds figures back where too much is missing', async () => {
    const little = ['500 g potatoes', '200 g carrots', '1 pinch flubberworts'];
    const shown = (await analyse({ lines: little })).json<FoodAnalysis>();
    expect(shown.left_out).toEqual(['1 pinch flubberworts']);
    expect(shown.coverage).toBeGreaterThan(0.9);
    const known = (await analyse({ lines: little.slice(0, 2) })).json<FoodAnalysis>();
    expect(known.left_out).toEqual([]);
    const high = ({ nutrition }: FoodAnalysis) => nutrition.range.calories?.high ?? 0;
    expect(high(shown)).toBeGreaterThan(high(known));
    const much = (
      await analyse({ lines: ['500 g potatoes', '2 kg flubberworts'] })
    ).json<FoodAnalysis>();
    expect(much.left_out).toEqual(['2 kg flubberworts']);
    expect(much.nutrition.calories).toBeUndefined();
  });

  it('REC-12 names the lines whose food has no such figure where one stays blank', async () => {
    const lines = ['50 g carrots', '100 g red bean paste'];
    const { nutrition, lines: read } = (await analyse({ lines })).json<FoodAnalysis>();
    expect(nutrition.calories).toBeDefined();
    expect(nutrition.fiber).toBeUndefined();
    expect(read[1]?.unmeasured).toContain('fiber');
    const known = (await analyse({ lines: ['100 g carrots'] })).json<FoodAnalysis>().lines;
    expect(known[0]?.unmeasured ?? []).not.toContain('fiber');
  });

  it('REC-09 names the words and foods that leave a label open, and why', async () => {
    const lines = [
      '50 g rolled oats',
      '500 ml vegetable stock',
      '2 tsp flubberworts',
      '1 egg, optional',
    ];
    const { labels } = (await analyse({ lines })).json<FoodAnalysis>();
    const reason = (label: string) => labels.find((one) => one.label === label)?.because[0];
    expect(reason('Gluten-Free')).toMatchObject({
      verdict: 'cannot_tell',
      unknown_lines: [{ text: '2 tsp flubberworts', words: ['flubberworts'] }],
    });
    expect(reason('Gluten-Free')?.doubts).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ because: 'recipe', line: '500 ml vegetable stock' }),
      ]),
    );
    expect(reason('Vegan')?.doubts).toContainEqual({
      ...{ food: { key: 'egg', name: 'egg' }, words: 'egg' },
      ...{ line: '1 egg, optional', because: 'optional' },
    });
  });

  it('names foods in the language of the body, else of the request', async () => {
    const named = async (body: object, headers = {}) =>
      (await analyse({ lines: ['2 Auberginen'], ...body }, headers)).json<FoodAnalysis>().lines[0]
        ?.food?.name;
    expect(await named({ language: 'de' })).toBe('Aubergine');
    expect(await named({}, { 'accept-language': 'es' })).toBe('berenjena');
    expect(await named({ language: 'fr' }, { 'accept-language': 'es' })).toBe('aubergine');
    expect(await named({})).toBe('eggplant');
  });

  it('takes the language as a hint where words and numbers mean something else elsewhere', async () => {
    const gramsIn = async (language: string) => {
      const answer = await analyse({ lines: ['1.500 g harina'], language });
      return answer.json<FoodAnalysis>().lines[0]?.grams;
    };
    expect([await gramsIn('es'), await gramsIn('en')]).toEqual([1500, 1.5]);
  });

  it('leaves headings out', async () => {
    const { lines } = (await analyse({ lines: ['For the sauce:', '1 egg'] })).json<FoodAnalysis>();
    expect(lines.map(({ text }) => text)).toEqual(['1 egg']);
  });

  it('judges a snack by the limits of snacks', async () => {
    const lines = ['30 g almonds', '150 g strawberries'];
    const limitOf = async (mealType: string) => {
      const { labels } = (await analyse({ lines, meal_type: mealType })).json<FoodAnalysis>();
      const pcos = labels.find(({ label }) => label === 'PCOS');
      return pcos?.because.find(({ figure }) => figure === 'fiber')?.limit;
    };
    expect([await limitOf('Lunch'), await limitOf('Snack')]).toEqual([5, 2.5]);
  });

  it('leaves blank lines out', async () => {
    const { lines } = (await analyse({ lines: ['', '  ', ' 1 egg '] })).json<FoodAnalysis>();
    expect(lines.map(({ text }) => text)).toEqual(['1 egg']);
  });

  it.each([
    ['no lines', { lines: [] }],
    ['only blank lines', { lines: [' ', ''] }],
    ['too many lines', { lines: Array(maximumLines + 1).fill('1 egg') }],
    ['too long a line', { lines: ['x'.repeat(maximumLineLength + 1)] }],
    ['a line that is no text', { lines: [{ text: '1 egg' }] }],
    ['NUL', { lines: ['1 e\u0000gg'] }],
    ['half a character', { lines: ['1 \ud800 egg'] }],
    ['half a serving', { lines: ['1 egg'], servings: 0.5 }],
    ['no serving', { lines: ['1 egg'], servings: 0 }],
    ['endless servings', { lines: ['1 egg'], servings: 1e308 }],
    ['another meal', { lines: ['1 egg'], meal_type: 'Brunch' }],
    ['another language', { lines: ['1 egg'], language: 'tlh' }],
    ['fields that it does not know', { lines: ['1 egg'], is_admin: true }],
    ['no body', undefined],
  ])('refuses %s', async (_, body) => {
    const answer = await analyse(body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().code).toBe('validation_failed');
  });

  it('answers the most and the worst that is allowed in bounded time', async () => {
    const nasty = [
      ...['1/'.repeat(200), '9'.repeat(400), '('.repeat(400), 'a '.repeat(200), ', '.repeat(200)],
      ...['½'.repeat(400), '1 cup '.repeat(66), 'butter or '.repeat(40), '👩‍👩‍👧‍👦'.repeat(36)],
      'chicken and lemon and '.repeat(18),
    ];
    const lines = Array.from({ length: maximumLines }, (_, place) =>
      (nasty[place % nasty.length] ?? '').slice(0, maximumLineLength).toWellFormed(),
    );
    const start = performance.now();
    expect((await analyse({ lines, servings: 100 })).statusCode).toBe(200);
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('is limited for each caller', async () => {
    const limited = await buildTestApp({ config: { rateLimitFactor: 0.05 } });
    const statuses: number[] = [];
    for (let call = 0; call < 8; call += 1) {
      const payload = { lines: ['1 egg'] };
      const answer = await limited.inject({ method: 'POST', url: '/api/food/analyse', payload });
      statuses.push(answer.statusCode);
    }
    await limited.close();
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
  });
});

describe('API-28 the list of foods', () => {
  it('counts every category, and shows the foods of one in the order of the language', async () => {
    const all = (await get('/api/food')).json();
    const counts: number[] = all.categories.map(({ count }: { count: number }) => count);
    expect(counts.reduce((sum, count) => sum + count)).toBe(all.total);
    expect(all.foods).toEqual([]);
    const german = (await get('/api/food/?category=Vegetables&language=de')).json();
    const names: string[] = german.foods.map(({ name }: { name: string }) => name);
    expect(names).toContain('Aubergine');
    expect(names).toEqual(names.toSorted(new Intl.Collator('de').compare));
    expect((await get('/api/food?category=Sweets')).statusCode).toBe(422);
  });
});

describe('FOOD-02 API-28 the search', () => {
  const found = async (q: string, more = '') =>
    (await get(`/api/food/search?q=${encodeURIComponent(q)}${more}`)).json<{
      foods: FoundFood[];
    }>().foods;

  it.each(['aubergine', 'eggplant', 'berenjena', 'AUBERGINE', 'Aubergi', 'berénjena'])(
    'finds the same food by "%s"',
    async (q) => {
      expect((await found(q))[0]).toMatchObject({ key: 'eggplant', category: 'Vegetables' });
    },
  );

  it('names foods in the language asked for, and tells the name that was found', async () => {
    const [german] = await found('berenjena', '&language=de');
    expect(german).toMatchObject({ key: 'eggplant', name: 'Aubergine', matched: 'berenjena' });
    const [spanish] = await found('berenjena', '&language=es');
    expect(spanish).not.toHaveProperty('matched');
  });

  it('answers with as many as are asked for', async () => {
    expect(await found('a', '&limit=3')).toHaveLength(3);
    expect(await found('a')).toHaveLength(20);
    expect(await found('')).toEqual([]);
    expect(await found('\u{1f346}')).toEqual([]);
  });

  it.each(['', '?q=a&limit=0', '?q=a&limit=51', '?q=a&language=tlh', `?q=${'x'.repeat(101)}`])(
    'refuses %s',
    async (query) => {
      expect((await get(`/api/food/search${query}`)).statusCode).toBe(422);
    },
  );
});

describe('FOOD-02 API-28 a food', () => {
  it('has names, figures, measures, gluten state and passport', async () => {
    const food = (await get('/api/food/eggplant')).json<Food>();
    expect(food.names.es).toEqual(['berenjena']);
    expect(food.per_100_g).toMatchObject({ calories: 25, fiber: 3 });
    expect(food.measures).toContainEqual({ measure: 'cup', grams: 82 });
    expect(food.density).toBeCloseTo(82 / 236.588, 2);
    expect(food.refuse).toBe(0.19);
    expect(food).toMatchObject({ allergens: [], may_contain: [], gluten: 'none' });
    const oats = (await get('/api/food/oats')).json<Food>();
    expect([...oats.allergen_details, ...oats.may_contain]).toContain('gluten');
    expect(oats.allergen_kinds).toContain('oats');
    expect(food.passport).toMatchObject({ source: 'USDA SR28', row: '11209', stands_in: false });
    const sumac = (await get('/api/food/sumac')).json<Food>();
    expect(sumac.passport).toMatchObject({ description: 'Spices, paprika', stands_in: true });
  });

  it('REC-10 FOOD-02 is free of gluten by nature only where none may be in it', async () => {
    const doubtful = foods.filter(
      ({ traits, may = [] }) =>
        may.some(({ trait }) => trait === 'gluten' || trait === 'wheat') &&
        !traits.includes('gluten') &&
        !traits.includes('wheat'),
    );
    expect(doubtful.length).toBeGreaterThan(0);
    for (const { key } of doubtful.slice(0, 20))
      expect((await get(`/api/food/${key}`)).json<Food>().gluten, key).toBe('may_contain');
  });

  it('says which glycaemic index is an estimate, and where there is none', async () => {
    const indexOf = async (key: string) =>
      (await get(`/api/food/${key}`)).json<Food>().glycemic_index;
    expect(await indexOf('quinoa-cooked')).toMatchObject({
      ...{ value: 53, is_estimate: false },
      source: expect.stringContaining('Harvard'),
    });
    expect(await indexOf('eggplant')).toBeNull();
    for (const food of foods.filter(({ gi }) => gi !== undefined)) {
      expect((await indexOf(food.key))?.source, food.key).toMatch(/\d{4}/);
    }
  });

  it('tells oats from wheat', async () => {
    const glutenOf = async (key: string) => (await get(`/api/food/${key}`)).json<Food>().gluten;
    expect(await glutenOf('oats')).toBe('may_contain');
    expect(await glutenOf('flour-white')).toBe('contains');
  });

  it('stands with the published recipes that use it, and with no others', async () => {
    const owner = await test.signIn();
    const hidden = await makeRecipe(test.database.db, {
      ownerId: owner.id,
      publishedAt: null,
      sources: [{ food: 'eggplant', source: 'USDA SR28', row: '11209' }],
    });
    test.clock.advance(3000);
    const { recipes } = (await get('/api/food/eggplant')).json<Food>();
    const users = published.filter(({ sources }) =>
      sources.some(({ food }) => food === 'eggplant'),
    );
    expect(recipes.total).toBe(users.length);
    expect(users.length).toBeGreaterThan(0);
    expect(recipes.cards).toHaveLength(Math.min(users.length, recipesWithFood));
    const using = new Set(users.map(({ id }) => id));
    expect(recipes.cards.filter(({ id }) => !using.has(id))).toEqual([]);
    expect(JSON.stringify(recipes)).not.toContain(hidden);
  });

  it.each(['no-such-food', '__proto__', 'constructor', '%00', '..%2f..%2fetc'])(
    'answers that there is no %s',
    async (key) => {
      const answer = await get(`/api/food/${key}`);
      expect([404, 422]).toContain(answer.statusCode);
      expect(['food_not_found', 'validation_failed']).toContain(answer.json().code);
    },
  );
});

describe('REC-05 API-29 the labels of a recipe', () => {
  it('proves exactly the labels that the recipe carries', async () => {
    const some = published.filter((_, place) => place % 12 === 0);
    for (const { id } of some) {
      const { diet_types: carried } = (await get(`/api/recipes/${id}`)).json<Recipe>();
      const { labels } = (await get(`/api/recipes/${id}/labels`)).json<RecipeLabels>();
      expect(labels).toHaveLength(13);
      const proven = labels.filter(({ verdict }) => verdict === 'proven');
      expect(proven.map(({ label }) => label).toSorted()).toEqual(carried.toSorted());
    }
  });

  it('gives for each the figures against the limits, who brings them, rule and citations', async () => {
    const { labels, rules_version } = (
      await get('/api/recipes/greek-lentil-salad/labels?language=de')
    ).json<RecipeLabels>();
    expect(rules_version).not.toBe('');
    const fiber = labels.find(({ label }) => label === 'High-Fiber');
    expect(fiber).toMatchObject({ verdict: 'proven', basis: expect.stringContaining('21 CFR') });
    expect(fiber?.citations[0]?.url).toMatch(/^https:/);
    const [reason] = fiber?.because ?? [];
    expect(reason).toMatchObject({ condition: 'atLeast', figure: 'fiber', limit: 5.6 });
    expect(reason?.range?.low).toBeGreaterThanOrEqual(5.6);
    const [most] = reason?.contributions ?? [];
    expect(most?.name).toMatch(/linsen/i);
    expect(most?.share).toBeGreaterThan(0.3);
  });
});

describe('REC-04 the calculation of a recipe', () => {
  it('adds up: lines, sum, servings, and the figure that the recipe shows', async () => {
    const id = 'greek-lentil-salad';
    const recipe = (await get(`/api/recipes/${id}`)).json<Recipe>();
    const calculation = (await get(`/api/recipes/${id}/calculation`)).json<RecipeCalculation>();
    expect(calculation.lines.map(({ text }) => text)).toEqual(recipe.ingredients);
    for (const name of ['calories', 'protein', 'fiber', 'sodium'] as const) {
      const parts = calculation.lines.map(({ figures }) => figures[name]?.value ?? 0);
      const sum = parts.reduce((total, part) => total + part, 0);
      const figure = calculation.figures.find(({ key }) => key === name);
      expect(figure?.dish.value, name).toBeCloseTo(sum, 1);
      expect(figure?.serving.value, name).toBeCloseTo(sum / recipe.servings, 1);
      expect(figure?.serving.value, name).toBeCloseTo(recipe.nutrition[name] ?? Number.NaN, 2);
    }
    expect(calculation.lines[0]?.source).toMatchObject({ source: expect.any(String) });
  });
});

describe('SCALE-03 the density of the foods of a recipe', () => {
  it('is told where the table knows a volume, with the way that kitchens measure the food', async () => {
    const id = await makeRecipe(test.database.db, {
      ingredients: [
        '200 ml olive oil',
        '1 cup all-purpose flour',
        '500 g chicken breast',
        'moonwort',
      ],
    });
    const { lines } = (await get(`/api/recipes/${id}/calculation`)).json<RecipeCalculation>();
    const kinds = lines.map(({ density }) => density?.kind);
    expect(kinds).toEqual(['liquid', 'poured', 'solid', undefined]);
    expect(lines[0]?.density?.grams_per_ml).toBeCloseTo(0.91, 1);
    expect(lines[1]?.density?.grams_per_ml).toBeCloseTo(0.53, 1);
  });
});

describe.each(['labels', 'calculation'])('the %s of a recipe', (what) => {
  it('is kept by whoever holds it, until lines, language or table change', async () => {
    const url = `/api/recipes/greek-lentil-salad/${what}`;
    const first = await get(url);
    const etag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await get(url, { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const german = await get(`${url}?language=de`, { 'if-none-match': etag });
    expect(german.statusCode).toBe(200);
    expect(german.headers.etag).not.toBe(etag);
  });

  it('REC-07 of a private recipe is its owner’s alone', async () => {
    const owner = await test.signIn();
    const other = await test.signIn();
    const id = await makeRecipe(test.database.db, { ownerId: owner.id, publishedAt: null });
    const url = `/api/recipes/${id}/${what}`;
    const statuses = await Promise.all(
      [owner.headers, other.headers, {}].map(
        async (headers) => (await get(url, headers)).statusCode,
      ),
    );
    expect(statuses).toEqual([200, 404, 404]);
    expect((await get(`/api/recipes/nothing/${what}`)).json().code).toBe('recipe_not_found');
  });
});
