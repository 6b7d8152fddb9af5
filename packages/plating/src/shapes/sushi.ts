import { type Colour, shifted } from '../colour.ts';
import { type Point, placed, roundish, softLine, softLoop } from '../outline.ts';
import type { Sheet } from '../sheet.ts';
import { filled, lit, type Piece, stroked, varied } from './piece.ts';

/** Grains of sticky rice, light on light. */
function riceGrains(
  sheet: Sheet,
  at: { x: number; y: number; rx: number; ry: number; turn: number },
  colour: Colour,
  count: number,
): string {
  const { random } = sheet;
  const path = Array.from({ length: count }, () => {
    const turn = random.angle();
    const far = Math.sqrt(random.next());
    const [px, py] = [Math.cos(turn) * at.rx * far, Math.sin(turn) * at.ry * far];
    const x = at.x + px * Math.cos(at.turn) - py * Math.sin(at.turn);
    const y = at.y + px * Math.sin(at.turn) + py * Math.cos(at.turn);
    const lean = random.angle();
    return `M${Math.round(x)} ${Math.round(y)}l${Math.round(Math.cos(lean) * 7)} ${Math.round(Math.sin(lean) * 7)}`;
  }).join('');
  return (
    stroked(path, shifted(colour, -0.16), 6.4, ' stroke-opacity=".5"') +
    `<g transform="translate(-1.4 -1.8)">${stroked(path, shifted(colour, 0.03), 5)}</g>`
  );
}

/** A slice of a rolled sushi, cut side up: seaweed, rice, its fillings in the middle. */
export function maki(style: { rice: Colour; fillings: readonly Colour[] }): Piece {
  return (sheet, spot) => {
    const { random } = sheet;
    const ring = roundish(random, { wobble: 0.03, points: 14 });
    const inner = (share: number) => softLoop(placed({ ...spot, size: spot.size * share }, ring));
    const nori = sheet.linear([
      [0, '#3c5246'],
      [1, '#16211b'],
    ]);
    const body = lit(
      sheet,
      'skin',
      filled(inner(1), nori) + filled(inner(0.87), shifted(style.rice, 0.02)),
    );
    const grains = riceGrains(
      sheet,
      { x: spot.x, y: spot.y, rx: spot.size * 0.38, ry: spot.size * 0.38, turn: 0 },
      style.rice,
      64,
    );
    const hearts = style.fillings.slice(0, 3).map((colour, index, all) => {
      const turn = (index / all.length) * Math.PI * 2 + spot.turn;
      const far = all.length > 1 ? 0.12 : 0;
      const at = {
        x: spot.x + Math.cos(turn) * spot.size * far,
        y: spot.y + Math.sin(turn) * spot.size * far,
        size: spot.size * (all.length > 1 ? 0.24 : 0.36),
        turn,
      };
      const loop = roundish(random, { wobble: 0.16, points: 8, ratio: 0.86 });
      return lit(sheet, 'flesh', filled(softLoop(placed(at, loop)), varied(random, colour, 0.03)));
    });
    return body + grains + hearts.join('');
  };
}

/** A finger of rice under a slice of fish. */
export function nigiri(style: { rice: Colour; flesh: Colour; lines: Colour }): Piece {
  return (sheet, spot) => {
    const rice: readonly Point[] = roundish(sheet.random, {
      ratio: 0.46,
      wobble: 0.04,
      points: 12,
    });
    const slice: readonly Point[] = [
      [-0.53, 0.06],
      [-0.44, -0.16],
      [-0.1, -0.22],
      [0.3, -0.2],
      [0.54, -0.04],
      [0.46, 0.12],
      [0.1, 0.17],
      [-0.36, 0.16],
    ];
    const at = placed(spot, [[0, 0.05]])[0] ?? [spot.x, spot.y];
    const face = sheet.linear([
      [0, shifted(style.flesh, 0.07)],
      [0.6, style.flesh],
      [1, shifted(style.flesh, -0.08)],
    ]);
    const lines = [-0.34, -0.2, -0.06, 0.08, 0.22, 0.36].map((x) =>
      softLine(
        placed(spot, [
          [x - 0.04, -0.15],
          [x + 0.02, -0.02],
          [x + 0.07, 0.1],
        ]),
      ),
    );
    return (
      lit(
        sheet,
        'curd',
        filled(softLoop(placed({ ...spot, x: at[0], y: at[1] }, rice)), style.rice),
      ) +
      riceGrains(
        sheet,
        { x: at[0], y: at[1], rx: spot.size * 0.44, ry: spot.size * 0.2, turn: spot.turn },
        style.rice,
        70,
      ) +
      lit(
        sheet,
        'skin',
        filled(softLoop(placed(spot, slice)), face) +
          stroked(lines.join(''), style.lines, spot.size * 0.018, ' stroke-opacity=".7"'),
      )
    );
  };
}
