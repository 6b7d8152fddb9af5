/** Values of a template's placeholders; an empty one makes its brackets fall away. */
export type Resolve = (name: string, form: string) => string;

const placeholder = /\{(\w+)(?::(\w+))?\}/g;
const group = /\[([^[\]]*)\]/g;

export function placeholdersOf(template: string): { name: string; isNeeded: boolean }[] {
  const optional = new Set([...template.matchAll(group)].flatMap(([text]) => namesIn(text)));
  const needed = new Set(namesIn(template.replace(group, '')));
  return [...new Set([...optional, ...needed])].map((name) => ({
    name,
    isNeeded: needed.has(name),
  }));
}

const namesIn = (text: string) => [...text.matchAll(placeholder)].map(([, name = '']) => name);

export function filled(template: string, resolve: Resolve): string {
  const value = (name: string, form: string | undefined) => resolve(name, form ?? '');
  const fill = (text: string) =>
    text.replace(placeholder, (_, name: string, form?: string) => value(name, form));
  const kept = template.replace(group, (_, text: string) =>
    [...text.matchAll(placeholder)].every(([, name = '', form]) => value(name, form) !== '')
      ? fill(text)
      : '',
  );
  return fill(kept).replace(/\s+/g, ' ').replace(/ ,/g, ',').trim();
}
