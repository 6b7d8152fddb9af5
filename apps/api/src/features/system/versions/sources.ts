/** Ids of the recipes in an answer of cards; `null` where it is none. */
function idsIn(answer: unknown): string[] | null {
  if (!Array.isArray(answer)) return null;
  const ids = answer.map((card: unknown) =>
    typeof card === 'object' && card !== null && 'id' in card && typeof card.id === 'string'
      ? card.id
      : null,
  );
  return ids.every((id) => id !== null) ? ids : null;
}

type SourcesOf = (id: string, answer: unknown) => string[] | null;

/** Those like it follow from the texts of all recipes; what their cards say, from each of them. */
function sourcesOfSimilar(id: string, answer: unknown): string[] | null {
  const shown = idsIn(answer);
  return shown && ['recipe_texts', ...[id, ...shown].map((each) => `recipe:${each}`)];
}

/** What the answers of public endpoints follow from, by address; one that is not listed is never cached. */
const sources: readonly (readonly [RegExp, SourcesOf])[] = [
  [/^\/api\/config\/?(?:\?|$)/, () => ['config']],
  // Gone at the moment it is revoked.
  [/^\/api\/recipes\/shared\//, () => null],
  [/^\/api\/recipes\/([^/?]+)\/reviews\/?(?:\?|$)/, (id) => [`recipe:${id}`, `reviews:${id}`]],
  [/^\/api\/recipes\/([^/?]+)\/similar\/?(?:\?|$)/, sourcesOfSimilar],
  [/^\/api\/recipes\/([^/?]+)(?:[/?]|$)/, (id) => [`recipe:${id}`]],
  // Its first page has the picks of the day.
  [/^\/api\/recipes(?:[/?]|$)/, () => ['recipes', 'day']],
  [/^\/api\/search-words(?:\?|$)/, () => ['recipes']],
  [/^\/api\/what-i-have(?:[/?]|$)/, () => ['recipes']],
  // The foods themselves come with the release; the recipes that use them do not.
  [/^\/api\/food(?:[/?]|$)/, () => ['recipes']],
];

/** Names of what an answer follows from: `recipes`, `recipe_texts`, `config`, `day`, `recipe:<id>`, `reviews:<id>`; `null` where nobody knows. */
export function sourcesOf(address: string, answer: unknown): readonly string[] | null {
  for (const [pattern, sourcesOfAnswer] of sources) {
    const match = pattern.exec(address);
    if (match !== null) return sourcesOfAnswer(match[1] ?? '', answer);
  }
  return null;
}
