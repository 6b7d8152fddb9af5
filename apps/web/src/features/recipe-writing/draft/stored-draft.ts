import { storageKeys } from '@pomona/contract/constants';
import { isLanguage } from '@pomona/contract/languages';
import type { RecipeBody } from '@pomona/contract/recipe-writing';
import { cuisines, difficulties, mealTypes } from '@pomona/food/labels/diets';
import { rowsOf } from '#features/recipe-writing/rows/rows.ts';
import { readStored, removeStored, writeStored } from '#platform/storage/storage.ts';
import type { Draft, PictureChoice } from './draft.ts';

/** Whose draft of what. Two windows that write at once have a slot each. */
export interface DraftKey {
  readonly memberId: string;
  /** Of the recipe that is edited, or `new`. */
  readonly recipe: string;
  readonly slot: number;
}

/** A draft as it outlives the page. */
export interface StoredDraft {
  readonly draft: Draft;
  /** Made once for one new recipe: sent twice, it makes one recipe. */
  readonly key: string;
  /** The version that was edited, and its texts; `null` for a recipe that is new. */
  readonly base: DraftBase | null;
}

export interface DraftBase {
  readonly version: number;
  readonly texts: Omit<RecipeBody, 'image'>;
}

/** Changes with the form of what is stored; drafts of another form are left alone and go with age. */
const form = 1;
/** Drafts of more recipes than this are old. */
const maxDrafts = 20;
const slots = 9;

/** What this member has typed there and not saved, in this browser; the picture's bytes are stored apart. */
export function storedDraft(draftKey: DraftKey, empty: Draft): StoredDraft | null {
  return parseDraft(readAll().get(keyOf(draftKey)), empty);
}

export function storeDraft(draftKey: DraftKey, { draft, key, base }: StoredDraft): void {
  const { picture, ingredients, steps, ...rest } = draft;
  const stored = {
    ...{ form, key, base },
    draft: {
      ...rest,
      ingredients: ingredients.map(({ text }) => text),
      steps: steps.map(({ text }) => text),
      picture: picture.kind === 'file' ? { kind: 'file' } : picture,
    },
  };
  const all = readAll();
  all.delete(keyOf(draftKey));
  all.set(keyOf(draftKey), stored);
  writeAll([...all].slice(-maxDrafts));
}

export function forgetDraft(draftKey: DraftKey): void {
  const all = readAll();
  if (all.delete(keyOf(draftKey))) writeAll([...all]);
}

/** The slots to try in turn: those with a draft first, so that it is found again. */
export function slotsOf({ memberId, recipe }: Omit<DraftKey, 'slot'>): number[] {
  const all = readAll();
  const every = Array.from({ length: slots }, (_, index) => index + 1);
  const isStored = (slot: number) => all.has(keyOf({ memberId, recipe, slot }));
  return [...every.filter(isStored), ...every.filter((slot) => !isStored(slot))];
}

export const keyOf = ({ memberId, recipe, slot }: DraftKey) => `${memberId} ${recipe} ${slot}`;

function writeAll(drafts: readonly (readonly [string, unknown])[]): void {
  if (drafts.length === 0) removeStored(storageKeys.recipeDrafts);
  else writeStored(storageKeys.recipeDrafts, JSON.stringify(Object.fromEntries(drafts)));
}

function readAll(): Map<string, unknown> {
  try {
    const stored: unknown = JSON.parse(readStored(storageKeys.recipeDrafts) ?? '{}');
    return new Map(isRecord(stored) ? Object.entries(stored) : []);
  } catch {
    return new Map();
  }
}

/** From whatever is stored: of a broken draft the readable parts stay. */
function parseDraft(stored: unknown, empty: Draft): StoredDraft | null {
  if (!isRecord(stored) || stored.form !== form || !isRecord(stored.draft)) return null;
  const { key, base } = stored;
  if (typeof key !== 'string') return null;
  return { key, base: readBase(base), draft: readDraft(stored.draft, empty) };
}

function readBase(stored: unknown): DraftBase | null {
  if (!isRecord(stored) || typeof stored.version !== 'number' || !isRecord(stored.texts))
    return null;
  // Written by this browser from a checked draft; it is only compared with, never sent.
  return { version: stored.version, texts: stored.texts as DraftBase['texts'] };
}

function readDraft(stored: Record<string, unknown>, empty: Draft): Draft {
  const text = (name: keyof Draft) => textIn(stored[name]);
  return {
    title: text('title'),
    description: text('description'),
    language: isLanguage(stored.language) ? stored.language : empty.language,
    meal: mealTypes.find((meal) => meal === stored.meal) ?? null,
    cuisine: cuisines.find((cuisine) => cuisine === stored.cuisine) ?? null,
    difficulty: difficulties.find((one) => one === stored.difficulty) ?? empty.difficulty,
    prep: text('prep'),
    cook: text('cook'),
    rest: text('rest'),
    servings: text('servings'),
    ingredients: rowsOf(textsIn(stored.ingredients)),
    steps: rowsOf(textsIn(stored.steps)),
    tags: textsIn(stored.tags),
    tagTyped: text('tagTyped'),
    makeAhead: text('makeAhead'),
    swap: text('swap'),
    source: text('source'),
    picture: readPicture(stored.picture),
  };
}

/** The bytes of a file are put in by the caller that has them. */
function readPicture(stored: unknown): PictureChoice {
  if (!isRecord(stored)) return { kind: 'kept' };
  if (stored.kind === 'drawn') return { kind: 'drawn' };
  if (stored.kind === 'file') return { kind: 'file', data: '' };
  return stored.kind === 'address'
    ? { kind: 'address', address: textIn(stored.address) }
    : { kind: 'kept' };
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : '');

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
