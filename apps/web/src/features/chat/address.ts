/** `?recipe=`: a recipe whose address is to be written. */
export interface ChatSearch {
  recipe?: string;
}

const recipeId = /^[a-z0-9-]{1,128}$/i;

export function chatSearch({ recipe }: Record<string, unknown>): ChatSearch {
  return typeof recipe === 'string' && recipeId.test(recipe) ? { recipe } : {};
}
