import type { Language } from '@pomona/contract/languages';
import { parseLine } from '@pomona/food/lines/line';
import { cleanLine } from '../schema-org/schema-org.ts';
import { isInstruction } from './instruction-words.ts';
import { endsWithServings } from './servings.ts';

/** Lines that are read as ingredients to find out whether they are any. */
const maxReadLines = 1000;
/** Articles, pronouns and the like in a line without an amount. */
const maxFillers = 2;
const maxLineLength = 240;

/** "1 Pck. Backpulver" is one. */
const twoSentences = /(?:\p{L}{4}(?<!gestr|päck|essl|teel|\scuil)\.|[!?]|\d\.)\s\p{Lu}/u;

/** Knows ingredients by the grammar of lines, and reads a bounded number. */
export class LineReader {
  private readonly known = new Map<string, boolean>();

  constructor(private readonly language: Language = 'en') {}

  isInstruction(line: string): boolean {
    return isInstruction(line, this.language);
  }

  /** An amount and a food: nothing else reads like that. */
  isIngredient(line: string): boolean {
    const text = cleanLine(line);
    if (text === '' || text.length > maxLineLength || this.known.size > maxReadLines) return false;
    if (text.length > 60 && !/[\d½¼¾⅓⅔]/.test(text)) return false;
    if (endsWithServings(text)) return false;
    const known = this.known.get(text);
    if (known !== undefined) return known;
    const { food, amount, ways, words } = parseLine(text);
    // "Stone the plums and put them in a pan": sentences are held together by such words.
    const fillers = words.filter(({ role }) => role === 'filler').length;
    const isOne =
      food !== null &&
      (amount !== null
        ? ways.amount !== 'word' || text.length < 60
        : text.length < 50 && fillers <= maxFillers) &&
      !twoSentences.test(text);
    this.known.set(text, isOne);
    return isOne;
  }

  /** A list begins with a line that says how much. */
  hasAmount(line: string): boolean {
    return (
      this.isIngredient(line) &&
      (/\d|[½¼¾⅓⅔]/.test(line) || parseLine(cleanLine(line)).amount !== null)
    );
  }

  amountsIn(lines: readonly string[]): number {
    return lines.filter((line) => this.hasAmount(line)).length;
  }
}
