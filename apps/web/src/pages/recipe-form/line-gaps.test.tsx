// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SeenRequest } from '#test/fake-api.ts';
import { makeAnalysis, makeLine } from '#test/food-samples.ts';
import { formField, openForm } from '#test/recipe-form.ts';

const parsley = '2 tbsp finely choped parsly (optional)';
const unread = {
  ...{ food: null, grams: null, grams_range: null, measured_by: null },
  ...{ read_whole: false, mentions: [] },
};
/** A server that reads no parsly, and weighs no bottle of lentils. */
const answers = {
  analyseFood: ({ body }: SeenRequest) => {
    const lines = (body as { lines: string[] }).lines.map((text) => {
      if (text.includes('parsly')) {
        const words = text.split(' ').map((word, index) => ({
          ...(index > 0 && { before: ' ' }),
          text: word,
          role: word === 'parsly' ? ('unread' as const) : ('state' as const),
        }));
        return makeLine({ text, ...unread, words, unread: ['parsly'] });
      }
      if (text.includes('bottle')) {
        const words = [
          { text: '1', role: 'amount' as const },
          { before: ' ', text: 'bottle', role: 'unit' as const },
        ];
        return makeLine({ text, amount: 1, unit: 'bottle', grams: null, words });
      }
      return makeLine({ text, ...(text.includes('paste') && { unmeasured: ['fiber'] }) });
    });
    const left = lines.filter(({ grams }) => grams === null).map(({ text }) => text);
    return makeAnalysis({ lines, coverage: left.length > 0 ? 0.5 : 1, left_out: left });
  },
  searchFoods: () => ({ foods: [{ key: 'parsley', name: 'parsley', category: 'Produce' }] }),
};
const write = (element: Element, text: string) =>
  fireEvent.change(element, { target: { value: text } });
const panel = () => within(screen.getByRole('region', { name: 'What is in it' }));
const described = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

describe('a proposal', () => {
  it('ADMIN-06 changes no other word, and is taken back letter by letter', async () => {
    const { person } = await openForm('/recipes/new', answers);
    const row = await formField('Ingredient 1');
    write(row, parsley);
    await person.click(await screen.findByRole('button', { name: 'parsley' }));
    expect(row).toHaveProperty('value', '2 tbsp finely choped parsley (optional)');
    expect(screen.getByText(`Before: “${parsley}”`)).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(row).toHaveProperty('value', parsley);
    expect(document.activeElement).toBe(row);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('ADMIN-06 cannot be taken back over what was written since', async () => {
    const { person } = await openForm('/recipes/new', answers);
    const row = await formField('Ingredient 1');
    write(row, parsley);
    await person.click(await screen.findByRole('button', { name: 'parsley' }));
    write(row, '3 tbsp parsley');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('what keeps figures blank', () => {
  it('REC-12 is named line by line with its reason, and leads to the line', async () => {
    const { person } = await openForm('/recipes/new', answers);
    await person.click(await formField('Ingredient 1'));
    await person.paste(`200 g red lentils\n${parsley}\n1 bottle lentils\nFor the sauce:`);
    await panel().findByText(/No figures yet: 50% of the weight is known, and it takes 90%/);
    expect(panel().getByText('We do not know “parsly”: counted as nothing.')).toBeDefined();
    expect(
      panel().getByText('We do not know what “bottle” of red lentils weighs. Add grams.'),
    ).toBeDefined();
    expect(panel().queryByRole('button', { name: '200 g red lentils' })).toBeNull();
    await person.click(panel().getByRole('button', { name: '1 bottle lentils' }));
    expect(document.activeElement).toBe(await formField('Ingredient 3'));
  });

  it('REC-12 stands at the line itself, for screen readers too', async () => {
    await openForm('/recipes/new', answers);
    const row = await formField('Ingredient 1');
    write(row, '1 bottle lentils');
    await waitFor(() => expect(described(row)).toContain('what “bottle” of red lentils weighs'));
    write(row, 'For the sauce:');
    await waitFor(() => expect(described(row)).toContain('Read as a heading'));
    write(row, '100 g bean paste');
    await waitFor(() => expect(described(row)).toContain('Fiber: no table has this figure'));
  });
});

describe('a misspelled food that is read all the same', () => {
  it('ADMIN-06 is offered as it is called', async () => {
    const { person } = await openForm('/recipes/new', {
      ...answers,
      analyseFood: ({ body }: SeenRequest) => {
        const lines = (body as { lines: string[] }).lines.map((text) =>
          makeLine({
            text,
            confidence: 0.4,
            ...(text.includes('lentels') && { unread: ['lentels'] }),
          }),
        );
        return makeAnalysis({ lines });
      },
      searchFoods: () => ({
        foods: [{ key: 'lentils-red-dry', name: 'red lentils', category: 'Pantry' }],
      }),
    });
    const row = await formField('Ingredient 1');
    write(row, '200 g lentels, rinsed');
    const proposals = await screen.findByRole('group', { name: 'Foods for “lentels”' });
    await person.click(within(proposals).getByRole('button', { name: 'red lentils' }));
    expect(row).toHaveProperty('value', '200 g red lentils, rinsed');
  });
});
