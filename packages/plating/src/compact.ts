/** One decimal, without a leading zero. */
function short(value: number): string {
  return String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');
}

/** Figures side by side; a sign parts them as well as a blank does. */
function joined(values: readonly number[]): string {
  return values
    .map(short)
    .map((text, index) => (index > 0 && !text.startsWith('-') ? ` ${text}` : text))
    .join('');
}

function nearest(value: number): number {
  return Math.round(value * 10) / 10;
}

const foreign = /[^MLQZlqh\d\s.,-]/;
const command = /([MLQZlqh])([^MLQZlqh]*)/g;
const figure = /-?\d*\.?\d+/g;

/** Follows a path as it is written, so that small errors of rounding do not add up. */
class Pen {
  private x = 0;
  private y = 0;
  private startX = 0;
  private startY = 0;
  private begun = false;

  write(letter: string, values: readonly number[]): string {
    if (letter === 'Z') return this.close();
    if (letter === 'h') return this.relative('h', [values[0] ?? 0, 0]);
    if (letter === 'l' || letter === 'q') return this.relative(letter, values.map(nearest));
    const moved = values.map((value, index) =>
      nearest(value - (index % 2 === 0 ? this.x : this.y)),
    );
    const text = this.relative(letter.toLowerCase(), moved);
    if (letter === 'M') [this.startX, this.startY] = [this.x, this.y];
    return text;
  }

  private relative(letter: string, moved: readonly number[]): string {
    this.x = nearest(this.x + (moved.at(-2) ?? 0));
    this.y = nearest(this.y + (moved.at(-1) ?? 0));
    const isFirst = !this.begun;
    this.begun = true;
    if (letter === 'h') return `h${short(moved[0] ?? 0)}`;
    return (isFirst ? 'M' : letter) + joined(moved);
  }

  private close(): string {
    [this.x, this.y] = [this.startX, this.startY];
    return 'z';
  }
}

/** A path of M, L, Q, Z, l, q and h, written with relative figures, which are shorter; any other path stays. */
export function compactPath(path: string): string {
  if (foreign.test(path)) return path;
  const pen = new Pen();
  return [...path.matchAll(command)]
    .map(([, letter = '', text = '']) => pen.write(letter, text.match(figure)?.map(Number) ?? []))
    .join('');
}

const defaults = / stroke-line(?:cap|join)="round"/g;

/** A drawing with its paths shortened, and without what the root says for all. */
export function compacted(drawing: string): string {
  return drawing
    .replaceAll(/ d="([^"]*)"/g, (_, path: string) => ` d="${compactPath(path)}"`)
    .replaceAll(defaults, '');
}
