export interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
export type BuildManifest = Readonly<Record<string, Chunk>>;

/** The pages that are of use without a network. */
const pages = [
  'home-page',
  'recipe-list/recipe-list-page',
  'recipe-detail/recipe-detail-page',
  'shopping-list-page',
  'wellness-page',
  'profile-page',
  'login-page',
].map((name) => `src/pages/${name}.tsx`);

/** Pages load by themselves, and texts in one language. */
const isLeftOut = (key: string) => /^src\/(?:pages\/.*-page\.tsx$|locales\/)/.test(key);

/** The files of the build that these pages consist of, with what they load later. */
export function offlineFiles(manifest: BuildManifest): Set<string> {
  const found = new Set<string>();
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (chunk === undefined || found.has(key)) return;
    found.add(key);
    for (const file of filesOf(chunk)) files.add(file);
    for (const inner of neededBy(chunk)) visit(inner);
  };
  for (const root of ['src/main.tsx', ...pages]) visit(root);
  return files;
}

const filesOf = ({ file, css = [], assets = [] }: Chunk): string[] =>
  [file, ...css, ...assets].filter(isNeeded);

const neededBy = ({ imports = [], dynamicImports = [] }: Chunk): string[] => [
  ...imports,
  ...dynamicImports.filter((key) => !isLeftOut(key)),
];

/** A browser fetches the fonts of the alphabets that it meets. */
const isNeeded = (file: string) => !file.endsWith('.woff2') || /-latin-(?!ext)/.test(file);
