import type { RecipeBody } from '@pomona/contract/recipe-writing';
import { screen } from '@testing-library/react';
import type { Answers, SeenRequest } from './fake-api.ts';
import { makeAnalysis, makeLine } from './food-samples.ts';
import { makeRecipe } from './recipe-samples.ts';
import { renderPage } from './render-page.tsx';
import { makeUser } from './samples.ts';

export const ownRecipe = makeRecipe({ owner_id: 'member-1', visibility: 'private', version: 3 });

/** A server that reads each line as lentils, but flubberworts, and keeps what is written. */
export const formServer: Answers = {
  readOwnUser: () => makeUser(),
  readRecipe: () => ownRecipe,
  analyseFood: ({ body }: SeenRequest) => {
    const { lines } = body as { lines: string[] };
    const read = lines.map((text) =>
      makeLine({ text, ...(text.includes('flubber') && { food: null, grams: null }) }),
    );
    return makeAnalysis({ lines: read });
  },
  searchFoods: () => ({
    foods: [{ key: 'shallot', name: 'shallots', category: 'Vegetables' }],
  }),
  createRecipe: ({ body }: SeenRequest) => savedAs(body as RecipeBody, 1),
  changeRecipe: ({ body }: SeenRequest) => savedAs(body as RecipeBody, 4),
  listReviews: () => ({ reviews: [], total: 0, next_cursor: null }),
};

export function savedAs(body: RecipeBody, version: number) {
  const { image } = ownRecipe;
  const { rest_time = ownRecipe.rest_time } = body;
  return makeRecipe({ ...ownRecipe, ...body, rest_time, image, version });
}

export const openForm = (path: string, answers: Answers = {}, language: 'en' | 'de' = 'en') =>
  renderPage(path, { token: 'stored', language, answers: { ...formServer, ...answers } });
export const formField = (name: string | RegExp) => screen.findByRole('textbox', { name });
export const rowsShown = (name: RegExp) =>
  screen.getAllByRole<HTMLTextAreaElement>('textbox', { name }).map(({ value }) => value);
export const saveButton = () => screen.getByRole('button', { name: /^Save/ });

export type OpenForm = Awaited<ReturnType<typeof openForm>>;

export async function writeSoup({ person }: OpenForm): Promise<void> {
  await person.type(await formField('Name of the dish'), 'Red lentil soup');
  await person.click(screen.getByRole('radio', { name: 'Dinner' }));
  await person.type(screen.getByRole('textbox', { name: 'Preparation' }), '10');
  await person.type(await formField('Ingredient 1'), '200 g red lentils{Enter}1 onion');
  await person.type(await formField('Step 1'), 'Simmer.');
}
export const sentTo = ({ requests }: OpenForm, name: string) =>
  requests.filter((one) => one.name === name);
