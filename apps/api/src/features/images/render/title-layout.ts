import { Resvg } from '@resvg/resvg-js';
import { escapeXml, fontOptions, titleFamily } from './fonts.ts';

export interface TitleLayout {
  lines: string[];
  /** Font size in pixels. */
  size: number;
  /** Distance of lines, as a multiple of the size. */
  leading: number;
}

interface Box {
  width: number;
  height: number;
}

const sizes = [76, 68, 60, 54, 48, 42, 36] as const;
const leading = 1.12;

/** At this size words are measured; the font has one cut, so widths grow with the size. */
const measuredAt = 100;

/** Breaks a title into lines of even length, as large as the box allows; what fits in no size is cut short. */
export function layOutTitle(title: string, box: Box): TitleLayout {
  const words = title.split(/\s+/).filter((word) => word !== '');
  const widths = words.map(widthOf);
  for (const size of sizes) {
    const lines = brokenIntoLines({ words, widths }, (box.width / size) * measuredAt);
    if (lines !== null && lines.length * size * leading <= box.height) {
      return { lines, size, leading };
    }
  }
  return cutShort({ words, widths }, box);
}

interface Measured {
  words: string[];
  widths: number[];
}

/** The fewest lines of at most `maxWidth`, then the narrowest column that needs no more; `null` where a word is too wide. */
function brokenIntoLines(measured: Measured, maxWidth: number): string[] | null {
  if (Math.max(0, ...measured.widths) > maxWidth) return null;
  const count = filled(measured, maxWidth).length;
  let best = filled(measured, maxWidth);
  for (let share = 0.95; share >= 0.5; share -= 0.05) {
    const column = maxWidth * share;
    if (Math.max(...measured.widths) > column) break;
    const lines = filled(measured, column);
    if (lines.length > count) break;
    best = lines;
  }
  return best;
}

/** Line by line, as many words as fit. */
function filled({ words, widths }: Measured, maxWidth: number): string[] {
  const space = widthOfSpace();
  const lines: { text: string; width: number }[] = [];
  words.forEach((word, index) => {
    const width = widths[index] ?? 0;
    const line = lines.at(-1);
    if (line !== undefined && line.width + space + width <= maxWidth) {
      line.text += ` ${word}`;
      line.width += space + width;
    } else {
      lines.push({ text: word, width });
    }
  });
  return lines.map(({ text }) => text);
}

/** In the smallest size, words too wide broken anywhere, and an ellipsis where the box ends. */
function cutShort({ words }: Measured, { width, height }: Box): TitleLayout {
  const size = sizes[sizes.length - 1] ?? 36;
  const maxWidth = (width / size) * measuredAt;
  const pieces = words.flatMap((word) => (widthOf(word) <= maxWidth ? [word] : piecesOf(word)));
  const lines = filled({ words: pieces, widths: pieces.map(widthOf) }, maxWidth);
  const maxLines = Math.max(1, Math.floor(height / (size * leading)));
  if (lines.length > maxLines) {
    lines.length = maxLines;
    lines[maxLines - 1] = `${lines[maxLines - 1]?.slice(0, -2) ?? ''}…`;
  }
  return { lines, size, leading };
}

function piecesOf(word: string): string[] {
  return word.match(/.{1,12}/gsu) ?? [word];
}

function widthOf(text: string): number {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="200"><text y="120" font-family="${titleFamily}" font-size="${measuredAt}">${escapeXml(text)}</text></svg>`;
  return new Resvg(drawing, { font: fontOptions }).getBBox()?.width ?? 0;
}

/** Between two letters, less the letters. */
function widthOfSpace(): number {
  return widthOf('n n') - 2 * widthOf('n');
}
