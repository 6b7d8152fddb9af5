import type { Endpoint } from '@pomona/contract/endpoint';
import type { OwnRecipe, RecipeBody } from '@pomona/contract/recipe-writing';
import type { Recipe } from '@pomona/contract/recipes';
import type { SignedIn, TestApp } from './app.ts';
import { recipeBodyOf } from './recipe-body.ts';

type Who = Partial<Pick<SignedIn, 'headers'>>;
type Headers = Record<string, string>;

/** What members and administrators ask for when they write and publish recipes. */
export function recipeCalls(test: TestApp) {
  const call = (
    method: Endpoint['method'],
    url: string,
    who: Who,
    { payload, headers = {} }: { payload?: object; headers?: Headers } = {},
  ) =>
    test.inject({
      method,
      url,
      headers: { ...who.headers, ...headers },
      ...(payload && { payload }),
    });
  const post = (payload: object, who: Who, headers: Headers = {}) =>
    call('POST', '/api/recipes', who, { payload, headers });
  return {
    call,
    post,
    /** Makes a recipe; whatever else happens is an error. */
    async write(fields: Partial<RecipeBody>, who: Who): Promise<Recipe> {
      const answer = await post(recipeBodyOf(fields), who);
      if (answer.statusCode !== 201) throw new Error(`No recipe was made: ${answer.body}`);
      return answer.json();
    },
    put: (id: string, payload: object, who: Who) =>
      call('PUT', `/api/recipes/${id}`, who, { payload }),
    read: (id: string, who: Who = {}) => call('GET', `/api/recipes/${id}`, who),
    remove: (id: string, who: Who) => call('DELETE', `/api/recipes/${id}`, who),
    restore: (id: string, who: Who) => call('POST', `/api/recipes/${id}/restore`, who),
    offer: (id: string, who: Who) => call('PUT', `/api/recipes/${id}/offer`, who),
    withdraw: (id: string, who: Who) => call('DELETE', `/api/recipes/${id}/offer`, who),
    publish: (id: string, version: number, who: Who) =>
      call('PUT', `/api/admin/recipes/${id}/publication`, who, { payload: { version } }),
    decline: (id: string, who: Who) => call('DELETE', `/api/admin/recipes/${id}/publication`, who),
    async listOwn(who: Who): Promise<OwnRecipe[]> {
      return (await call('GET', '/api/users/me/recipes', who)).json<{ recipes: OwnRecipe[] }>()
        .recipes;
    },
    async listOffered(who: Who): Promise<(OwnRecipe & { offered_at: string })[]> {
      return (await call('GET', '/api/admin/recipes/offered', who)).json().recipes;
    },
  };
}
