import compile from 'icu-minify/compile';

/** Names of arguments and tags, sorted: `{count}`, `{count, plural, …}` and `<count>` all count by their name. */
export function placeholdersOf(text: string): string[] {
  const names = new Set<string>();
  collectNames(compile(text), names);
  return [...names].sort();
}

/** A message is a text or a list of nodes; a node is a text or a list that begins with its name. */
function collectNames(message: unknown, names: Set<string>): void {
  if (!Array.isArray(message)) return;
  for (const node of message) {
    if (!Array.isArray(node)) continue;
    const [name, ...parts] = node;
    names.add(String(name));
    collectNames(parts, names);
    const choices = parts.find((part) => typeof part === 'object' && !Array.isArray(part)) ?? {};
    for (const choice of Object.values(choices)) collectNames(choice, names);
  }
}
