import { maximumServings, minimumServings } from '@pomona/contract/constants';
import type { FieldProblem } from '@pomona/contract/errors';
import { isSourceName, recipeBounds } from '@pomona/contract/recipe-writing';
import { isBlank, isStorableText } from '@pomona/contract/text';
import { type Draft, numberIn, writtenIn } from './draft/draft.ts';
import { withTags } from './fields/tags.ts';
import type { Row } from './rows/rows.ts';

/** The fields in their order on the page: the first one with a problem gets the focus. */
export const fields = [
  'title',
  'description',
  'picture',
  'meal',
  'cuisine',
  'difficulty',
  'language',
  'servings',
  'prep',
  'cook',
  'rest',
  'ingredients',
  'steps',
  'makeAhead',
  'swap',
  'tags',
  'source',
] as const;
export type Field = (typeof fields)[number];

export type Problem =
  | { readonly code: 'missing' | 'notStorable' | 'refused' }
  | { readonly code: 'tooLong' | 'tooMany'; readonly maximum: number }
  | { readonly code: 'outOfRange'; readonly minimum: number; readonly maximum: number };

export interface Problems {
  readonly fields: Partial<Record<Field, Problem>>;
  /** By id of the row. */
  readonly rows: Readonly<Record<string, Problem>>;
}

export const noProblems: Problems = { fields: {}, rows: {} };

/** What has to be mended before a draft can be sent. */
export function problemsOf(draft: Draft): Problems {
  const found: Partial<Record<Field, Problem | undefined>> = {
    title: textProblem(draft.title, recipeBounds.title, 'needed'),
    description: textProblem(draft.description, recipeBounds.description),
    picture: draft.picture.kind === 'address' ? addressProblem(draft.picture.address) : undefined,
    meal: draft.meal === null ? { code: 'missing' } : undefined,
    servings: numberProblem(draft.servings, minimumServings, maximumServings),
    prep: numberProblem(draft.prep, 0, recipeBounds.minutes),
    // Many dishes are not cooked at all, and most do not rest.
    cook: minutesProblem(draft.cook),
    rest: minutesProblem(draft.rest),
    ingredients: rowsProblem(draft.ingredients, recipeBounds.lines),
    steps: rowsProblem(draft.steps, recipeBounds.steps),
    makeAhead: textProblem(draft.makeAhead, recipeBounds.note),
    swap: textProblem(draft.swap, recipeBounds.note),
    tags:
      withTags(draft.tags, draft.tagTyped).length > recipeBounds.tags
        ? many(recipeBounds.tags)
        : undefined,
    source: sourceProblem(draft.source),
  };
  return {
    fields: Object.fromEntries(Object.entries(found).filter(([, problem]) => problem)),
    rows: {
      ...rowProblems(draft.ingredients, recipeBounds.line),
      ...rowProblems(draft.steps, recipeBounds.step),
    },
  };
}

export function hasProblems({ fields: inFields, rows }: Problems): boolean {
  return Object.keys(inFields).length + Object.keys(rows).length > 0;
}

/** What the server did not take, at the fields it names; whatever it names otherwise is left to its sentence. */
export function problemsFrom(answers: readonly FieldProblem[]): Problems {
  const inFields = answers.flatMap(({ path }) => {
    const name = path.replace(/^body\./, '').split('.');
    const field = fieldOfName[name[0] === 'notes' ? `notes.${name[1]}` : (name[0] ?? '')];
    return field === undefined ? [] : [[field, { code: 'refused' }] as const];
  });
  return { fields: Object.fromEntries(inFields), rows: {} };
}

const fieldOfName: Readonly<Record<string, Field>> = {
  title: 'title',
  description: 'description',
  image: 'picture',
  meal_type: 'meal',
  cuisine: 'cuisine',
  difficulty: 'difficulty',
  language: 'language',
  servings: 'servings',
  prep_time: 'prep',
  cook_time: 'cook',
  rest_time: 'rest',
  ingredients: 'ingredients',
  instructions: 'steps',
  'notes.make_ahead': 'makeAhead',
  'notes.swap': 'swap',
  tags: 'tags',
  source_url: 'source',
};

const many = (maximum: number): Problem => ({ code: 'tooMany', maximum });

function textProblem(text: string, maximum: number, need?: 'needed'): Problem | undefined {
  const written = text.trim();
  if (isBlank(written)) return need && { code: 'missing' };
  if (written.length > maximum) return { code: 'tooLong', maximum };
  return isStorableText(written) ? undefined : { code: 'notStorable' };
}

function numberProblem(text: string, minimum: number, maximum: number): Problem | undefined {
  const value = numberIn(text);
  if (text.trim() === '') return { code: 'missing' };
  const isInside = value !== null && value >= minimum && value <= maximum;
  return isInside ? undefined : { code: 'outOfRange', minimum, maximum };
}

const minutesProblem = (text: string): Problem | undefined =>
  text.trim() === '' ? undefined : numberProblem(text, 0, recipeBounds.minutes);

function addressProblem(text: string): Problem | undefined {
  const address = text.trim();
  if (address.length > recipeBounds.sourceUrl)
    return { code: 'tooLong', maximum: recipeBounds.sourceUrl };
  const isAddress = /^https?:/i.test(address) && URL.canParse(address);
  return isAddress ? undefined : { code: 'refused' };
}

/** An address, or the name of whom it is from. */
function sourceProblem(text: string): Problem | undefined {
  const source = text.trim();
  if (source === '' || isSourceName(source)) return undefined;
  return addressProblem(source);
}

function rowsProblem(rows: readonly Row[], maximum: number): Problem | undefined {
  const count = writtenIn(rows).length;
  if (count === 0) return { code: 'missing' };
  return count > maximum ? many(maximum) : undefined;
}

function rowProblems(rows: readonly Row[], maximum: number): Record<string, Problem> {
  const found = rows.flatMap(({ id, text }) => {
    const problem = textProblem(text, maximum);
    return problem === undefined ? [] : [[id, problem] as const];
  });
  return Object.fromEntries(found);
}

/** A field that is being mended is not complained about. */
export function withoutChanged(problems: Problems, change: Partial<Draft>): Problems {
  if (!hasProblems(problems)) return problems;
  const fields = Object.entries(problems.fields).filter(([field]) => !(field in change));
  const texts = new Map(
    [...(change.ingredients ?? []), ...(change.steps ?? [])].map(({ id, text }) => [id, text]),
  );
  const rows = Object.entries(problems.rows).filter(([id]) => !texts.has(id));
  return { fields: Object.fromEntries(fields), rows: Object.fromEntries(rows) };
}
