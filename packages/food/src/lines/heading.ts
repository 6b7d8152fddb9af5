import type { Language } from '../foods/languages.ts';
import { scanOf } from '../mentions/accounting.ts';
import type { Scan } from '../mentions/scan.ts';
import { cleanedText, isHeading, isSectionTitle } from './text-cleanup.ts';

/** Whether a cleaned line is a heading ("For the sauce:"): titled as a section, or without a food. */
export function isHeadingOf(line: string, scan: () => Scan): boolean {
  if (!isHeading(line)) return false;
  return isSectionTitle(line) || scan().mentions.every(({ food }) => food === null);
}

/** The same as `parseLine(text).heading`, without reading the rest of the line. */
export function isHeadingLine(text: string, language?: Language): boolean {
  const line = cleanedText(text);
  return isHeadingOf(line, () => scanOf(line, language));
}
