/** `text=original`: the recipe as it was written, whatever the language of the page. */
export function recipeTextSearch({ text }: Record<string, unknown>): {
  text?: 'original' | undefined;
} {
  return { text: text === 'original' ? text : undefined };
}
