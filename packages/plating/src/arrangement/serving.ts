import { bowl, plate, type Round } from '../table/crockery.ts';
import { bakingPaper, bakingTray, board } from '../table/vessels.ts';
import { type DishContext, scaleOf } from './placement.ts';

/** What a dish of separate pieces is brought to the table on, and the field that it leaves for them. */
export interface Serving {
  drawing: string;
  /** Middle and half axes of the field, in pixels. */
  x: number;
  y: number;
  across: number;
  down: number;
}

const woods = ['#8a5a34', '#6f4a2f', '#a8743f', '#c39a66', '#b98550'] as const;
const trays = ['#8d8f90', '#e6ddcd', '#3f5f73', '#b5694a', '#4c4a48'] as const;

export function onPlate(context: DishContext): Serving {
  const { round } = context;
  return {
    drawing: plate(context.sheet, round, context.glaze),
    x: round.x,
    y: round.y,
    across: round.radius * 0.72,
    down: round.radius * 0.72,
  };
}

/** A shallow bowl without a rim to speak of. */
export function inCoupe(context: DishContext): Serving {
  const { round } = context;
  return {
    drawing: bowl(context.sheet, round, context.glaze),
    x: round.x,
    y: round.y,
    across: round.radius * 0.78,
    down: round.radius * 0.78,
  };
}

/** A board, with paper on it or bare. */
export function onBoard(context: DishContext): Serving {
  const { sheet, round } = context;
  const scale = scaleOf(context);
  const box = {
    x: round.x,
    y: round.y,
    width: 1020 * scale,
    height: 720 * scale,
    corner: sheet.random.pick([26, 48, 90]),
  };
  const paper = sheet.random.chance(0.5)
    ? bakingPaper(sheet, { ...box, width: 900 * scale, height: 610 * scale })
    : '';
  return {
    drawing: board(sheet, box, sheet.random.pick(woods)) + paper,
    x: box.x,
    y: box.y,
    across: 400 * scale,
    down: 262 * scale,
  };
}

export function onTray(context: DishContext): Serving {
  const { sheet, round } = context;
  const box = { x: round.x, y: round.y, width: 1010, height: 730, corner: 56 };
  const paper = sheet.random.chance(0.6)
    ? bakingPaper(sheet, { ...box, width: 930, height: 650 })
    : '';
  return {
    drawing: bakingTray(sheet, box, sheet.random.pick(trays)) + paper,
    x: box.x,
    y: box.y,
    across: 420,
    down: 280,
  };
}

/** By how the recipe says it is served, and by chance among what suits. */
export function servingFor(context: DishContext): Serving {
  const { random } = context.sheet;
  switch (context.reading.archetype) {
    case 'baked':
      return random.pick([onBoard, onTray, onBoard, onPlate])(context);
    case 'traybake':
      return onTray(context);
    case 'board':
    case 'wrap':
    case 'toast':
      return random.pick([onBoard, onBoard, onPlate])(context);
    case 'bowl':
      return inCoupe(context);
    default:
      return random.chance(0.75) ? onPlate(context) : inCoupe(context);
  }
}

/** The round that stands for a field, for what is laid by crockery. */
export function fieldRound(field: Serving): Round {
  return { x: field.x, y: field.y, radius: Math.min(field.across, field.down) };
}

/** Rings of pieces from the outside in, by how many there are. */
const rings: Readonly<Record<number, readonly (readonly [count: number, distance: number])[]>> = {
  2: [[2, 0.46]],
  3: [[3, 0.5]],
  5: [[5, 0.6]],
  7: [
    [6, 0.66],
    [1, 0],
  ],
  9: [
    [8, 0.72],
    [1, 0],
  ],
  11: [
    [8, 0.76],
    [3, 0.26],
  ],
};

function inRings(context: DishContext, field: Serving, count: number): { x: number; y: number }[] {
  const { random } = context.sheet;
  const start = random.angle();
  return (rings[count] ?? [[count, 0.62]]).flatMap(([many, distance], ring) =>
    Array.from({ length: many }, (_, index) => {
      const turn = start + ring * 0.7 + (index / many) * Math.PI * 2 + random.jitter(0.08);
      const far = distance * (1 + random.jitter(0.05));
      return {
        x: field.x + Math.cos(turn) * field.across * far,
        y: field.y + Math.sin(turn) * field.down * far,
      };
    }),
  );
}

function inRows(context: DishContext, field: Serving, count: number): { x: number; y: number }[] {
  const { random } = context.sheet;
  const rows = count < 5 ? 1 : count < 9 ? 2 : 3;
  const perRow = Math.ceil(count / rows);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / perRow);
    const inRow = row === rows - 1 ? count - perRow * (rows - 1) : perRow;
    const along = inRow === 1 ? 0 : ((index % perRow) / (inRow - 1)) * 2 - 1;
    const down = rows === 1 ? 0 : (row / (rows - 1)) * 2 - 1;
    const distance = inRow < perRow ? 0.62 : 0.82;
    return {
      x: field.x + along * field.across * distance + random.jitter(16),
      y: field.y + down * field.down * (rows === 2 ? 0.5 : 0.72) + random.jitter(18),
    };
  });
}

/** `count` places over a field: rings on a round, shifted rows on a board; none quite even. */
export function positions(
  context: DishContext,
  field: Serving,
  count: number,
): { x: number; y: number }[] {
  return field.across > field.down * 1.2
    ? inRows(context, field, count)
    : inRings(context, field, count);
}

/** Long pieces side by side, across the field, as they are lifted from the dish. */
export function sideBySide(
  context: DishContext,
  field: Serving,
  style: { count: number; size: number; thick: number },
): { x: number; y: number; size: number; turn: number }[] {
  const { random } = context.sheet;
  const wide = field.across > field.down * 1.2;
  const lean = wide
    ? Math.PI / 2 + random.pick([-0.22, 0.18])
    : random.pick([-0.9, -0.5, 0.5, 0.95]);
  const perRow = style.count > 7 ? Math.ceil(style.count / 2) : style.count;
  return Array.from({ length: style.count }, (_, index) => {
    const row = Math.floor(index / perRow);
    const inRow = row === 0 ? perRow : style.count - perRow;
    const across = ((index % perRow) - (inRow - 1) / 2) * style.size * style.thick * 1.14;
    const along = style.count > 7 ? (row - 0.5) * style.size * 1.02 : random.jitter(14);
    return {
      x: field.x - Math.sin(lean) * across + Math.cos(lean) * along,
      y: field.y + Math.cos(lean) * across + Math.sin(lean) * along,
      size: style.size * random.between(0.96, 1.03),
      turn: lean + random.jitter(0.07),
    };
  });
}
