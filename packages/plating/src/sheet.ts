import type { Colour } from './colour.ts';
import type { Random } from './random.ts';

/** Offset 0–1, colour, opacity (1 when absent). */
export type Stop = readonly [number, Colour, number?];

/** The sheet a picture is drawn on: its chance, and the definitions that its strokes share. */
export interface Sheet {
  readonly random: Random;
  /** Keeps a definition once and answers `url(#…)`. The text is given the id. */
  define(key: string, text: (id: string) => string): string;
  /** Top left to bottom right, the way the light falls, unless a direction is given (0–1 box units). */
  linear(stops: readonly Stop[], line?: readonly [number, number, number, number]): string;
  /** Its bright middle sits towards the light. */
  radial(stops: readonly Stop[], middle?: readonly [number, number, number]): string;
  definitions(): string;
  /** Draws what stands for some foods; on a stained sheet in one colour, so that what is seen of them can be counted. */
  depict(foods: readonly string[], draw: () => string): string;
}

/** The one colour in which foods are drawn on a sheet for counting; `undefined` leaves them as they look. */
export type Stain = (foods: readonly string[]) => Colour | undefined;

const paint = /\b(fill|stroke|stop-color)="(?!none)[^"]*"/g;

function stopsText(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const veil = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${veil}/>`;
    })
    .join('');
}

/** An empty sheet. */
export function createSheet(random: Random, stain?: Stain): Sheet {
  const known = new Map<string, string>();
  const texts: string[] = [];
  let ink: Colour | undefined;
  const inked = (text: string) => (ink === undefined ? text : text.replace(paint, `$1="${ink}"`));
  const define: Sheet['define'] = (shape, text) => {
    const key = ink === undefined ? shape : `${ink} ${shape}`;
    const id = known.get(key) ?? `d${known.size}`;
    if (!known.has(key)) {
      known.set(key, id);
      texts.push(inked(text(id)));
    }
    return `url(#${id})`;
  };
  const depict: Sheet['depict'] = (foods, draw) => {
    if (stain === undefined || ink !== undefined || foods.length === 0) return draw();
    ink = stain(foods);
    const drawing = inked(draw());
    ink = undefined;
    return drawing;
  };
  return {
    random,
    define,
    linear: (stops, [x1, y1, x2, y2] = [0.15, 0.1, 0.85, 0.9]) => {
      const body = stopsText(stops);
      const line = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`;
      return define(
        `${line}${body}`,
        (id) => `<linearGradient id="${id}" ${line}>${body}</linearGradient>`,
      );
    },
    radial: (stops, [cx, cy, r] = [0.38, 0.34, 0.72]) => {
      const body = stopsText(stops);
      const circle = `cx="${cx}" cy="${cy}" r="${r}"`;
      return define(
        `${circle}${body}`,
        (id) => `<radialGradient id="${id}" ${circle}>${body}</radialGradient>`,
      );
    },
    definitions: () => texts.join(''),
    depict,
  };
}
