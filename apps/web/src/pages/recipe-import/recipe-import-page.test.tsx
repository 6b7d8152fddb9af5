// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { takeImportedDraft } from '#features/recipe-writing/draft/imported-draft.ts';
import { type Answers, Garbage, Refusal, type SeenRequest, Unreachable } from '#test/fake-api.ts';
import { makeAnalysis, makeLine } from '#test/food-samples.ts';
import { makeDraft, makeImported } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';

const path = '/recipes/import';
const plums = makeLine({
  ...{ text: '500 g plums', food: { key: 'plum', name: 'plum' } },
  ...{ grams: 480, grams_range: { low: 470, high: 490 } },
});
const unknown = makeLine({
  ...{ text: '3 flubberworts', food: null },
  ...{ grams: null, grams_range: null, measured_by: null },
});
const analyseFood = () => makeAnalysis({ lines: [plums, unknown] });
const found = (...recipes: ReturnType<typeof makeImported>[]) => ({ recipes });

const open = (answers: Answers = {}) =>
  renderPage(path, {
    token: 'stored',
    answers: { readOwnUser: () => makeUser(), analyseFood, ...answers },
  });
const sent = (requests: readonly SeenRequest[]) =>
  requests.filter(({ name }) => name === 'importRecipe').map(({ body }) => body);
const read = () => screen.findByRole('button', { name: 'Read the recipe' });
const type = async (label: string, text: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value: text } });
const chooseFile = (file: File) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) fireEvent.change(input, { target: { files: [file] } });
};

describe('the ways in', () => {
  it('FOOD-04 is for members', async () => {
    await renderPage(path);
    await screen.findByRole('heading', { level: 1, name: 'Please login to import recipes' });
    expect(
      within(screen.getByRole('main')).getByRole('link', { name: 'Login' }).getAttribute('href'),
    ).toBe(`/login?from=${encodeURIComponent(path)}`);
  });

  it('FOOD-04 reads an address, as people type one', async () => {
    const { person, requests } = await open({ importRecipe: () => found(makeImported()) });
    await type('Address of the page', ' example.org/crumble ');
    await person.click(await read());
    await screen.findByRole('heading', { name: 'Plum Crumble' });
    expect(sent(requests)).toEqual([{ url: 'https://example.org/crumble' }]);
  });

  it.each([
    ['', 'Enter the address of the page.'],
    ['plum crumble', 'This is not a web address. One looks like https://example.org/soup.'],
    ['file:///etc/passwd', 'This is not a web address. One looks like https://example.org/soup.'],
  ])('FOOD-04 says what is wrong with the address "%s"', async (address, sentence) => {
    const { person, requests } = await open();
    await type('Address of the page', address);
    await person.click(await read());
    await screen.findByText(sentence);
    expect(document.activeElement).toBe(screen.getByLabelText('Address of the page'));
    expect(sent(requests)).toEqual([]);
  });

  it('FOOD-04 reads a pasted text', async () => {
    const { person, requests } = await open({ importRecipe: () => found(makeImported()) });
    await person.click(await screen.findByRole('radio', { name: 'Text' }));
    await person.click(await read());
    await screen.findByText('Paste the recipe first.');
    await type('The recipe as text', 'Crumble\n500 g plums');
    await person.click(await read());
    await screen.findByRole('heading', { name: 'Plum Crumble' });
    expect(sent(requests)).toEqual([{ text: 'Crumble\n500 g plums' }]);
  });

  it.each([
    ['crumble.html', '<p>page</p>', { html: '<p>page</p>' }],
    ['crumble.cook', '@plums{500%g}', { text: '@plums{500%g}', format: 'cooklang' }],
    ['crumble.txt', 'plums', { text: 'plums' }],
    ['crumble.json', '{}', { text: '{}' }],
  ])('FOOD-04 reads the file %s', async (name, text, body) => {
    const { person, requests } = await open({ importRecipe: () => found(makeImported()) });
    await person.click(await screen.findByRole('radio', { name: 'File' }));
    chooseFile(new File([text], name));
    await screen.findByText(name);
    await person.click(await read());
    await screen.findByRole('heading', { name: 'Plum Crumble' });
    expect(sent(requests)).toEqual([body]);
  });

  it('FOOD-04 says what is wrong with a file, and with none', async () => {
    const { person, requests } = await open();
    await person.click(await screen.findByRole('radio', { name: 'File' }));
    await person.click(await read());
    await screen.findByText('Choose a file first.');
    chooseFile(new File([new Uint8Array([80, 75, 0, 4])], 'plums.zip'));
    await screen.findByText(/“plums.zip” is no text/);
    chooseFile(new File(['x'.repeat(2_000_001)], 'long.txt'));
    await screen.findByText(/“long.txt” is too large/);
    expect(sent(requests)).toEqual([]);
  });

  it('FOOD-04 reads files of older programs, too', async () => {
    const { person, requests } = await open({ importRecipe: () => found(makeImported()) });
    await person.click(await screen.findByRole('radio', { name: 'File' }));
    chooseFile(new File([new Uint8Array([0x4b, 0xe4, 0x73, 0x65])], 'k.txt'));
    await screen.findByText('k.txt');
    await person.click(await read());
    await waitFor(() => expect(sent(requests)).toEqual([{ text: 'Käse' }]));
  });
});

describe('while it is read', () => {
  it('FOOD-04 can be cancelled, and what was entered stays', async () => {
    let release: (value: unknown) => void = () => {};
    const coming = new Promise((resolve) => {
      release = resolve;
    });
    const { person } = await open({ importRecipe: () => coming });
    await type('Address of the page', 'https://example.org/slow');
    await person.click(await read());
    await screen.findByText('Fetching the page and looking for a recipe…');
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByText('Cancelled. What you entered is still here.');
    release(found(makeImported()));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText('Plum Crumble')).toBeNull();
    expect(screen.getByLabelText('Address of the page')).toHaveProperty(
      'value',
      'https://example.org/slow',
    );
  });
});

describe('when it fails', () => {
  it.each([
    ['import_nothing_found', 'No recipe was found there. You can paste its text instead.'],
    ['import_address_refused', 'Recipes cannot be fetched from this address.'],
  ] as const)(
    'FOOD-04 tells %s, keeps the address, and leads to pasting',
    async (code, sentence) => {
      const address = 'http://127.0.0.1:1/soup';
      const { person } = await open({ importRecipe: () => new Refusal(422, code, sentence) });
      await type('Address of the page', address);
      await person.click(await read());
      expect((await screen.findByRole('alert')).textContent).toContain(sentence);
      expect(screen.getByLabelText('Address of the page')).toHaveProperty('value', address);
      await person.click(screen.getByRole('button', { name: 'Paste the text instead' }));
      await screen.findByLabelText('The recipe as text');
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it.each([
    { answer: () => new Unreachable(), sentence: /The server could not be reached/ },
    { answer: () => new Garbage(502), sentence: /Something went wrong on our side/ },
    {
      answer: () => new Refusal(429, 'too_many_requests', 'Too many requests.'),
      sentence: /Too many requests/,
    },
  ])('FOOD-04 keeps what was pasted: $sentence', async ({ answer, sentence }) => {
    const { person } = await open({ importRecipe: answer });
    await person.click(await screen.findByRole('radio', { name: 'Text' }));
    await type('The recipe as text', 'Crumble');
    await person.click(await read());
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
    expect(screen.getByLabelText('The recipe as text')).toHaveProperty('value', 'Crumble');
  });

  it('FOOD-04 keeps what was pasted over a reload, for this member alone', async () => {
    const { person } = await open();
    await person.click(await screen.findByRole('radio', { name: 'Text' }));
    await type('The recipe as text', 'Crumble\n500 g plums');
    cleanup();
    await open();
    expect(await screen.findByLabelText('The recipe as text')).toHaveProperty(
      'value',
      'Crumble\n500 g plums',
    );
    cleanup();
    await open({ readOwnUser: () => makeUser({ id: 'member-2' }) });
    expect(await screen.findByLabelText('Address of the page')).toHaveProperty('value', '');
  });
});

describe('what was understood', () => {
  async function review(...recipes: ReturnType<typeof makeImported>[]) {
    const opened = await open({ importRecipe: () => found(...recipes) });
    await type('Address of the page', 'https://example.org/crumble');
    await opened.person.click(await read());
    await screen.findByRole('heading', { name: 'What was understood' });
    return opened;
  }

  it('FOOD-04 shows facts, foods, steps and the picture’s address, and marks what nobody knows', async () => {
    await review(makeImported({ draft: makeDraft({ rest_time: 480 }) }));
    const facts = within(screen.getByRole('region', { name: 'Facts' }));
    expect(facts.getByText('8 h')).toBeDefined();
    expect(facts.getByText('15 min')).toBeDefined();
    expect(facts.getByText('30 min')).toBeDefined();
    expect(facts.getByText('6')).toBeDefined();
    expect(facts.getByLabelText('Meal')).toHaveProperty('value', 'Snack');
    expect(facts.getByText('It is fetched from this address when you save.')).toBeDefined();
    expect(document.querySelector('img[src*="example.org"]')).toBeNull();
    const lines = within(screen.getByRole('region', { name: 'Ingredients' }));
    await lines.findByText('1 line is not recognized', { exact: false });
    expect(lines.getByRole('link', { name: /plum/ }).getAttribute('href')).toBe('/foods/plum');
    expect(lines.getByText('480 g')).toBeDefined();
    expect(lines.getByText(/^Not recognized/)).toBeDefined();
    const steps = within(screen.getByRole('region', { name: 'Steps' }));
    expect(steps.getAllByRole('listitem')).toHaveLength(2);
  });

  it('FOOD-04 says what the source does not tell, in plain sentences', async () => {
    const draft = makeDraft({ servings: null, prep_time: null, meal_type: null, image: null });
    await review(makeImported({ draft, notes: ['no_servings', 'one_time_only', 'no_meal'] }));
    for (const sentence of [
      'The source does not say how many servings this makes.',
      'The source gives one time only. It stands as the cooking time.',
      'The source does not say which meal this is.',
      'The source shows none. One is drawn from the ingredients.',
    ])
      expect(screen.getByText(sentence)).toBeDefined();
    expect(screen.getAllByText('not said')).toHaveLength(3);
  });

  it('FOOD-04 shows the advice that comes with it, and nothing where there is none', async () => {
    const notes = { make_ahead: 'Keeps three days.', swap: 'Pears work too.' };
    const { unmount } = await review(makeImported({ draft: makeDraft({ notes }) }));
    const advice = within(screen.getByRole('region', { name: 'Good to know' }));
    expect(advice.getByText('Make ahead').nextSibling?.textContent).toBe('Keeps three days.');
    expect(advice.getByText('Swap').nextSibling?.textContent).toBe('Pears work too.');
    unmount();
    sessionStorage.clear();
    await review(makeImported());
    expect(screen.queryByRole('region', { name: 'Good to know' })).toBeNull();
  });

  it('FOOD-04 points out recipes that it resembles', async () => {
    await review(
      makeImported({
        duplicates: [
          { id: 'mine', title: 'My Crumble', is_own: true, because: 'source' },
          { id: 'theirs', title: 'Plum Cake', is_own: false, because: 'ingredients' },
        ],
      }),
    );
    screen.getByText('You already have this recipe, from the same page:');
    screen.getByText('The collection has a recipe with nearly the same ingredients:');
    expect(screen.getByRole('link', { name: 'My Crumble' }).getAttribute('href')).toBe(
      '/recipes/mine',
    );
  });

  it('FOOD-04 lets one be chosen of several', async () => {
    const pie = makeImported({ draft: makeDraft({ title: 'Apple Pie' }) });
    const { person } = await review(makeImported(), pie);
    screen.getByText('2 recipes were found');
    await person.click(screen.getByRole('radio', { name: 'Apple Pie' }));
    await screen.findByRole('heading', { level: 3, name: 'Apple Pie' });
    await person.click(screen.getByRole('button', { name: 'Check and save' }));
    expect(takeImportedDraft()?.title).toBe('Apple Pie');
  });

  it('FOOD-04 is never saved by itself: the form gets the draft with the meal that was chosen', async () => {
    const draft = makeDraft({ meal_type: null });
    const { person, requests, router } = await review(makeImported({ draft, notes: ['no_meal'] }));
    await person.selectOptions(screen.getByLabelText('Meal'), 'Breakfast');
    await person.click(screen.getByRole('button', { name: 'Check and save' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/recipes/new'));
    expect(requests.map(({ name }) => name)).not.toContain('createRecipe');
  });

  it('FOOD-04 of one recipe is given up once the form has it; what was entered stays', async () => {
    const { person, router } = await review(makeImported());
    await person.click(screen.getByRole('button', { name: 'Check and save' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/recipes/new'));
    router.history.push(path);
    expect(await screen.findByLabelText('Address of the page')).toHaveProperty(
      'value',
      'https://example.org/crumble',
    );
  });

  it('FOOD-04 shows the lines all the same where the foods cannot be looked up', async () => {
    const { person } = await open({
      importRecipe: () => found(makeImported()),
      analyseFood: () => new Garbage(500),
    });
    await type('Address of the page', 'https://example.org/crumble');
    await person.click(await read());
    await screen.findByText(/The foods could not be looked up/);
    expect(screen.getByText('3 flubberworts')).toBeDefined();
  });

  it('FOOD-04 stays over a reload, and gives way to something else', async () => {
    await review(makeImported());
    cleanup();
    const { person } = await open();
    await screen.findByRole('heading', { name: 'Plum Crumble' });
    await person.click(screen.getByRole('button', { name: 'Import something else' }));
    expect(await screen.findByLabelText('Address of the page')).toHaveProperty(
      'value',
      'https://example.org/crumble',
    );
  });
});
