import { folded } from '@pomona/food/foods/names';

const maxNameLength = 80;

/** A file name that every system accepts: lower-case Latin letters, digits and hyphens; `recipe` where nothing is left. */
export function plainName(title: string): string {
  const name = folded(title)
    .replaceAll(' ', '-')
    .slice(0, maxNameLength)
    .replace(/(?<!-)-+$/, '');
  // Windows keeps these for devices.
  return name === '' || /^(?:con|prn|aux|nul|com\d|lpt\d)$/.test(name)
    ? `recipe${name && `-${name}`}`
    : name;
}

/** As many names as titles, each once: "soup", "soup-2". */
export function uniqueNames(titles: readonly string[]): string[] {
  const taken = new Set<string>();
  return titles.map((title) => {
    const name = plainName(title);
    let unique = name;
    for (let count = 2; taken.has(unique); count += 1) unique = `${name}-${count}`;
    taken.add(unique);
    return unique;
  });
}

const unsafe =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is removed
  /[\u0000-\u001f\u007f-\u009f"*/:<>?\\|\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** A name in the letters of the title, without what a file name cannot hold; empty where nothing is left. */
export function titleName(title: string): string {
  return title
    .toWellFormed()
    .replace(unsafe, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+|(?<!\.)\.+$/g, '')
    .slice(0, maxNameLength)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}
