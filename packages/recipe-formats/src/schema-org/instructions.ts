import { lineFromHtml, textFromHtml } from '../page/clean-text.ts';
import { isOfType, isThing, type Thing, textOfValue, valuesOf } from './thing.ts';

/** Number or bullet before a step: "1.", "2)", "Step 3:", "Schritt 1 –", "•". */
const marker =
  /^(?:(?:step|schritt|paso|[ée]tape)\s*(?:no?\.?\s*)?\d{1,2}\s*[.:)–—-]*\s*|\(?\d{1,2}\s*[.)/]\)?(?!\d)\s*|\d{1,2}\s+-\s+|[•·▪◦‣*–—▢☐-]\s+)/iu;

export const withoutMarker = (step: string): string => step.replace(marker, '').trim();

/** Says nothing about the steps below it. */
const plainHeading =
  /^(?:instructions?|directions?|method|preparation|steps?|how to make(?: it)?|zubereitung|anleitung|preparaci[oó]n|elaboraci[oó]n|pr[ée]paration|r[ée]alisation|[ée]tapes?|pasos?)\s*:?$/i;

const maxDepth = 6;
const maxSteps = 400;

/** Steps from whatever `recipeInstructions` holds: texts, HowToStep, HowToSection, lists of them. */
export function stepsOf(values: readonly unknown[]): string[] {
  const [only] = values;
  if (values.length === 1 && typeof only === 'string') return splitSteps(textFromHtml(only));
  return values
    .slice(0, maxSteps)
    .flatMap((value) => stepsIn(value, 0))
    .slice(0, maxSteps);
}

function stepsIn(value: unknown, depth: number): string[] {
  if (typeof value === 'string') {
    const lines = textFromHtml(value);
    return /\n\s*(?:\d{1,2}[.)]|\n)/.test(lines)
      ? splitSteps(lines)
      : nonEmpty(withoutMarker(oneLine(lines)));
  }
  if (!isThing(value) || depth > maxDepth || isOfType(value, 'howtotip')) return [];
  const inner = valuesOf(
    value,
    'itemListElement',
    'steps',
    'step',
    'itemListElements',
    'item',
  ).slice(0, maxSteps);
  if (isOfType(value, 'howtosection') || (inner.length > 0 && !isOfType(value, 'howtostep'))) {
    return withHeading(
      lineFromHtml(textOfValue(valuesOf(value, 'name')[0])),
      inner.length > 0 ? inner.flatMap((each) => stepsIn(each, depth + 1)) : textSteps(value),
    );
  }
  const text = textSteps(value);
  if (text.length > 0) return text;
  // The directions of one step belong together.
  return nonEmpty(inner.flatMap((each) => stepsIn(each, depth + 1)).join(' '));
}

/** The text of a step, behind its name unless the text starts with it. */
function textSteps(step: Thing): string[] {
  const text = textFromHtml(textOfValue(valuesOf(step, 'text', 'description')[0]));
  const name = withoutMarker(lineFromHtml(textOfValue(valuesOf(step, 'name')[0])));
  if (text === '') return nonEmpty(name);
  const steps = /\n[^\S\n]*\d{1,2}[.)]/.test(text)
    ? splitSteps(text)
    : nonEmpty(withoutMarker(oneLine(text)));
  const isRepeated = beginsWith(steps[0] ?? '', name) || name.length > 60;
  return isRepeated ? steps : withHeading(name, steps);
}

function beginsWith(text: string, name: string): boolean {
  const plain = (each: string) => each.toLowerCase().replace(/[^\p{L}\d]/gu, '');
  return plain(text).startsWith(plain(name));
}

/** The steps of a section; its name stands before the first. */
export function withHeading(heading: string, steps: readonly string[]): string[] {
  const name = heading.replace(/(?<![\s:])[\s:]+$/, '');
  const [first, ...others] = steps;
  if (first === undefined) return [];
  if (name === '' || plainHeading.test(name)) return [...steps];
  return [`${name}: ${first}`, ...others];
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const nonEmpty = (text: string): string[] => (text.trim() === '' ? [] : [text.trim()]);

/** By numbers, also inside of a line ("1. Peel … 2. Boil …"), else by paragraphs, else by lines. */
export function splitSteps(text: string): string[] {
  const whole = withJoinedWords(text);
  const lines = withPoints(whole.split('\n').map((line) => line.trim()));
  const filled = lines.filter((line) => line !== '' && !plainHeading.test(line));
  const numbered = filled.filter((line) => numberAt.test(line)).length;
  if (numbered >= 2) return joinedByNumber(filled);
  if (filled.length === 1) return splitByNumber(filled[0] ?? '');
  const paragraphs = whole
    .split(/\n\s*\n/)
    .map(oneLine)
    .filter((each) => each !== '' && !plainHeading.test(each));
  const isWrapped = filled.some((line, index) => continues(line, filled[index + 1] ?? ''));
  const steps = !isWrapped ? filled : paragraphs.length > 1 ? paragraphs : joinedLines(filled);
  return steps.flatMap(splitByNumber);
}

/** "Schei-" above "ben": a word parted at the end of a line; "Koch-" above "und" is none. */
const withJoinedWords = (text: string): string =>
  text.replace(/(?<=\p{Ll})-\n(?!(?:und|oder|bis|or|and|to|y|o|et|ou)\s)(?=\p{Ll})/gu, '');

/** "1 Poner …", "2 Cubrir …": numbers that count the lines up, without a point. */
function withPoints(lines: readonly string[]): string[] {
  const counted = lines.filter((line) => bareNumber.test(line));
  const isCounted = counted.every((line, index) => line.startsWith(`${index + 1} `));
  if (counted.length < 2 || !isCounted) return [...lines];
  return lines.map((line) => line.replace(bareNumber, '$1. '));
}

const bareNumber = /^(\d{1,2})\s(?=\p{Lu}\p{Ll})/u;

/** Whether a line was broken at a width: it ends no sentence, and the next begins none. */
function continues(line: string, next: string): boolean {
  if (next === '' || /[.!?:;…)]["”»]?$/.test(line)) return false;
  if (unfinished.test(line)) return true;
  return /^[\p{Ll}(]/u.test(next) || (line.length >= 55 && line.length <= 100);
}

/** A line that cannot end here: "bake at 350°F for". */
const unfinished =
  /(?:,|(?<!\p{L})(?:and|or|the|a|with|for|in|of|to|at|und|oder|mit|der|die|das|den|im|auf|bei|y|o|con|de|la|el|en|et|ou|avec|le|les|du|à|au))$/iu;

const numberAt =
  /^(?:(?:step|schritt|paso|[ée]tape)\s*\d{1,2}|\(?\d{1,2}\s*[.)/](?!\d)|\d{1,2}\s+-\s)/iu;

function joinedByNumber(lines: readonly string[]): string[] {
  const steps: string[] = [];
  for (const line of lines) {
    if (numberAt.test(line) || steps.length === 0) steps.push(withoutMarker(line));
    else steps.push(`${steps.pop()} ${line}`.trim());
  }
  return steps.map(oneLine).filter(Boolean);
}

/** In a text that was broken at a width, a number goes on as well. */
const continuesLoosely = (line: string, next: string): boolean =>
  continues(line, next) || (/\p{Ll}$/u.test(line) && /^\d/.test(next));

function joinedLines(lines: readonly string[]): string[] {
  const steps: string[] = [];
  for (const [index, line] of lines.entries()) {
    if (index > 0 && continuesLoosely(lines[index - 1] ?? '', line))
      steps.push(`${steps.pop()} ${line}`);
    else steps.push(line);
  }
  return steps;
}

/** "1. Peel the carrots. 2. Boil them.": only where the numbers count up from 1. */
function splitByNumber(line: string): string[] {
  const starts: number[] = [];
  for (const { index, 1: number } of line.matchAll(/(?<=^|\s)(\d{1,2})[.)]\s+(?=\p{Lu}|\p{L})/gu)) {
    if (Number(number) === starts.length + 1) starts.push(index);
  }
  if (starts.length < 2 || starts[0] !== 0) return nonEmpty(withoutMarker(line));
  return starts
    .map((start, index) => withoutMarker(line.slice(start, starts[index + 1])))
    .filter(Boolean);
}
