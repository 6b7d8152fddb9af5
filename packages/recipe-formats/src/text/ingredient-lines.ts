import { withoutMarker } from '../schema-org/instructions.ts';
import { endHeading, relatedHeading, servingsLine, stepsHeading } from './line-patterns.ts';
import type { LineReader } from './line-reader.ts';
import { readMetadata } from './metadata-lines.ts';

/** Lines from `start` up to, without, `end`. */
interface Run {
  start: number;
  end: number;
  /** Of its ingredients. */
  count: number;
}

/** A longer gap between two ingredients ends a run. */
const maxMisses = 2;

export const isNumbered = (line: string) => /^\(?\d{1,2}[.)/]\s/.test(line);

export const isServings = (line: string) => servingsLine.test(line) && /\d/.test(line);

/** "20 min, 2 servings" is about the dish. */
export const isAbout = (line: string) => isServings(line) || readMetadata([line]).used.has(line);

/** Where a list of ingredients without a heading below it ends. */
export function endOfIngredients(lines: readonly string[], reader: LineReader): number {
  let end = 0;
  for (const [index, line] of lines.entries()) {
    if (endHeading.test(line) || isStep(line, reader)) break;
    if (reader.isIngredient(line)) end = index + 1;
    else if (line !== '' && !mayBeUnknown(line, index - end)) break;
    // An unknown line belongs to the list where it stands within, or right behind.
    else if (line !== '' && end === index && (lines[index - 1] ?? '') !== '') end = index + 1;
  }
  return end;
}

const mayBeUnknown = (line: string, distance: number) =>
  distance < 4 && line.length < 60 && !/[.!?]$/.test(line);

export function longestRun(lines: readonly string[], reader: LineReader): Run {
  const runs = new Runs();
  const title = indexOfTitle(lines);
  for (const index of ownLines(lines)) {
    const line = lines[index] ?? '';
    const isWrapped = wrapped.test(lines[index + 1] ?? '') && !reader.hasAmount(line);
    const mayBegin = !isWrapped && (runs.isOpen || (reader.hasAmount(line) && index !== title));
    if (mayBegin && !isStep(line, reader) && reader.isIngredient(line) && !isAbout(line))
      runs.add(index);
    else if (runs.isOpen) runs.miss(isStep(line, reader) || stepsHeading.test(line));
  }
  return runs.longest();
}

/** The second half of a sentence, and what comes behind it. */
const wrapped = /^\p{Ll}.{0,200}[.!](?:\s|$)/u;

/** The first line, where it stands alone. */
function indexOfTitle(lines: readonly string[]): number {
  const first = lines.findIndex((line) => line !== '');
  return (lines[first + 1] ?? '') === '' ? first : -1;
}

/** Indexes of the lines with text outside of lists of related recipes. */
function* ownLines(lines: readonly string[]): Generator<number> {
  let isRelated = false;
  for (const [index, line] of lines.entries()) {
    if (relatedHeading.test(line)) isRelated = true;
    else if (line === '' && !relatedHeading.test(lines[index - 1] ?? '')) isRelated = false;
    if (line !== '' && !isRelated) yield index;
  }
}

class Runs {
  private best: Run = { start: 0, end: 0, count: 0 };
  private open: (Run & { misses: number }) | null = null;

  get isOpen(): boolean {
    return this.open !== null;
  }

  add(index: number): void {
    const { start, count } = this.open ?? { start: index, count: 0 };
    this.open = { start, end: index + 1, count: count + 1, misses: 0 };
  }

  miss(isEnd: boolean): void {
    if (this.open === null) return;
    this.open.misses += 1;
    if (isEnd || this.open.misses > maxMisses) this.close();
  }

  longest(): Run {
    this.close();
    return this.best;
  }

  private close(): void {
    if (this.open !== null && this.open.count > this.best.count) this.best = this.open;
    this.open = null;
  }
}

function isStep(line: string, reader: LineReader): boolean {
  if (isNumbered(line) && line.length > 25 && !reader.isIngredient(withoutMarker(line)))
    return true;
  return (
    reader.isInstruction(line) ||
    line.length > 100 ||
    (line.length > 30 && /[.!]$/.test(line) && !reader.isIngredient(line))
  );
}
