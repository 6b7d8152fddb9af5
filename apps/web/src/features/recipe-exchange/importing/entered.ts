import type { ImportedRecipe } from '@pomona/contract/recipe-exchange';

export const ways = ['address', 'text', 'file'] as const;
export type Way = (typeof ways)[number];

/** A file as it was chosen, read as text. */
export interface EnteredFile {
  readonly name: string;
  readonly text: string;
}

/** What a member has entered on the import page, and what came of it. */
export interface Entered {
  readonly way: Way;
  readonly address: string;
  readonly text: string;
  readonly file: EnteredFile | null;
  /** What was found in it; `null` before it was read. */
  readonly found: readonly ImportedRecipe[] | null;
}

export const nothingEntered: Entered = {
  way: 'address',
  address: '',
  text: '',
  file: null,
  found: null,
};

/** In this tab until it is closed: a reload loses nothing, and nobody else's browser window knows of it. */
const storageKey = 'pomona.recipeImport';

export function storedEntered(memberId: string): Entered {
  const { memberId: owner, way, address, text, file, found } = readStored();
  if (owner !== memberId) return nothingEntered;
  return {
    way: ways.find((one) => one === way) ?? nothingEntered.way,
    address: typeof address === 'string' ? address : '',
    text: typeof text === 'string' ? text : '',
    file: readFile(file),
    found: readFound(found),
  };
}

export function storeEntered(memberId: string, entered: Entered): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ memberId, ...entered }));
  } catch {
    // Full or refused: it stays on the page, but not over a reload.
  }
}

function readStored(): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return isFields(stored) ? stored : {};
  } catch {
    return {};
  }
}

function readFile(stored: unknown): EnteredFile | null {
  if (!isFields(stored)) return null;
  const { name, text } = stored;
  return typeof name === 'string' && typeof text === 'string' ? { name, text } : null;
}

/** Only as a whole: what an older release has stored may have another form. */
function readFound(stored: unknown): readonly ImportedRecipe[] | null {
  return Array.isArray(stored) && stored.length > 0 && stored.every(isImported) ? stored : null;
}

function isImported(stored: unknown): stored is ImportedRecipe {
  if (!isFields(stored) || !isFields(stored.draft)) return false;
  const { title, ingredients, instructions, tags } = stored.draft;
  const lists = [stored.notes, stored.duplicates, ingredients, instructions, tags];
  return typeof title === 'string' && lists.every((list) => Array.isArray(list));
}

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
