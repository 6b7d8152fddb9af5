import { arcPoints, type Point } from '../outline.ts';
import type { Reading } from '../reading.ts';
import type { Sheet } from '../sheet.ts';

/** A shape of bread seen from above, its longer side about 1. */
export interface Loaf {
  kind: 'bun' | 'pita' | 'baguette' | 'sliced';
  outline: readonly Point[];
  /** How many, how large, and how they lie: offsets as shares of the field, turns in radians. */
  lay: readonly (readonly [dx: number, dy: number, turn: number])[];
  size: number;
  seeded: boolean;
}

const bun: readonly Point[] = arcPoints(0.5, 0, Math.PI * 1.86, 14);
const pocket: readonly Point[] = [
  ...arcPoints(0.52, Math.PI * 1.02, Math.PI * 1.98, 10).map(([x, y]) => [x, y + 0.24] as const),
  [0.5, 0.28],
  [0.2, 0.33],
  [-0.2, 0.33],
  [-0.5, 0.28],
];
export const baguette: readonly Point[] = [
  [-0.5, -0.1],
  [-0.34, -0.19],
  [0, -0.21],
  [0.34, -0.19],
  [0.5, -0.1],
  [0.53, 0.02],
  [0.46, 0.15],
  [0.3, 0.2],
  [0, 0.21],
  [-0.3, 0.2],
  [-0.46, 0.15],
  [-0.53, 0.02],
];

/** Halves with the cut side up, as a hand sets them down. */
const halves: readonly [
  Pick<Loaf, 'kind' | 'outline' | 'lay'>,
  ...Pick<Loaf, 'kind' | 'outline' | 'lay'>[],
] = [
  {
    kind: 'sliced',
    outline: [],
    lay: [
      [-0.06, -0.5, -0.14],
      [0.06, 0.34, 0.05],
    ],
  },
  {
    kind: 'sliced',
    outline: [],
    lay: [
      [-0.08, -0.46, 0.1],
      [0.04, 0.38, -0.14],
    ],
  },
];

export function loafOf({ title, text }: Reading, sheet: Sheet): Loaf {
  const two = [
    [-0.36, -0.02, 0.2],
    [0.42, 0.08, -0.26],
  ] as const;
  if (/burger|sloppy|\bbun|cemita|torta|pav/.test(`${title} ${text}`))
    return {
      kind: 'bun',
      outline: bun,
      lay: sheet.random.chance(0.5) ? two : [[0, 0, 0.3]],
      size: 400,
      seeded: true,
    };
  if (/pita|sabich|gyro/.test(`${title} ${text}`))
    return {
      kind: 'pita',
      outline: pocket,
      lay: [
        [-0.3, -0.22, -0.3],
        [0.32, 0.26, 0.16],
      ],
      size: 470,
      seeded: false,
    };
  if (/banh mi|baguette|sub\b|hoagie|ciabatta/.test(`${title} ${text}`))
    return {
      kind: 'baguette',
      outline: baguette,
      lay: [
        [-0.08, -0.36, -0.3],
        [0.1, 0.34, -0.2],
      ],
      size: 600,
      seeded: false,
    };
  const small = /tramezzin|sando|tea sandwich|finger sandwich/.test(title);
  return { ...sheet.random.pick(halves), size: small ? 420 : 540, seeded: false };
}
