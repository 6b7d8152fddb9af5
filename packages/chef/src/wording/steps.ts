import type { Language } from '@pomona/food/foods/languages';
import type { Action, Dish } from '../dish.ts';
import { clauseOf } from './clauses.ts';
import { Narration } from './narration.ts';
import type { Phrases } from './phrases/phrases.ts';
import { phrasesOf } from './phrases/phrases-of.ts';
import { chosen, hashed } from './variety.ts';

export interface StepOptions {
  language: Language;
  seed: number;
  /** Parts that need their whole name to be told apart. */
  isFull: (part: number) => boolean;
}

export function stepsOf(dish: Dish, options: StepOptions): string[] {
  const { language, seed } = options;
  const phrases = phrasesOf[language];
  const narration = new Narration(dish, language, { phrases, isFull: options.isFull });
  const steps = dish.steps.map(withoutRepeats).filter((actions) => actions.length > 0);
  const written = steps.map((actions, step) => {
    narration.startStep();
    const clauses = actions.map((action, at) => {
      const clause = clauseOf(action, {
        ...{ language, phrases, narration, seed, place: `${step}.${at}` },
        servings: dish.servings,
      });
      narration.done(action);
      return clause;
    });
    return clauses.filter((clause) => clause !== '');
  });
  const merged = mergedSteps(written, besideSteps(steps));
  return merged.map(({ clauses: [first = '', ...others], beside }, step) => {
    const meanwhile =
      beside === 0 ? chosen(phrases.meanwhile, seed, `meanwhile-${step}`) : undefined;
    const opened = meanwhile === undefined ? first : `${meanwhile} ${first}`;
    return sentencesOf([opened, ...others], { phrases, seed, place: String(step) });
  });
}

const mergeable = new Set<Action['technique']>([
  'add',
  'stir_in',
  'season',
  'top',
  'set_aside',
  'fill',
  'layer',
  'arrange',
  'serve_with',
]);
const settingTechniques = new Set<Action['technique']>(['scramble', 'set_on_low_heat']);

const isPlain = ({ minutes, cue, makes, waterMilliliters, vessel }: Action) =>
  [minutes, cue, makes, waterMilliliters, vessel].every((value) => value === undefined);

/** "Add the chicken. Add the noodles." is one clause; what the next action pours in is not poured twice. */
function withoutRepeats(actions: readonly Action[]): Action[] {
  const kept: Action[] = [];
  for (const [at, action] of actions.entries()) {
    const last = kept.at(-1);
    const next = actions[at + 1];
    const isPouredNext =
      action.technique === 'pour_over' &&
      action.parts.length === 0 &&
      next !== undefined &&
      settingTechniques.has(next.technique) &&
      (action.uses ?? []).every((component) => next.uses?.includes(component));
    if (isPouredNext) continue;
    const isRepeat =
      last?.technique === action.technique &&
      mergeable.has(action.technique) &&
      isPlain(last) &&
      isPlain(action);
    if (isRepeat) kept[kept.length - 1] = joinedActions(last, action);
    else kept.push(action);
  }
  return kept;
}

function joinedActions(one: Action, other: Action): Action {
  const uses = [...(one.uses ?? []), ...(other.uses ?? [])];
  return { ...one, parts: [...one.parts, ...other.parts], ...(uses.length > 0 && { uses }) };
}

interface WrittenStep {
  clauses: readonly string[];
  /** Which of the steps beside the base it is, from 0; else -1. */
  beside: number;
}

const maxMerged = 340;
const lengthOf = (clauses: readonly string[]) => clauses.join(' ').length;

/** What is done while the base cooks becomes one step where it is short, so that "meanwhile" stands once. */
function mergedSteps(
  written: readonly (readonly string[])[],
  beside: readonly number[],
): WrittenStep[] {
  const merged: WrittenStep[] = [];
  let count = 0;
  for (const [step, clauses] of written.entries()) {
    const last = merged.at(-1);
    const isBeside = (beside[step] ?? -1) >= 0;
    if (clauses.length === 0) continue;
    const isShort = lengthOf([...(last?.clauses ?? []), ...clauses]) < maxMerged;
    if (last !== undefined && isBeside && last.beside >= 0 && isShort) {
      merged[merged.length - 1] = { ...last, clauses: [...last.clauses, ...clauses] };
      continue;
    }
    merged.push({ clauses, beside: isBeside ? count : -1 });
    count = isBeside ? count + 1 : 0;
  }
  return merged;
}

const minBeside = 8;

/** For each step that runs while the base cooks by itself: which such step it is, from 0; else -1. */
function besideSteps(steps: Dish['steps']): number[] {
  let left = 0;
  let count = 0;
  let running: string | undefined;
  return steps.map((actions) => {
    const isServing = actions.some(({ uses = [] }) => uses.includes('base'));
    const isBeside = left > 0 && !isServing && beginsElsewhere(actions, running, count > 0);
    const minutes = actions.reduce((sum, action) => sum + (action.minutes ?? 0), 0);
    const own = isBeside ? count : -1;
    count = isBeside ? count + 1 : 0;
    left = cooksAlone(actions) ? minutes : isBeside ? left - minutes : 0;
    if (cooksAlone(actions)) running = actions.findLast(({ vessel }) => vessel)?.vessel;
    return own;
  });
}

/** "Meanwhile, add the chicken" would be the pot that is running; within the other pot it goes on. */
function beginsElsewhere(
  actions: readonly Action[],
  running: string | undefined,
  isGoingOn: boolean,
): boolean {
  const [first] = actions;
  const vessel = actions.find((action) => action.vessel !== undefined)?.vessel;
  if (first === undefined || vessel === running) return false;
  return isGoingOn || first.vessel !== undefined || first.parts.length > 0;
}

const alone = new Set<Action['technique']>([
  'cook_covered_absorbing',
  'boil_in_water',
  'bake',
  'roast',
  'roast_on',
  'steam',
]);

const cooksAlone = (actions: readonly Action[]) =>
  actions.some(
    ({ technique, makes, minutes = 0 }) =>
      alone.has(technique) && makes === 'base' && minutes >= minBeside,
  );

const maxJoined = 95;

/** Short clauses are joined in pairs, so that a step does not read like a list of commands. */
function sentencesOf(
  clauses: readonly string[],
  { phrases, seed, place }: { phrases: Phrases; seed: number; place: string },
): string {
  const sentences: string[] = [];
  for (let at = 0; at < clauses.length; at += 1) {
    const clause = clauses[at] ?? '';
    const next = clauses[at + 1];
    if (next !== undefined && mayJoin(clause, next, hashed(seed, `${place}/${at}`))) {
      const [and = ', '] = phrases.joints;
      // "add the salt and pepper, then …": two "and" in a row would mislead.
      const joint =
        clause.includes(and) || next.includes(and)
          ? phrases.joints[1]
          : chosen(phrases.joints, seed, `${place}-${at}`);
      sentences.push(clause + joint + next);
      at += 1;
    } else sentences.push(clause);
  }
  return sentences.map((text) => `${capital(text)}.`).join(' ');
}

const mayJoin = (one: string, other: string, chance: number) =>
  one.length + other.length < maxJoined && !one.includes(',') && chance % 4 !== 0;

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
