import { folded } from '@pomona/food/foods/names';

const maxNameLength = 80;

/** A file name that every system accepts: lower-case Latin letters, digits and hyphens; `recipe` where nothing is left. */
export function plainName(title: string): string {
  const name = folded(title).replaceAll(' ', '-').slice(0, maxNameLength).replace(/-+$/, '');
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

/** The header that offers a file under the title of the recipe, and in letters that every browser reads (RFC 6266, 8187). */
export function attachment(title: string, ending: string): string {
  const plain = `${plainName(title)}.${ending}`;
  const whole = title
    .toWellFormed()
    .replace(unsafe, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+|\.+$/g, '');
  const shortened = whole
    .slice(0, maxNameLength)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
  const encoded = encodeURIComponent(shortened).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  const extended = whole === '' ? '' : `; filename*=UTF-8''${encoded}.${ending}`;
  return `attachment; filename="${plain}"${extended}`;
}
