// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Refusal, type SeenRequest, Unreachable } from '#test/fake-api.ts';
import { formField, formServer, openForm, saveButton, sentTo } from '#test/recipe-form.ts';

afterEach(() => vi.useRealTimers());

const write = (element: Element, text: string) =>
  fireEvent.change(element, { target: { value: text } });
const panel = () => within(screen.getByRole('region', { name: 'What is in it' }));
const bar = () => screen.getByRole('button', { name: /^What is in it/ });

describe('lines that cannot be read just now', () => {
  it('FOOD-01 leave the last figures, and are told on a phone as well', async () => {
    let isUp = true;
    await openForm('/recipes/new', {
      analyseFood: (request) => (isUp ? formServer.analyseFood?.(request) : new Unreachable()),
    });
    write(await formField('Ingredient 1'), '200 g red lentils');
    await panel().findByText('100% recognized');
    isUp = false;
    write(await formField('Ingredient 1'), '300 g red lentils');
    await panel().findByText(/What stands below is from before/);
    expect(panel().getByText('Calories').parentElement?.textContent).toContain('350 kcal');
    expect(bar().textContent).toContain('Could not be worked out');
    expect(bar().textContent).toContain('350 kcal');
  });

  it('FOOD-01 are asked for again by itself after too many questions', async () => {
    let isBusy = true;
    await openForm('/recipes/new', {
      analyseFood: (request) =>
        isBusy
          ? new Refusal(429, 'too_many_requests', 'Too many.')
          : formServer.analyseFood?.(request),
    });
    const row = await formField('Ingredient 1');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    write(row, '200 g red lentils');
    await screen.findByText(/It goes on by itself/);
    isBusy = false;
    await act(() => vi.advanceTimersByTimeAsync(5000));
    await panel().findByText('100% recognized');
  });

  it('FOOD-01 too long ones and such with control characters keep none of the others', async () => {
    const page = await openForm('/recipes/new');
    await page.person.click(await formField('Ingredient 1'));
    await page.person.paste(`200 g red lentils\n${'x'.repeat(401)}\n1 on\u0007ion`);
    await panel().findByText('100% recognized');
    const submitted = sentTo(page, 'analyseFood').map(
      ({ body }: SeenRequest) => (body as { lines: string[] }).lines,
    );
    expect(submitted).toEqual([['200 g red lentils']]);
  });
});

describe('what is wrong with a line', () => {
  const described = (element: Element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ');

  it('FOOD-03 is tied to its field, and what is wrong with all of them to the first', async () => {
    const { person } = await openForm('/recipes/new');
    await formField('Name of the dish');
    await person.click(saveButton());
    await screen.findByText('Write down at least one ingredient.');
    const [line, step] = [await formField('Ingredient 1'), await formField('Step 1')];
    expect(described(line)).toContain('Write down at least one ingredient.');
    expect(described(step)).toContain('Write down at least one step.');
    write(line, 'x'.repeat(301));
    await person.click(saveButton());
    await waitFor(() => expect(described(line)).toContain('At most 300 characters.'));
  });

  it('FOOD-03 a number out of range names both ends', async () => {
    const { person } = await openForm('/recipes/new');
    write(await formField('Servings'), '0');
    await person.click(saveButton());
    await screen.findByText('A whole number from 1 to 100, please.');
  });
});
