import type { Language } from '@pomona/contract/languages';
import type { ImportNote, RecipeDraft } from '@pomona/contract/recipe-exchange';
import { normalisedTags } from '@pomona/contract/recipe-tags';
import { isSourceName, recipeBounds } from '@pomona/contract/recipe-writing';
import { folded } from '@pomona/food/foods/names';
import { dietTypes } from '@pomona/food/labels/diets';
import type { FoundRecipe } from './found-recipe.ts';
import { cleanText } from './page/clean-text.ts';
import { cuisineOf, difficultyOf, mealOf } from './recipe-terms.ts';
import { sortedAdvice } from './text/advice.ts';
import { cutOutside } from './text/brackets.ts';
import { languageOf } from './text/language.ts';
import { foodLines } from './text/two-foods.ts';

export interface ReadDraft {
  draft: RecipeDraft;
  notes: ImportNote[];
}

export interface DraftContext {
  /** Of the member, where the recipe does not say its own. */
  language: Language;
  /** Where it was read; relative addresses start here. */
  address: string | null;
}

/** The draft of a recipe within its limits, with notes on what the member should check. */
export function draftOf(found: FoundRecipe, context: DraftContext): ReadDraft {
  const cut = new Shortener();
  const times = timesOf(found);
  const draft: RecipeDraft = {
    title: cut.text(found.title, recipeBounds.title),
    description: cut.text(descriptionOf(found), recipeBounds.description),
    language: languageOf(found, context.language),
    meal_type: mealOf([...found.meals, ...found.tags]),
    cuisine: cuisineOf(found.cuisines),
    difficulty: difficultyOf(found.difficulty),
    prep_time: times.prep,
    cook_time: times.cook,
    rest_time: times.rest,
    servings: found.servings,
    ingredients: cut.texts(
      found.ingredients.flatMap(foodLines),
      recipeBounds.line,
      recipeBounds.lines,
    ),
    instructions: cut.texts(found.instructions, recipeBounds.step, recipeBounds.steps),
    tags: tagsOf(found),
    ...adviceOf(found, cut),
    source_url:
      addressIn(found.sourceUrl, context) ??
      addressIn(context.address ?? '', context) ??
      nameIn(found.sourceName),
    image: addressIn(found.image, context),
  };
  return { draft, notes: notesOf(draft, { ...found, isOneTime: times.isOne, hasCut: cut.hasCut }) };
}

class Shortener {
  hasCut = false;

  text(text: string, maxLength: number): string {
    if (text.length <= maxLength) return text;
    this.hasCut = true;
    const shortened = cutOutside(text, maxLength - 1).replace(/\p{Surrogate}/gu, '');
    return `${shortened.trimEnd()}…`;
  }

  texts(texts: readonly string[], maxLength: number, maxCount: number): string[] {
    const filled = texts.filter((text) => text !== '');
    if (filled.length > maxCount) this.hasCut = true;
    return filled.slice(0, maxCount).map((text) => this.text(text, maxLength));
  }
}

interface Times {
  prep: number | null;
  cook: number | null;
  rest: number | null;
  /** The source names one time only. */
  isOne: boolean;
}

/** Missing times follow from the total: less two it is the third, less prep and cook the resting time. */
function timesOf(found: FoundRecipe): Times {
  const { prepMinutes: prep, cookMinutes: cook, restMinutes: rest, totalMinutes: total } = found;
  const left = (total ?? 0) - (rest ?? 0);
  if (prep !== null && cook !== null) {
    const waited = (total ?? 0) - prep - cook;
    return { prep, cook, rest: rest ?? (waited > 0 ? waited : null), isOne: false };
  }
  if (total === null) return { prep, cook, rest, isOne: prep === null && cook !== null };
  if (prep !== null && left >= prep) return { prep, cook: left - prep, rest, isOne: false };
  if (cook !== null && left >= cook) return { prep: left - cook, cook, rest, isOne: false };
  return { prep, cook: cook ?? Math.max(left, 0), rest, isOne: prep === null };
}

/** Advice that is neither about keeping nor about swapping stands behind the description. */
function descriptionOf({ description, advice }: FoundRecipe): string {
  return [description, ...sortedAdvice(advice).other].filter(Boolean).join('\n');
}

function adviceOf({ notes, advice }: FoundRecipe, cut: Shortener): Pick<RecipeDraft, 'notes'> {
  const { makeAhead, swap } = sortedAdvice(advice);
  const all = {
    ...(makeAhead.length > 0 && { make_ahead: makeAhead.join('\n') }),
    ...(swap.length > 0 && { swap: swap.join('\n') }),
    ...notes,
  };
  const texts = Object.entries(all).map(([key, text]) => [key, cut.text(text, recipeBounds.note)]);
  return texts.length === 0 ? {} : { notes: Object.fromEntries(texts) };
}

const labels = new Set(dietTypes.map(folded));

/** As they would be kept, each once; labels are earned by their rules and not taken over. */
function tagsOf({ tags, title }: FoundRecipe): string[] {
  // Of names in other scripts nothing is left when they are folded.
  const keyOf = (text: string) => folded(text) || text.toLowerCase();
  const seen = new Set<string>([keyOf(title)]);
  const kept: string[] = [];
  for (const tag of normalisedTags(tags)) {
    const key = keyOf(tag);
    if (seen.has(key) || labels.has(key) || tag.length > recipeBounds.tag) continue;
    seen.add(key);
    kept.push(tag);
  }
  return kept.slice(0, recipeBounds.tags);
}

/** A person, not an address that is none of the web. */
function nameIn(text: string): string | null {
  const name = cleanText(text);
  return name !== '' && isSourceName(name) ? name : null;
}

/** An absolute http(s) address; `null` for everything else. */
function addressIn(text: string, { address }: DraftContext): string | null {
  const given = text.trim();
  if (given === '' || given.length > recipeBounds.sourceUrl) return null;
  const base = address ?? undefined;
  if (!URL.canParse(given, base)) return null;
  const url = new URL(given, base);
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  if (!isWeb || url.username !== '' || url.password !== '') return null;
  return url.href.length <= recipeBounds.sourceUrl ? url.href : null;
}

function notesOf(
  draft: RecipeDraft,
  { isOneTime, hasCut, isPieces }: { isOneTime: boolean; hasCut: boolean; isPieces: boolean },
): ImportNote[] {
  const isTimeMissing = draft.prep_time === null || draft.cook_time === null;
  const notes: [ImportNote, boolean][] = [
    ['no_servings', draft.servings === null],
    ['pieces', draft.servings !== null && isPieces],
    ['no_times', isTimeMissing && !isOneTime],
    ['no_meal', draft.meal_type === null],
    ['no_instructions', draft.instructions.length === 0],
    ['no_ingredients', draft.ingredients.length === 0],
    ['one_time_only', isOneTime],
    ['shortened', hasCut],
  ];
  return notes.flatMap(([note, isSo]) => (isSo ? [note] : []));
}
