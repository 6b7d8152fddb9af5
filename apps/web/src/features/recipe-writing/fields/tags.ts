import { recipeBounds } from '@pomona/contract/recipe-writing';

/** Words of a tag are tied with hyphens and small, as all tags are written: "Make ahead" is `make-ahead`. */
function tagOf(written: string): string {
  return written
    .replaceAll('#', '')
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '-')
    .slice(0, recipeBounds.tag)
    .replace(halfSign, '');
}

/** What a cut through a sign of two units leaves of it. */
const halfSign = /[\ud800-\udbff]$/;

/** The tags that a text names, parted by commas; each once, behind those that are there. */
export function withTags(tags: readonly string[], written: string): string[] {
  const named = written.split(/[,;\n]/).map(tagOf);
  return [...new Set([...tags, ...named])].filter(Boolean);
}

/** Tags in the words of the server, in a fixed order: small, without `#`, each once. */
export function foldedTags(tags: readonly string[]): string[] {
  const folded = tags.map((tag) =>
    tag.toLowerCase().replaceAll('#', '').replace(/\s+/g, ' ').trim(),
  );
  return [...new Set(folded)].filter(Boolean).toSorted();
}
