// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Garbage, type SeenRequest } from '#test/fake-api.ts';
import { makeAnalysis, makeLabel, makeLine, makeReason } from '#test/food-samples.ts';
import { renderPage } from '#test/render-page.tsx';

const path = '/foods/analyse';
const field = () => screen.findByRole('textbox', { name: 'Ingredients' });
const type = async (text: string) => fireEvent.change(await field(), { target: { value: text } });
const section = (name: string) => within(screen.getByRole('region', { name }));
const analyses = (requests: readonly SeenRequest[]) =>
  requests.filter(({ name }) => name === 'analyseFood').map(({ body }) => body);

const twoLabels = [
  makeLabel(),
  makeLabel({
    label: 'Keto',
    verdict: 'refuted',
    because: [
      makeReason({
        ...{ verdict: 'refuted', condition: 'atMost', figure: 'netCarbs', limit: 10 },
        ...{ contributes_to: 'net_carbs', range: { value: 31, low: 30, high: 32 } },
      }),
    ],
  }),
];

describe('asking what is in it', () => {
  it('FOOD-01 answers as one types, once the typing rests', async () => {
    const { requests } = await renderPage(path, { answers: { analyseFood: () => makeAnalysis() } });
    await type('200 g');
    await type('200 g red lentils\n\n  1 onion ');
    await screen.findByText('1 line read, 100% of the weight recognized');
    expect(analyses(requests)).toEqual([
      {
        lines: ['200 g red lentils', '1 onion'],
        ...{ servings: 2, meal_type: 'Dinner', language: 'en' },
      },
    ]);
  });

  it('FOOD-01 asks again for other servings and another meal', async () => {
    const { person, requests } = await renderPage(path, {
      answers: { analyseFood: () => makeAnalysis() },
    });
    await type('1 egg');
    await person.click(screen.getByRole('button', { name: 'One serving more' }));
    await person.selectOptions(screen.getByLabelText('Meal'), 'Snack');
    await waitFor(() =>
      expect(analyses(requests).at(-1)).toMatchObject({ servings: 3, meal_type: 'Snack' }),
    );
  });

  it('FOOD-01 shows foods, grams and ways, and what is wrong with a line', async () => {
    const lines = [
      makeLine(),
      makeLine({
        text: '3 flubberworts',
        food: null,
        grams: null,
        grams_range: null,
        measured_by: null,
      }),
      makeLine({
        text: 'salt',
        grams: 2,
        grams_range: { low: 0, high: 6 },
        measured_by: 'assumed',
      }),
      makeLine({ text: '200 g lentlis', confidence: 0.69 }),
    ];
    await renderPage(path, { answers: { analyseFood: () => makeAnalysis({ lines }) } });
    await type('anything');
    await screen.findAllByText('196 to 204 g');
    const [first, second, third, fourth] =
      section('How the lines were read').getAllByRole('listitem');
    expect(first?.textContent).toContain('200 g196 to 204 gweighed');
    expect(second?.textContent).toContain('Not recognized.');
    expect(third?.textContent).toContain('No amount written, so a usual one is assumed.');
    expect(fourth?.textContent).toContain('Not quite sure about this line.');
    expect(first?.textContent).not.toContain('Not quite sure');
    const link = section('How the lines were read').getAllByRole('link')[0];
    expect(link?.getAttribute('href')).toBe('/foods/lentils-red-dry');
  });

  it('REC-09 accounts for every word of a line, and says what to do about one that is not read', async () => {
    const oil = { key: 'olive-oil', name: 'olive oil' };
    const lines = [
      makeLine({
        text: '200 g red lentils or flubber worts with oil',
        alternatives: [],
        words: [
          { text: '200', role: 'amount' },
          { before: ' ', text: 'g', role: 'unit' },
          { before: ' ', text: 'red', role: 'food' },
          { before: ' ', text: 'lentils', role: 'food' },
          { before: ' ', text: 'or', role: 'filler' },
          { before: ' ', text: 'flubber', role: 'unread' },
          { before: ' ', text: 'worts', role: 'unread' },
          { before: ' ', text: 'with', role: 'filler' },
          { before: ' ', text: 'oil', role: 'food' },
        ],
        mentions: [
          {
            ...{ food: makeLine().food, text: 'red lentils', relation: 'main', certain: true },
            ...{ grams: 200, from: 2, to: 4 },
          },
          {
            ...{ food: oil, text: 'oil', relation: 'second', certain: true },
            ...{ grams: 14, from: 8, to: 9 },
          },
        ],
        ...{ unread: ['flubber', 'worts'], read_whole: false },
      }),
    ];
    const { person } = await renderPage(path, {
      answers: { analyseFood: () => makeAnalysis({ lines }) },
    });
    await type('anything');
    await screen.findAllByText('196 to 204 g');
    const [line] = section('How the lines were read').getAllByRole('listitem');
    expect(line?.querySelector('mark')?.textContent).toBe('flubber worts ? (not read)');
    expect(line?.textContent).toContain('Not read: “flubber worts”. It may be a food');
    const advice = screen.getByRole('link', { name: 'look the food up' });
    expect(advice.getAttribute('href')).toBe('/foods?q=flubber+worts');
    expect(line?.textContent).toContain('also: olive oil ≈ 14 g');
    const word = screen.getByRole('button', { name: /^red lentils/ });
    expect(word.textContent).toContain('“red lentils”: red lentils');
    await person.click(word);
    expect(document.activeElement).toBe(word);
    await person.keyboard('{Escape}');
    expect(document.activeElement).not.toBe(word);
  });

  it('REC-12 names what the figures leave out beside their ranges, or why there are none', async () => {
    let coverage = 0.95;
    const left_out = ['1 pinch flubberworts'];
    const analyseFood = () => makeAnalysis({ coverage, left_out });
    await renderPage(path, { answers: { analyseFood } });
    await type('200 g red lentils');
    await screen.findByText('Without: “1 pinch flubberworts”. The ranges allow for it.');
    const energy = screen.getByRole('row', { name: /^Calories / });
    expect(energy.textContent).toContain('345 to 360 kcal');
    coverage = 0.42;
    await type('2 kg flubberworts');
    await screen.findByText(
      'No figures: 42% of the weight is known, and it takes 90%. Missing: “1 pinch flubberworts”.',
    );
    expect(screen.queryByRole('row', { name: /^Calories / })).toBeNull();
  });

  it('REC-09 names the words and foods that leave a label open', async () => {
    const stock = { key: 'vegetable-stock', name: 'vegetable stock' };
    const reason = makeReason({
      ...{ verdict: 'cannot_tell', condition: 'without', foods: [stock], contributions: [] },
      unknown_lines: [{ text: '3 flubberworts', words: ['flubberworts'] }],
      doubts: [{ food: stock, words: 'stock', line: '1 l stock', because: 'recipe' }],
    });
    const labels = [makeLabel({ label: 'Vegan', verdict: 'cannot_tell', because: [reason] })];
    await renderPage(path, { answers: { analyseFood: () => makeAnalysis({ labels }) } });
    await type('1 l stock');
    await screen.findAllByText('Perhaps ruled out by vegetable stock. Not read: “flubberworts”.');
    expect(screen.getByText('vegetable stock: recipes and brands differ.')).toBeDefined();
    expect(
      screen.getByText('Not read in “3 flubberworts”: “flubberworts”. It may be anything.'),
    ).toBeDefined();
  });

  it('FOOD-01 shows allergens, load, and nutrition with ranges on demand', async () => {
    const { person } = await renderPage(path, { answers: { analyseFood: () => makeAnalysis() } });
    await type('200 g red lentils');
    await screen.findByText('butter; perhaps cream');
    const load = screen.getByRole('meter', { name: 'Glycemic load' });
    expect(load.getAttribute('aria-valuetext')).toBe('14, medium');
    const energy = () => screen.getByRole('row', { name: /^Calories / }).textContent;
    expect(energy()).toBe('Calories350 kcal18%');
    await person.click(screen.getByRole('checkbox', { name: 'Show ranges' }));
    expect(energy()).toBe('Calories350 kcal345 to 360 kcal18%');
    await person.click(screen.getByRole('radio', { name: 'Whole dish' }));
    expect(energy()).toContain('705 kcal');
  });

  it('REC-10 says that nothing was found only of lines that were read whole', async () => {
    const empty = { allergens: [], allergen_details: [], allergen_foods: [] };
    let is_read_whole = false;
    const analyseFood = () => makeAnalysis({ ...empty, is_read_whole });
    await renderPage(path, { answers: { analyseFood } });
    await type('3 flubberworts');
    await screen.findByText(/^Not every line could be read/);
    expect(screen.queryByText(/^No listed allergen found/)).toBeNull();
    is_read_whole = true;
    await type('200 g red lentils');
    await screen.findByText(/^No listed allergen found among the/);
    expect(screen.queryByText(/^Not every line could be read/)).toBeNull();
  });

  it('REC-05 explains each label with its deciding figure, who brings it, rule and source', async () => {
    const { person } = await renderPage(path, {
      answers: { analyseFood: () => makeAnalysis({ labels: twoLabels }) },
    });
    await type('200 g red lentils');
    const sentence =
      'Fiber: about 7.6 g, at least 7.4 g if every measure turns out scant. Needed: 5.6 g.';
    const [summary] = await screen.findAllByText(sentence);
    expect(
      screen.getByText('1 label is proven, all the others are clearly no.', { exact: false }),
    ).toBeDefined();
    expect(
      screen.getAllByText(
        'Net carbs: about 31 g, more than the 10 g that are allowed even if every measure turns out scant.',
      )[0],
    ).toBeDefined();
    if (summary) await person.click(summary);
    expect(screen.getAllByText('Most of it from lentils (5.4 g).')[0]).toBeDefined();
    const source = screen.getAllByRole('link', { name: '21 CFR 101.54(b)' })[0];
    expect(source?.getAttribute('href')).toBe('https://www.ecfr.gov/');
  });

  it('tells everything in words in number-free mode', async () => {
    localStorage.setItem('pomona.numberFree', 'on');
    await renderPage(path, { answers: { analyseFood: () => makeAnalysis({ labels: twoLabels }) } });
    await type('200 g red lentils');
    await screen.findByText('Rich in Fiber, Protein, and Iron.');
    expect(screen.getAllByText('Fiber: enough.').length).toBeGreaterThan(0);
    expect(screen.getAllByText('Net carbs: more than the rule allows.').length).toBeGreaterThan(0);
    expect(screen.queryByRole('meter')).toBeNull();
    const written = screen.getByText('200 g red lentils', { selector: 'p' });
    const result = screen.getByRole('region', { name: 'The result' }).textContent ?? '';
    expect(result.replace(written.textContent ?? '', '')).not.toMatch(/kcal|\d+(\.\d)? (g|mg)\b/);
  });
});

describe('what was typed', () => {
  it('survives a reload of the page', async () => {
    const answers = { analyseFood: () => makeAnalysis() };
    await renderPage(path, { answers });
    await type('200 g red lentils');
    cleanup();
    await renderPage(path, { answers });
    await waitFor(async () => expect(await field()).toHaveProperty('value', '200 g red lentils'));
  });

  it('is not lost when the server fails, and neither is the last answer', async () => {
    let isBroken = false;
    const analyseFood = () => (isBroken ? new Garbage(500) : makeAnalysis());
    const { person } = await renderPage(path, { answers: { analyseFood } });
    await type('200 g red lentils');
    await screen.findByText('butter; perhaps cream');
    isBroken = true;
    await type('200 g red lentils\n1 onion');
    await screen.findByText('The server could not be asked. Your lines are still here.');
    expect(await field()).toHaveProperty('value', '200 g red lentils\n1 onion');
    isBroken = false;
    await person.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('1 line read, 100% of the weight recognized');
  });

  it('is cut where it is too much, and says so', async () => {
    const { requests } = await renderPage(path, { answers: { analyseFood: () => makeAnalysis() } });
    await type(Array(120).fill('1 egg').join('\n'));
    await screen.findByText('More than 100 lines: only the first 100 are looked at.');
    await screen.findByText('butter; perhaps cream');
    expect(analyses(requests)[0]).toHaveProperty('lines.length', 100);
  });

  it('can be begun anew, or with an example', async () => {
    const { person } = await renderPage(path, { answers: { analyseFood: () => makeAnalysis() } });
    await person.click(await screen.findByRole('button', { name: 'Try an example' }));
    await screen.findByText('butter; perhaps cream');
    await person.click(screen.getByRole('button', { name: 'Start over' }));
    await screen.findByText('Waiting for ingredients');
    expect(await field()).toHaveProperty('value', '');
  });
});
