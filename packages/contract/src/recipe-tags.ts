/** Tags as they are stored: lower case, without `#`, each once; a tag of nothing but `#` is dropped. */
export function normalisedTags(tags: readonly string[]): string[] {
  const texts = tags.map((tag) =>
    tag.toLowerCase().replaceAll('#', '').replace(/\s+/g, ' ').trim(),
  );
  return [...new Set(texts)].filter(Boolean);
}
