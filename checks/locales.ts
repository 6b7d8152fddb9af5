// `npm run check:locales`: the four languages hold the same texts with the same placeholders, and the web says them all.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { placeholdersOf } from '../apps/web/build/placeholders.ts';
import { fallbackLanguage, languages } from '../packages/contract/src/languages.ts';

/** Texts by language, then by full key (`shell.home`). */
export type Catalogues = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Long texts that are shown as a whole, whatever keys they hold. */
const documents = ['legal'];

/** Every difference between the languages: keys, placeholders, empty and unreadable texts. */
export function translationProblems(catalogues: Catalogues): string[] {
  const pattern = catalogues[fallbackLanguage] ?? {};
  return Object.entries(catalogues).flatMap(([language, texts]) => [
    ...Object.keys(pattern)
      .filter((key) => !(key in texts))
      .map((key) => `${language}: ${key} is missing`),
    ...Object.entries(texts).flatMap(([key, text]) =>
      textProblems(`${language}: ${key}`, text, pattern[key]),
    ),
  ]);
}

function textProblems(path: string, text: string, english: string | undefined): string[] {
  if (english === undefined) return [`${path} has no English text`];
  if (text.trim() === '') return [`${path} is empty`];
  return placeholderProblems(path, text, english);
}

function placeholderProblems(path: string, text: string, english: string): string[] {
  try {
    const [own, expected] = [namesIn(text), namesIn(english)];
    return own === expected ? [] : [`${path} has the placeholders ${own}, English ${expected}`];
  } catch (error) {
    return [`${path} cannot be read: ${error instanceof Error ? error.message : 'unknown'}`];
  }
}

function namesIn(text: string): string {
  return `[${placeholdersOf(text).join(', ')}]`;
}

/** `namespace="…"` hands one to a shared component. */
const namespaces =
  /\b(?:(?:useTranslations|createTranslator)\(\s*'([\w.-]+)'|namespace="([\w.-]+)")/g;
const literals = /'([\w.-]+)'|"([\w.-]+)"|`((?:[\w.-]|\$\{[^`{}]*\})+)`/g;
const usedKeys = /\b(?:translate|t)(?:\.rich|\.markup)?\(\s*'([\w.-]+)'/g;

/** Namespaces that are neither a feature nor a page. */
const shared = ['shell', 'errors', 'changes'];

/** Namespaces of texts that are neither a feature, a page nor shared by all pages. */
export function namespaceProblems(names: readonly string[], known: readonly string[]): string[] {
  const allowed = new Set([...known, ...shared]);
  return names
    .filter((name) => !allowed.has(name))
    .map((name) => `${name} is neither a feature nor a page`);
}

/** Texts that no source says, and texts that a source says although there are none. */
export function usageProblems(keys: readonly string[], sources: Readonly<Record<string, string>>) {
  const used = new Set<string>();
  const problems: string[] = [];
  const everywhere = Object.values(sources).flatMap(namespacesOf);
  for (const [path, source] of Object.entries(sources)) {
    const own = namespacesOf(source);
    const prefixes = ['', ...(own.length > 0 ? own : everywhere).map((name) => `${name}.`)];
    for (const key of keysNamed(keys, source, prefixes)) used.add(key);
    for (const [, key = ''] of source.matchAll(usedKeys))
      if (own.length > 0 && !prefixes.some((prefix) => keys.includes(prefix + key)))
        problems.push(`${path} says ${key}, which is no text`);
  }
  const unused = keys.filter((key) => !used.has(key) && !documents.includes(featureOf(key)));
  return [...problems, ...unused.map((key) => `${key} is said nowhere`)];
}

function namespacesOf(source: string): string[] {
  return [...source.matchAll(namespaces)].map(([, used, given]) => used ?? given ?? '');
}

/** A literal names a key below one of the prefixes; what stands in `${…}` may be anything. */
function keysNamed(keys: readonly string[], source: string, prefixes: readonly string[]): string[] {
  const named: string[] = [];
  for (const [, single, double, template] of source.matchAll(literals)) {
    const literal = single ?? double;
    if (literal !== undefined) {
      for (const prefix of prefixes) named.push(prefix + literal);
      continue;
    }
    if (!template?.replace(/\$\{[^}]*\}/g, '')) continue;
    const pattern = template.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w -]+');
    for (const prefix of prefixes) {
      const expression = new RegExp(`^${prefix.replaceAll('.', '\\.')}${pattern}$`);
      named.push(...keys.filter((key) => expression.test(key)));
    }
  }
  return named;
}

function featureOf(key: string): string {
  return key.slice(0, key.indexOf('.'));
}

/** `{a: {b: 'x'}}` becomes `{'a.b': 'x'}`; lists count by position. */
export function flattened(texts: unknown, prefix = ''): Record<string, string> {
  if (typeof texts === 'string') return { [prefix]: texts };
  if (typeof texts !== 'object' || texts === null) throw new Error(`${prefix} is no text`);
  const parts = Object.entries(texts).map(([key, text]) =>
    flattened(text, prefix ? `${prefix}.${key}` : key),
  );
  return Object.assign({}, ...parts);
}

const web = fileURLToPath(new URL('../apps/web/src/', import.meta.url));

function readCatalogue(language: string): Record<string, string> {
  const folder = join(web, 'locales', language);
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  const entries = files.map((file) => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(join(folder, file), 'utf8')),
  ]);
  return flattened(Object.fromEntries(entries));
}

/** `recipes` of `features/recipes/`, `recipe-list` of `pages/recipe-list/`, `login` of `pages/login-page.tsx`. */
function featuresAndPages(): string[] {
  const features = readdirSync(join(web, 'features'));
  const pages = readdirSync(join(web, 'pages'), { recursive: true, withFileTypes: true });
  const named = pages.flatMap((entry) => {
    if (entry.isDirectory()) return [entry.name];
    const [, page] = /^(.+)-page\.tsx$/.exec(entry.name) ?? [];
    return page === undefined ? [] : [page];
  });
  return [...features, ...named];
}

function readSources(): Record<string, string> {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  return Object.fromEntries(sources.map((file) => [file, readFileSync(join(web, file), 'utf8')]));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const catalogues = Object.fromEntries(
    languages.map((language) => [language, readCatalogue(language)]),
  );
  const keys = Object.keys(catalogues[fallbackLanguage] ?? {});
  const problems = [
    ...namespaceProblems([...new Set(keys.map(featureOf))], featuresAndPages()),
    ...translationProblems(catalogues),
    ...usageProblems(keys, readSources()),
  ];
  for (const problem of problems) console.error(problem);
  console.log(
    `locales: ${keys.length} texts, ${languages.length} languages, ${problems.length} problems`,
  );
  if (problems.length > 0) process.exitCode = 1;
}
