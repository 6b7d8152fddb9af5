import type { Surface, Texture } from './surface.ts';

const resting = { dx: 5, dy: 7, blur: 7, depth: 0.3 };
const shallow = { dx: 3, dy: 4, blur: 4, depth: 0.28 };
const deep = { dx: 8, dy: 11, blur: 12, depth: 0.3 };

const pores = (density: number, opacity = 0.28): Texture => ({
  kind: 'dots',
  density,
  size: 2.6,
  tones: ['#fff6e0', '#3a1c08'],
  opacity,
});
const browning = (density: number, size: number, opacity: number): Texture => ({
  kind: 'patches',
  density,
  size,
  tones: ['#6b2d0d', '#6b2d0d'],
  opacity,
});
const bumps = (density: number, size: number, opacity: number): Texture => ({
  kind: 'bumps',
  density,
  size,
  tones: ['#fff3da', '#2a0f02'],
  opacity,
});

export const surfaces = {
  skin: { round: 0.34, bevel: 5, gloss: 0.6, spread: 0.34, shadow: resting },
  flesh: { round: 0.2, bevel: 3, gloss: 0.2, spread: 0.5, shadow: resting, texture: [pores(18)] },
  leaf: {
    round: 0.26,
    bevel: 2.4,
    gloss: 0.12,
    spread: 0.5,
    shadow: { dx: 5, dy: 7, blur: 7, depth: 0.28 },
    texture: [bumps(16, 14, 0.16)],
  },
  herb: { round: 0.18, bevel: 1.6, gloss: 0, shadow: shallow },
  roast: {
    round: 0.36,
    bevel: 6,
    gloss: 0.2,
    spread: 0.5,
    shadow: resting,
    texture: [browning(7, 26, 0.62), pores(30, 0.34), bumps(14, 12, 0.2)],
  },
  toasted: {
    round: 0.22,
    bevel: 5,
    gloss: 0.06,
    spread: 0.6,
    shadow: deep,
    texture: [browning(3.4, 44, 0.5), pores(34, 0.26)],
  },
  meat: {
    round: 0.24,
    bevel: 3.5,
    gloss: 0.14,
    spread: 0.5,
    shadow: resting,
    texture: [
      { kind: 'lines', density: 16, size: 16, tones: ['#fff0da', '#5a2a10'], opacity: 0.24 },
    ],
  },
  fish: {
    round: 0.24,
    bevel: 5,
    gloss: 0.26,
    spread: 0.5,
    shadow: deep,
    texture: [browning(2.4, 34, 0.42), bumps(7, 16, 0.2), pores(12, 0.3)],
  },
  /** Pale fish: no browning but what the fillet draws itself. */
  flakes: {
    round: 0.2,
    bevel: 4,
    gloss: 0.26,
    spread: 0.5,
    shadow: deep,
    texture: [
      {
        kind: 'patches',
        density: 1.2,
        size: 30,
        tones: ['#c98a3c', '#c98a3c'],
        opacity: 0.3,
      },
      bumps(9, 14, 0.14),
    ],
  },
  /** Meat out of a hot pan, with the gleam of its juices. */
  seared: {
    round: 0.26,
    bevel: 4,
    gloss: 0.14,
    spread: 0.34,
    shadow: resting,
    texture: [
      browning(5, 22, 0.34),
      { kind: 'lines', density: 22, size: 11, tones: ['#fff0da', '#5a2a10'], opacity: 0.22 },
    ],
  },
  /** A soft glazed bun. */
  bun: {
    round: 0.26,
    bevel: 9,
    gloss: 0.34,
    spread: 0.62,
    shadow: deep,
    texture: [pores(7, 0.14)],
  },
  dough: {
    round: 0.18,
    bevel: 5,
    gloss: 0.06,
    spread: 0.6,
    shadow: deep,
    texture: [bumps(5, 24, 0.14), pores(14, 0.16)],
  },
  crust: {
    round: 0.26,
    bevel: 7,
    gloss: 0.06,
    spread: 0.5,
    shadow: deep,
    texture: [browning(2.4, 30, 0.36), bumps(12, 12, 0.24), pores(40, 0.32)],
  },
  crumb: {
    round: 0.06,
    bevel: 2,
    gloss: 0,
    texture: [
      { kind: 'dots', density: 70, size: 4.6, tones: ['#fff1d2', '#6b3d12'], opacity: 0.34 },
      bumps(12, 14, 0.18),
    ],
  },
  cream: { round: 0.16, bevel: 4, gloss: 0.3, spread: 0.4, shadow: shallow },
  curd: {
    round: 0.16,
    bevel: 3,
    gloss: 0.04,
    shadow: resting,
    texture: [pores(40, 0.16), bumps(18, 9, 0.14)],
  },
  grain: {
    round: 0.2,
    bevel: 1.4,
    gloss: 0.2,
    spread: 0.4,
    shadow: { dx: 1.6, dy: 2.2, blur: 2, depth: 0.34 },
  },
  strand: { round: 0.24, bevel: 2.4, gloss: 0.3, spread: 0.4, shadow: shallow },
  bean: { round: 0.32, bevel: 3, gloss: 0.5, spread: 0.34, shadow: shallow },
  nut: {
    round: 0.3,
    bevel: 3,
    gloss: 0.16,
    spread: 0.4,
    shadow: { dx: 3.5, dy: 5, blur: 5, depth: 0.32 },
    texture: [
      { kind: 'lines', density: 40, size: 11, tones: ['#f3d9ac', '#4d2408'], opacity: 0.34 },
    ],
  },
  sauce: {
    round: 0.14,
    bevel: 3,
    gloss: 0.3,
    spread: 0.5,
    shadow: { dx: 2, dy: 3, blur: 4, depth: 0.26 },
    texture: [bumps(6, 22, 0.2)],
  },
  spread: {
    round: 0.1,
    bevel: 3,
    gloss: 0.1,
    spread: 0.6,
    shadow: { dx: 3, dy: 4, blur: 5, depth: 0.24 },
    texture: [bumps(9, 26, 0.2)],
  },
  stew: {
    round: 0.14,
    bevel: 4,
    gloss: 0.2,
    spread: 0.6,
    shadow: shallow,
    texture: [
      bumps(14, 20, 0.26),
      { kind: 'dots', density: 14, size: 4, tones: ['#ffe9c4', '#3a1204'], opacity: 0.3 },
    ],
  },
  broth: {
    round: 0,
    bevel: 0,
    gloss: 0,
    texture: [
      bumps(1.6, 52, 0.16),
      { kind: 'dots', density: 3, size: 4, tones: ['#fff3d0', '#5a2a08'], opacity: 0.32 },
    ],
  },
  ragout: {
    round: 0,
    bevel: 0,
    gloss: 0,
    texture: [
      bumps(3.4, 40, 0.24),
      bumps(9, 14, 0.24),
      { kind: 'dots', density: 8, size: 5, tones: ['#ffe6bf', '#3a1204'], opacity: 0.3 },
    ],
  },
  porridge: { round: 0, bevel: 0, gloss: 0, texture: [bumps(10, 18, 0.2), pores(20, 0.2)] },
  yoghurt: {
    round: 0,
    bevel: 0,
    gloss: 0,
    texture: [
      { kind: 'bumps', density: 1.2, size: 76, tones: ['#fffdf6', '#c9b18a'], opacity: 0.22 },
    ],
  },
  /** Egg set in butter: gold, hardly browned. */
  omelette: {
    round: 0.2,
    bevel: 8,
    gloss: 0.2,
    spread: 0.5,
    shadow: deep,
    texture: [
      { kind: 'patches', density: 2, size: 46, tones: ['#c9802a', '#c9802a'], opacity: 0.34 },
      bumps(5, 22, 0.12),
    ],
  },
  syrup: { round: 0.16, bevel: 4, gloss: 0.5, spread: 0.5, shadow: shallow },
  forked: {
    round: 0.2,
    bevel: 6,
    gloss: 0.14,
    spread: 0.5,
    shadow: resting,
    texture: [bumps(7, 22, 0.16), pores(14, 0.18)],
  },
  mash: {
    round: 0,
    bevel: 0,
    gloss: 0,
    texture: [bumps(3, 40, 0.2), bumps(8, 13, 0.16), pores(10, 0.2)],
  },
  batter: {
    round: 0.2,
    bevel: 9,
    gloss: 0.06,
    spread: 0.6,
    shadow: deep,
    texture: [pores(16, 0.2)],
  },
  berry: {
    round: 0.42,
    bevel: 4,
    gloss: 0.34,
    spread: 0.4,
    shadow: resting,
    texture: [pores(50, 0.24)],
  },
  paper: { round: 0.04, bevel: 0, gloss: 0, shadow: resting },
  melt: {
    round: 0.06,
    bevel: 2,
    gloss: 0.12,
    spread: 0.6,
    texture: [browning(4, 40, 0.34), bumps(7, 18, 0.16), pores(14, 0.2)],
  },
  mass: { round: 0.1, bevel: 0, gloss: 0, shadow: resting },
} satisfies Record<string, Surface>;

export type SurfaceName = keyof typeof surfaces;
