import type { Colour } from './colour.ts';

/** How a material takes the light. Lengths in pixels of the 1200-wide picture, strengths 0–1. */
export interface Surface {
  /** How far the side that turns from the light falls into shade. */
  round: number;
  /** Width of the rounded edge. */
  bevel: number;
  /** Strength of the shine and how far it spreads, as a share of the piece. */
  gloss: number;
  spread?: number;
  shadow?: { dx: number; dy: number; blur: number; depth: number };
  texture?: readonly Texture[];
}

/**
 * What a material is strewn with: `dots` are pores, crumbs and gleams; `patches` are soft blots, as browning;
 * `bumps` are pairs of light and shade, as on a sauce; `lines` are fibres and creases.
 */
export interface Texture {
  kind: 'dots' | 'patches' | 'bumps' | 'lines';
  /** How many on 10 000 square pixels. */
  density: number;
  /** Pixels across (of a line: its length). */
  size: number;
  /** Light and dark of it; a patch takes the first. */
  tones: readonly [Colour, Colour];
  opacity: number;
}
