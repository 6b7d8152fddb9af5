// @vitest-environment happy-dom
import { storageKeys } from '@pomona/contract/constants';
import { cuisines } from '@pomona/food/labels/diets';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makeCooked, makeImpossible, streamOf } from '#test/chef-samples.ts';
import { type Answers, Refusal, type SeenRequest, Unreachable } from '#test/fake-api.ts';
import { makeAnalysis, makeLine } from '#test/food-samples.ts';
import '#test/patience.ts';
import { makeRecipe } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeConfig, makeUser } from '#test/samples.ts';
import { shownToast } from '#test/shown-toast.ts';

const analyseFood = ({ body }: SeenRequest) =>
  makeAnalysis({
    lines: (body as { lines: string[] }).lines.map((text) =>
      makeLine({
        text,
        food: text === 'flubberwort' ? null : { key: text, name: text },
        preparation: text.split(', ')[1] ?? null,
      }),
    ),
  });
const open = (answers: Answers = {}, user = makeUser(), own = {}) =>
  renderPage('/ai-generator', {
    token: 'stored',
    answers: {
      readOwnUser: () => user,
      analyseFood,
      searchFoods: () => ({ foods: [] }),
      cookRecipe: () => makeCooked(),
      logOut: () => undefined,
      ...answers,
    },
    ...own,
  });
const field = () => screen.findByLabelText('Ingredients you have');
const submit = () => screen.getByRole('button', { name: 'Generate Recipe' });
const sent = (requests: readonly SeenRequest[]) =>
  requests.filter(({ name }) => name === 'cookRecipe').map(({ body }) => body);
const keysOf = (requests: readonly SeenRequest[]) =>
  requests
    .filter(({ name }) => name === 'cookRecipe')
    .map(({ headers }) => headers.get('idempotency-key'));
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const title = 'Lemony Chickpea Stew with Spinach';
const shownTitle = (name = title) => screen.findByRole('heading', { level: 2, name });

async function generate(answers: Answers = {}, typed = 'chickpeas, spinach,', user = makeUser()) {
  const view = await open(answers, user);
  await view.person.type(await field(), typed);
  await view.person.click(submit());
  return view;
}

describe('the form', () => {
  it('GEN-01 starts with its defaults, and sends what is chosen', async () => {
    const { person, requests } = await generate({}, 'chickpeas, 2 eggs,lemon');
    await shownTitle();
    const [first] = sent(requests);
    expect(first).toMatchObject({
      ...{ ingredients: ['chickpeas', '2 eggs', 'lemon'], meal_type: 'Lunch', max_minutes: 25 },
      ...{ servings: 2, cuisine: null, diets: [], allergens: [], without: [], goals: '' },
      ...{ follow_ups: [], shown: [], language: 'en' },
    });
    await person.selectOptions(screen.getByLabelText('Meal'), 'Dinner');
    await person.selectOptions(screen.getByLabelText('Cuisine'), 'indian');
    await person.type(screen.getByLabelText('Minutes at most'), '40');
    for (let press = 0; press < 6; press += 1) {
      await person.click(screen.getByRole('button', { name: 'One serving more' }));
    }
    await person.click(screen.getByRole('button', { name: 'Vegan' }));
    await person.click(screen.getByRole('button', { name: 'Soy' }));
    await person.type(screen.getByLabelText('Leave out'), 'cilantro');
    await person.type(screen.getByLabelText('Health goals (optional)'), 'more iron');
    await person.click(submit());
    await waitFor(() => expect(sent(requests)).toHaveLength(2));
    expect(sent(requests)[1]).toMatchObject({
      ...{ meal_type: 'Dinner', cuisine: 'indian', max_minutes: 40, servings: 6 },
      ...{ diets: ['Vegan'], allergens: ['Soy'], without: ['cilantro'], goals: 'more iron' },
    });
  });

  it('GEN-06 offers the six cuisine styles, and any', async () => {
    await open();
    await field();
    const options = within(screen.getByLabelText('Cuisine')).getAllByRole('option');
    expect(options.map((one) => one.getAttribute('value'))).toEqual(['', ...cuisines]);
    expect(cuisines).toHaveLength(6);
  });

  it('GEN-08 says before it is used which language model reads what is entered', async () => {
    const view = await open();
    await field();
    expect(screen.queryByText(/The language model/)).toBeNull();
    view.close();
    await open({ readConfig: () => makeConfig({ chef: { models: ['plum-7b'] } }) });
    await screen.findByText(/^The language model plum-7b also reads what you enter here/);
  });

  it('GEN-01 asks for ingredients before anything is sent', async () => {
    const { person, requests } = await open();
    await field();
    await person.click(submit());
    const toast = await shownToast('Missing Ingredients');
    toast.getByText('Please provide at least some ingredients');
    expect(document.activeElement).toBe(await field());
    expect(sent(requests)).toEqual([]);
  });

  it('GEN-01 chips come from Enter, a comma and a pasted list, and go by Backspace', async () => {
    const { person } = await open();
    const input = await field();
    await person.type(input, 'rice{Enter}');
    fireEvent.paste(input, { clipboardData: { getData: () => '- peas\n- 1,5 kg leeks' } });
    const chips = () =>
      screen
        .getAllByRole('button', { name: /^Remove / })
        .map((one) => one.getAttribute('aria-label'));
    expect(chips()).toEqual(['Remove rice', 'Remove peas', 'Remove 1,5 kg leeks']);
    await person.type(input, '{Backspace}');
    expect(chips()).toEqual(['Remove rice', 'Remove peas']);
    await person.click(screen.getByRole('button', { name: 'Remove rice' }));
    expect(chips()).toEqual(['Remove peas']);
    expect(document.activeElement).toBe(input);
  });

  it('GEN-01 suggests foods for the word that is typed, and adds one by a press', async () => {
    const foods = [{ key: 'chickpeas', name: 'chickpeas', category: 'Pantry' }];
    const { person } = await open({ searchFoods: () => ({ foods }) });
    await person.type(await field(), 'chick');
    await person.click(await button('chickpeas'));
    await button('Remove chickpeas');
  });

  it('GEN-09 says which food is not known and that it stays as a flavor note', async () => {
    const { person } = await open();
    await person.type(await field(), 'flubberwort,');
    await screen.findByText('We don’t know “flubberwort”: it stays as a flavor note.');
  });

  it('GEN-03 shows eight restrictions, and the other five behind "More"', async () => {
    const { person } = await open();
    await field();
    const group = within(screen.getByRole('group', { name: 'Dietary restrictions' }));
    const names = () =>
      group.getAllByRole('button').filter((one) => one.hasAttribute('aria-pressed')).length;
    expect(names()).toBe(8);
    await person.click(group.getByRole('button', { name: 'More' }));
    expect(names()).toBe(13);
    await person.click(group.getByRole('button', { name: 'High-Protein' }));
    await person.click(group.getByRole('button', { name: 'Fewer' }));
    expect(names()).toBe(9);
  });

  it('GEN-01 PROF-07 starts from the diets of the profile; its allergens are always on', async () => {
    const preferences = {
      ...makeUser().preferences,
      ...{ dietary_preferences: ['Vegan' as const], allergens: ['Nuts' as const] },
    };
    const { requests } = await generate({}, 'rice', makeUser({ preferences }));
    await shownTitle();
    expect(sent(requests)[0]).toMatchObject({ diets: ['Vegan'], allergens: [] });
    const group = within(screen.getByRole('group', { name: 'Allergens to avoid' }));
    expect(group.queryByRole('button', { name: 'Nuts' })).toBeNull();
    expect(group.getByText('Nuts').textContent).toContain('always avoided');
    expect(group.getByRole('link', { name: 'Change them' }).getAttribute('href')).toBe(
      '/profile?tab=settings',
    );
  });

  it('GEN-01 sends no impossible time', async () => {
    const { person, requests } = await open();
    await person.type(await field(), 'rice,');
    await person.type(screen.getByLabelText('Minutes at most'), '3');
    await person.click(submit());
    await screen.findByText('A whole number from 5 to 480');
    expect(sent(requests)).toEqual([]);
  });
});

describe('while it is cooked', () => {
  it('GEN-02 follows the stream, stage by stage, to the recipe', async () => {
    const { requests } = await generate({
      cookRecipe: () =>
        streamOf([
          ['progress', { stage: 'reading' }],
          ['progress', { stage: 'composing' }],
          ['progress', { stage: 'something-new' }],
          ['result', makeCooked()],
        ]),
    });
    const heading = await shownTitle();
    expect(document.activeElement).toBe(heading);
    const [call] = requests.filter(({ name }) => name === 'cookRecipe');
    expect(call?.headers.get('accept')).toContain('text/event-stream');
  });

  it('GEN-02 says what is being done, and can be cancelled', async () => {
    let release: (value: unknown) => void = () => {};
    const waiting = new Promise((resolve) => {
      release = resolve;
    });
    const { person } = await generate({ cookRecipe: () => waiting });
    const status = await screen.findByText('Looking at your ingredients …');
    expect(document.activeElement).toBe(status);
    // A key that was pressed twice cancels nothing.
    await person.keyboard('{Enter}');
    await person.tab();
    expect(document.activeElement).toBe(await button('Cancel'));
    await person.keyboard('{Enter}');
    await screen.findByText('Cancelled. Everything you entered is still here.');
    expect(document.activeElement).toBe(submit());
    release(makeCooked());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText(title)).toBeNull();
    await button('Remove chickpeas');
  });
});

describe('the result', () => {
  it('GEN-04 holds everything that speaks for it', async () => {
    await generate();
    await shownTitle();
    const card = within(screen.getByRole('article'));
    card.getByText('AI Generated');
    const badges = within(card.getByRole('list', { name: 'Diet labels' }));
    expect(badges.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      // What was asked for, then what says most about it.
      ...['High-Fiber', 'Mediterranean-style', 'Vegan'],
    ]);
    for (const text of [
      ...['10 min', '25 min', '≈ 410', '400 g canned chickpeas, drained'],
      ...['Stir in the spinach until wilted.', 'AI note', 'Why it fits', 'Nutrition'],
      'The butter stayed in the fridge: it is not vegan.',
      'Cooked by Pomona’s own chef, without a language model. Every line was checked.',
    ]) {
      expect(card.getAllByText(text).length, text).toBeGreaterThan(0);
    }
    expect(card.getByText('butter').parentElement?.textContent).toBe(
      'butter: does not go with Vegan',
    );
  });

  it('GEN-04 shows no figures in number-free mode', async () => {
    localStorage.setItem(storageKeys.numberFree, 'on');
    await generate();
    await shownTitle();
    const card = screen.getByRole('article');
    expect(card.textContent).not.toMatch(/kcal|412|410|≈/);
    expect(within(card).queryByText('Protein')).toBeNull();
  });

  it.each([
    [{ cook: { kind: 'model', name: 'plum-7b' } }, /Cooked by plum-7b/],
    [{ fallback: 'slow' }, /took too long, so Pomona’s own chef cooked/],
    [{ fallback: 'down' }, /could not be reached, so Pomona’s own chef cooked/],
    [{ fallback: 'wrong' }, /did not pass our checks, so Pomona’s own chef cooked/],
    [{ fallback: 'limit' }, /enough requests for now, so Pomona’s own chef cooked/],
  ] as const)('GEN-08 says who cooked: %j', async (own, sentence) => {
    await generate({ cookRecipe: () => makeCooked(own) });
    await screen.findByText(sentence);
  });

  it('GEN-11 shows what a model wrote as text', async () => {
    const instructions = ['<img src=x onerror=alert(1)> Stir.'];
    await generate({ cookRecipe: () => makeCooked({ recipe: { instructions } }) });
    await screen.findByText('<img src=x onerror=alert(1)> Stir.');
  });

  it('GEN-05 is saved among the own recipes, once, and opens', async () => {
    const saved = makeRecipe({ id: 'r-1', title, owner_id: 'member-1', visibility: 'private' });
    const { person, requests, router } = await generate({
      createRecipe: () => saved,
      readRecipe: () => saved,
      readRecipeLabels: () => new Refusal(404, 'recipe_not_found', 'No'),
      readRecipeCalculation: () => new Refusal(404, 'recipe_not_found', 'No'),
      listReviews: () => new Refusal(404, 'recipe_not_found', 'No'),
    });
    await person.click(await button('Save Recipe'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/recipes/r-1'));
    const [call] = requests.filter(({ name }) => name === 'createRecipe');
    expect(call?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
    expect(call?.body).toMatchObject({ title, ingredients: makeCooked().recipe.ingredients });
    await router.navigate({ to: '/ai-generator' });
    const link = await screen.findByRole('link', { name: 'Open saved recipe' });
    expect(link.getAttribute('href')).toBe('/recipes/r-1');
  });

  it('GEN-05 says why it was not saved, and lets one try again', async () => {
    const { person } = await generate({
      createRecipe: () => new Refusal(409, 'too_many_recipes', 'You have 1000 recipes already.'),
    });
    await person.click(await button('Save Recipe'));
    (await shownToast('The recipe was not saved')).getByText('You have 1000 recipes already.');
    await button('Save Recipe');
  });

  it('GEN-05 what one does not have is added to the shopping list, as one buys it, once', async () => {
    const given = [
      { text: 'peas', food: { key: 'peas', name: 'peas' }, left_out: null, used: true },
    ];
    const ingredients = ['peas', 'leeks, sliced', 'salt', 'rice'];
    const cooked = makeCooked({ recipe: { given, ingredients } });
    const { person, requests } = await generate({
      cookRecipe: () => cooked,
      addShoppingItems: () => ({ items: [] }),
    });
    await screen.findByLabelText(/^Add only what you don’t have yet.*\(2\)$/);
    await person.click(await button('Add to List'));
    await shownToast('2 items added');
    const [call] = requests.filter(({ name }) => name === 'addShoppingItems');
    const items = [{ item: 'leeks' }, { item: 'rice' }];
    expect(call?.body).toMatchObject({ items, language: 'en' });
    const link = await screen.findByRole('link', { name: 'View list' });
    expect(link.getAttribute('href')).toBe('/shopping-list');
  });

  it('GEN-05 all of it is added where one chooses so', async () => {
    const given = [
      { text: 'peas', food: { key: 'peas', name: 'peas' }, left_out: null, used: true },
    ];
    const cooked = makeCooked({ recipe: { given, ingredients: ['peas', 'leeks'] } });
    const { person, requests } = await generate({
      cookRecipe: () => cooked,
      addShoppingItems: () => ({ items: [] }),
    });
    await person.click(await screen.findByLabelText(/^Add only what you don’t have yet/));
    await person.click(await button('Add to List'));
    await shownToast('2 items added');
    const [call] = requests.filter(({ name }) => name === 'addShoppingItems');
    expect(call?.body).toMatchObject({ items: [{ item: 'peas' }, { item: 'leeks' }] });
  });

  it('GEN-05 another one differs: the shown ones are sent along, and stay at hand', async () => {
    let count = 0;
    const { person, requests } = await generate({
      cookRecipe: () => {
        count += 1;
        return makeCooked({ fingerprint: `dish-${count}`, recipe: { title: `Dish ${count}` } });
      },
    });
    await shownTitle('Dish 1');
    await person.click(await button('Generate Another Recipe'));
    await shownTitle('Dish 2');
    expect(sent(requests)[1]).toMatchObject({ shown: ['dish-1'] });
    await person.click(await button('Dish 1'));
    await shownTitle('Dish 1');
  });

  it('GEN-05 follow-ups cook again with their condition, and without it', async () => {
    const { person, requests } = await generate();
    await person.click(await button('Less carbs'));
    await waitFor(() => expect(sent(requests)).toHaveLength(2));
    expect(sent(requests)[1]).toMatchObject({ follow_ups: ['less_carbs'] });
    await shownTitle();
    await person.click(await button('No oven'));
    await waitFor(() => expect(sent(requests)).toHaveLength(3));
    expect(sent(requests)[2]).toMatchObject({ follow_ups: ['less_carbs', 'no_oven'] });
  });

  it('GEN-04 outlives a reload, for this member alone, and is gone when they sign out', async () => {
    const first = await generate();
    await shownTitle();
    first.close();
    const again = await open();
    await shownTitle();
    await button('Remove chickpeas');
    expect(sent(again.requests)).toEqual([]);
    again.close();
    const other = await open({}, makeUser({ id: 'member-2' }));
    await field();
    expect(screen.queryByText(title)).toBeNull();
    await other.person.type(await field(), 'rice,');
    expect(sessionStorage.getItem(storageKeys.chef)).toContain('member-2');
    await other.services.session.signOut();
    await screen.findByText('Please login to use the AI recipe generator');
    expect(sessionStorage.getItem(storageKeys.chef)).toBeNull();
  });

  it.each([
    '{',
    '[]',
    '{"memberId":"member-1"}',
    '{"memberId":"member-1","draft":{},"results":[{}]}',
  ])('GEN-04 is not broken by what else the storage holds: %s', async (stored) => {
    sessionStorage.setItem(storageKeys.chef, stored);
    await open();
    await field();
  });
});

describe('when there is none', () => {
  it('GEN-10 says why, and one press makes it possible', async () => {
    const answers = [makeImpossible(), makeCooked()];
    const { person, requests } = await generate({ cookRecipe: () => answers.shift() });
    await screen.findByText(/It takes at least 35 minutes\./);
    await person.click(await button('Take 35 minutes'));
    await shownTitle();
    expect(sent(requests)[1]).toMatchObject({ max_minutes: 35 });
    expect(screen.getByLabelText('Minutes at most')).toHaveProperty('value', '35');
  });

  it.each([
    [{ kind: 'diets_contradict', diets: ['Keto', 'High-Fiber'] }, /Keto and High-Fiber/],
    [{ kind: 'label_out_of_range', diet: 'Keto' }, /surely be called Keto/],
    [{ kind: 'all_left_out' }, /has to be left out/],
    [{ kind: 'no_known_food' }, /We know none of these/],
    [{ kind: 'no_dish' }, /No dish that meets everything/],
  ] as const)('GEN-10 explains %j', async (reason, sentence) => {
    const reply = makeImpossible({ reason: reason as never });
    await generate({ cookRecipe: () => reply });
    await screen.findByText(sentence);
  });

  it('GEN-11 says when the next one can be had', async () => {
    const refusal = () => {
      const body = { code: 'too_many_requests', detail: 'Too many requests.' };
      const headers = { 'content-type': 'application/json', 'retry-after': '1800' };
      return new Response(JSON.stringify(body), { status: 429, headers });
    };
    await generate({ cookRecipe: refusal });
    expect((await screen.findByRole('alert')).textContent).toMatch(/can be made at \d+:\d\d/);
    expect(document.activeElement).toBe(await button('Try again'));
    await button('Remove chickpeas');
  });

  it('GEN-02 an answer that was lost is requested again under the same key', async () => {
    const answers = [
      new Unreachable(),
      streamOf([['progress', { stage: 'reading' }]]),
      makeCooked(),
    ];
    const { person, requests } = await generate({ cookRecipe: () => answers.shift() });
    expect((await screen.findByRole('alert')).textContent).toContain('could not be reached');
    await person.click(await button('Try again'));
    await waitFor(() => expect(sent(requests)).toHaveLength(2));
    expect((await screen.findByRole('alert')).textContent).toContain('could not be reached');
    await person.click(await button('Try again'));
    await shownTitle();
    const keys = keysOf(requests);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  it('GEN-02 a fault of ours is reported, and nothing is lost', async () => {
    await generate({
      cookRecipe: () =>
        streamOf([['error', { code: 'internal', detail: 'The kitchen is on fire.' }]]),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('The kitchen is on fire.');
    await button('Remove chickpeas');
  });
});
