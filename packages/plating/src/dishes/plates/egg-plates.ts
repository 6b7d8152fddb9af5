import { roundBread } from '../../arrangement/flatbread.ts';
import {
  type DishContext,
  fan,
  isFanned,
  mound,
  part,
  scaleOf,
} from '../../arrangement/placement.ts';
import { type Point, placed, softLoop } from '../../outline.ts';
import { foodsOf } from '../../reading.ts';
import { friedEgg } from '../../shapes/eggs.ts';
import { filled, lit } from '../../shapes/piece.ts';
import { pool } from '../../shapes/sauces.ts';

/** An omelette folded over what fills it. */
export function omelette(context: DishContext): string {
  const { sheet, reading, round } = context;
  const scale = scaleOf(context);
  const spot = { x: round.x - 20 * scale, y: round.y - 30 * scale, size: 610 * scale, turn: -0.38 };
  const under: Point[] = [
    [-0.52, 0.1],
    [-0.44, -0.2],
    [-0.2, -0.33],
    [0.14, -0.34],
    [0.42, -0.2],
    [0.53, 0.08],
    [0.38, 0.26],
    [0, 0.33],
    [-0.38, 0.27],
  ];
  const flap: Point[] = [
    [-0.52, 0.02],
    [-0.42, -0.24],
    [-0.16, -0.36],
    [0.16, -0.36],
    [0.42, -0.24],
    [0.53, 0.02],
    [0.3, 0.1],
    [0, 0.12],
    [-0.3, 0.11],
  ];
  const egg = sheet.linear([
    [0, '#fbe391'],
    [0.5, '#f5cf62'],
    [1, '#e6b045'],
  ]);
  const filling = foodsOf(reading, 'vegetable', 'leaf').filter((visible) => !isFanned(visible));
  const row = filling.map((visible) => {
    const spots = Array.from({ length: 7 }, (_, index) => {
      const [x, y] = placed(spot, [
        [-0.4 + index * 0.133, 0.15 + sheet.random.jitter(0.05)],
      ])[0] ?? [spot.x, spot.y];
      return { x, y, size: visible.size * scale, turn: sheet.random.angle() };
    });
    return spots.map((at) => visible.piece(sheet, at)).join('');
  });
  const sliced = reading.visible.filter(isFanned).map((visible) =>
    fan(context, visible, {
      ...part(round, { angle: 0.14, distance: 0.47, radius: 0.34 }),
      turn: -0.3,
      count: 7,
    }),
  );
  const folded = (draw: () => string) => sheet.depict(['egg'], draw);
  return (
    folded(() => lit(sheet, 'batter', filled(softLoop(placed(spot, under)), '#e3ae3f'))) +
    row.join('') +
    folded(() => lit(sheet, 'omelette', filled(softLoop(placed(spot, flap)), egg))) +
    sliced.join('')
  );
}

/** Tortillas with salsa, each under a fried egg; beans between them. Three, as two eggs would look back. */
export function huevos(context: DishContext): string {
  const { sheet, reading, round } = context;
  const scale = scaleOf(context);
  const breads = [0.6, 0.93, 0.25].map((angle) =>
    part(round, { angle, distance: 0.38, radius: 0.43 }),
  );
  const beans = foodsOf(reading, 'legume').map((visible, index) =>
    mound(
      context,
      visible,
      part(round, { angle: 0.44 + index * 0.32, distance: 0.56, radius: 0.36 - index * 0.12 }),
    ),
  );
  const sliced = reading.visible
    .filter(isFanned)
    .slice(0, 1)
    .map((visible) =>
      fan(context, visible, {
        ...part(round, { angle: 0.1, distance: 0.56, radius: 0.26 }),
        turn: 1.1,
        count: 5,
      }),
    );
  const topped = breads.map((patch) => {
    const salsa = sheet.depict(['tomato sauce', 'tomato'], () =>
      pool(
        sheet,
        { ...patch, radius: patch.radius * 0.86 },
        { colour: '#c2411f', surface: 'stew', wobble: 0.2 },
      ),
    );
    const egg = sheet.depict(['egg'], () =>
      friedEgg(sheet, {
        x: patch.x + sheet.random.jitter(26) * scale,
        y: patch.y + sheet.random.jitter(22) * scale,
        size: patch.radius * sheet.random.between(1.18, 1.34),
        turn: sheet.random.angle(),
      }),
    );
    return sheet.depict(['tortilla'], () => roundBread(sheet, patch)) + salsa + egg;
  });
  return topped.join('') + beans.join('') + sliced.join('');
}
