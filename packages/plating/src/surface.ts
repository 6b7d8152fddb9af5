/** How a material takes the light. Lengths in pixels of the 1200-wide picture. */
export interface Surface {
  /** Width of the rounded edge. */
  bevel: number;
  /** Height of the relief. */
  relief: number;
  /** Share of the relief that is texture, 0–1. */
  rough?: number;
  /** Frequency of the texture per pixel; two figures for a texture with a direction. */
  grain?: string;
  octaves?: number;
  /** Strength and sharpness of the shine. */
  gloss: number;
  shine: number;
  /** Light that reaches the shaded side, 0–1. */
  ambient?: number;
  shadow?: { dx: number; dy: number; blur: number; opacity: number };
  /** Room for the shadow around thin strokes, as a share of the box; wide things need little. */
  room?: number;
  /** Patches of another colour, as browning on a roast: colour, frequency, how much is covered. */
  patches?: { colour: string; grain: string; from: number; gain: number };
}

const restingShadow = { dx: 5, dy: 7, blur: 5, opacity: 0.42 };

/** The texture and shine of what fills a dish from wall to wall: no shadow, no room around it. */
const filling = { room: 1, octaves: 2 } as const;

export const surfaces = {
  skin: { bevel: 7, relief: 8, gloss: 0.6, shine: 26, ambient: 0.22, shadow: restingShadow },
  flesh: {
    bevel: 3,
    relief: 5,
    rough: 0.1,
    grain: '0.05',
    octaves: 1,
    gloss: 0.3,
    shine: 18,
    ambient: 0.24,
    shadow: restingShadow,
  },
  leaf: {
    bevel: 2.2,
    relief: 10,
    rough: 0.8,
    grain: '0.024',
    gloss: 0.2,
    shine: 12,
    ambient: 0.3,
    shadow: { dx: 5, dy: 7, blur: 4.5, opacity: 0.4 },
  },
  herb: {
    bevel: 1.4,
    relief: 3,
    gloss: 0.16,
    shine: 12,
    ambient: 0.27,
    room: 22,
    shadow: { dx: 3, dy: 4, blur: 2.5, opacity: 0.42 },
  },
  roast: {
    bevel: 8,
    relief: 11,
    rough: 0.4,
    grain: '0.035',
    gloss: 0.3,
    shine: 16,
    ambient: 0.28,
    shadow: { dx: 6, dy: 8, blur: 6, opacity: 0.45 },
    patches: { colour: '#8a4318', grain: '0.018', from: 0.54, gain: 3.4 },
  },
  toasted: {
    bevel: 9,
    relief: 9,
    rough: 0.22,
    grain: '0.03',
    gloss: 0.12,
    shine: 14,
    ambient: 0.32,
    shadow: { dx: 6, dy: 8, blur: 7, opacity: 0.4 },
    patches: { colour: '#9c5a20', grain: '0.014', from: 0.53, gain: 3.4 },
  },
  meat: {
    bevel: 4,
    relief: 8,
    rough: 0.25,
    grain: '0.05 0.08',
    gloss: 0.14,
    shine: 14,
    ambient: 0.3,
    shadow: { dx: 5, dy: 7, blur: 5, opacity: 0.42 },
  },
  fish: {
    bevel: 9,
    relief: 12,
    rough: 0.36,
    grain: '0.016 0.03',
    octaves: 2,
    gloss: 0.32,
    shine: 18,
    ambient: 0.28,
    shadow: { dx: 8, dy: 11, blur: 8, opacity: 0.45 },
    patches: { colour: '#a8511f', grain: '0.012', from: 0.56, gain: 4 },
  },
  dough: {
    bevel: 7,
    relief: 8,
    rough: 0.2,
    grain: '0.02',
    gloss: 0.06,
    shine: 12,
    ambient: 0.34,
    shadow: { dx: 6, dy: 9, blur: 7, opacity: 0.42 },
  },
  crust: {
    bevel: 8,
    relief: 11,
    rough: 0.3,
    grain: '0.06',
    gloss: 0.1,
    shine: 12,
    ambient: 0.3,
    shadow: { dx: 8, dy: 11, blur: 9, opacity: 0.42 },
  },
  crumb: {
    bevel: 2,
    relief: 7,
    rough: 0.6,
    grain: '0.075',
    octaves: 2,
    gloss: 0,
    shine: 8,
    ambient: 0.4,
  },
  cream: {
    bevel: 8,
    relief: 11,
    rough: 0.35,
    grain: '0.014',
    gloss: 0.1,
    shine: 18,
    ambient: 0.36,
    shadow: { dx: 4, dy: 6, blur: 6, opacity: 0.3 },
  },
  curd: {
    bevel: 4,
    relief: 7,
    rough: 0.35,
    grain: '0.06',
    gloss: 0.06,
    shine: 10,
    ambient: 0.36,
    shadow: { dx: 4, dy: 5, blur: 4, opacity: 0.36 },
  },
  grain: {
    bevel: 1.9,
    relief: 3.2,
    gloss: 0.26,
    shine: 14,
    ambient: 0.32,
    shadow: { dx: 1.6, dy: 2.2, blur: 1.5, opacity: 0.45 },
  },
  strand: {
    bevel: 3.2,
    relief: 5.5,
    gloss: 0.34,
    shine: 18,
    ambient: 0.28,
    room: 30,
    shadow: { dx: 3, dy: 4, blur: 2.6, opacity: 0.45 },
  },
  bean: {
    bevel: 4.2,
    relief: 6,
    gloss: 0.5,
    shine: 24,
    ambient: 0.24,
    room: 32,
    shadow: { dx: 3, dy: 4.5, blur: 3, opacity: 0.45 },
  },
  nut: {
    bevel: 4,
    relief: 7,
    rough: 0.28,
    grain: '0.05 0.1',
    octaves: 1,
    gloss: 0.18,
    shine: 14,
    ambient: 0.3,
    room: 24,
    shadow: { dx: 3.5, dy: 5, blur: 3.5, opacity: 0.45 },
  },
  sauce: {
    bevel: 5,
    relief: 16,
    rough: 0.7,
    grain: '0.013',
    octaves: 2,
    gloss: 0.42,
    shine: 28,
    ambient: 0.36,
    shadow: { dx: 2, dy: 3, blur: 3, opacity: 0.3 },
  },
  spread: {
    bevel: 5,
    relief: 15,
    rough: 0.6,
    grain: '0.012 0.02',
    octaves: 2,
    gloss: 0.14,
    shine: 18,
    ambient: 0.36,
    shadow: { dx: 3, dy: 4, blur: 4, opacity: 0.3 },
  },
  stew: {
    bevel: 5,
    relief: 18,
    rough: 0.75,
    grain: '0.018',
    octaves: 2,
    gloss: 0.4,
    shine: 24,
    ambient: 0.38,
    shadow: { dx: 3, dy: 4, blur: 3, opacity: 0.3 },
  },
  broth: {
    ...filling,
    bevel: 3,
    relief: 16,
    rough: 0.75,
    grain: '0.009',
    gloss: 0.4,
    shine: 30,
    ambient: 0.38,
  },
  ragout: {
    ...filling,
    bevel: 3,
    relief: 22,
    rough: 0.85,
    grain: '0.018',
    gloss: 0.42,
    shine: 24,
    ambient: 0.38,
  },
  porridge: {
    ...filling,
    bevel: 3,
    relief: 10,
    rough: 0.7,
    grain: '0.035',
    gloss: 0.14,
    shine: 14,
    ambient: 0.4,
  },
  yoghurt: {
    ...filling,
    bevel: 3,
    relief: 15,
    rough: 0.8,
    grain: '0.007',
    gloss: 0.1,
    shine: 18,
    ambient: 0.4,
  },
  mash: {
    ...filling,
    bevel: 3,
    relief: 18,
    rough: 0.8,
    grain: '0.012 0.02',
    gloss: 0.14,
    shine: 18,
    ambient: 0.38,
  },
  batter: {
    bevel: 12,
    relief: 11,
    rough: 0.1,
    grain: '0.05',
    octaves: 1,
    gloss: 0.12,
    shine: 14,
    ambient: 0.32,
    shadow: { dx: 9, dy: 12, blur: 9, opacity: 0.42 },
  },
  berry: {
    bevel: 6,
    relief: 9,
    rough: 0.15,
    grain: '0.08',
    gloss: 0.3,
    shine: 16,
    ambient: 0.22,
    shadow: restingShadow,
  },
  mass: {
    bevel: 1.5,
    relief: 2,
    gloss: 0,
    shine: 10,
    ambient: 0.45,
    shadow: { dx: 5, dy: 7, blur: 5, opacity: 0.42 },
  },
} satisfies Record<string, Surface>;

export type SurfaceName = keyof typeof surfaces;

/** One light for the whole picture: upper left, rather high. */
const light = '<feDistantLight azimuth="228" elevation="50"/>';

function patchesText(patches: NonNullable<Surface['patches']>): string {
  const alpha = `0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${patches.gain} 0 0 0 ${-patches.gain * patches.from}`;
  return (
    `<feTurbulence type="fractalNoise" baseFrequency="${patches.grain}" numOctaves="3" seed="8"/>` +
    `<feColorMatrix values="${alpha}" result="m"/><feFlood flood-color="${patches.colour}" flood-opacity="0.75"/>` +
    '<feComposite in2="m" operator="in"/><feComposite in2="SourceAlpha" operator="in" result="p"/>' +
    '<feMerge result="src"><feMergeNode in="SourceGraphic"/><feMergeNode in="p"/></feMerge>'
  );
}

function reliefText(surface: Surface): string {
  const smooth = `<feGaussianBlur in="SourceAlpha" stdDeviation="${surface.bevel}" result="b"/>`;
  if (surface.rough === undefined) return smooth;
  const share = surface.rough;
  return (
    `${smooth}<feTurbulence type="fractalNoise" baseFrequency="${surface.grain ?? '0.05'}" numOctaves="${surface.octaves ?? 2}" seed="5" result="n"/>` +
    `<feComposite in="b" in2="n" operator="arithmetic" k1="${share * 1.2}" k2="${1 - share}" result="b"/>`
  );
}

function shineText(surface: Surface): string {
  if (surface.gloss === 0) return '';
  return (
    `<feSpecularLighting in="b" surfaceScale="${surface.relief}" specularConstant="${surface.gloss}" specularExponent="${surface.shine}" lighting-color="#fff8ea">${light}</feSpecularLighting>` +
    '<feComposite in2="lit" operator="arithmetic" k2="1" k3="1"/>'
  );
}

function shadowText(shadow: Surface['shadow']): string {
  if (shadow === undefined) return '';
  return (
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${shadow.blur}"/><feOffset dx="${shadow.dx}" dy="${shadow.dy}"/>` +
    `<feColorMatrix values="0 0 0 0 0.1 0 0 0 0 0.04 0 0 0 0 0.01 0 0 0 ${shadow.opacity} 0"/>` +
    '<feMerge><feMergeNode/><feMergeNode in="body"/></feMerge>'
  );
}

/**
 * An SVG filter that lights whatever it is put on: the blurred outline (times a texture) is a relief,
 * lit once for shade and once for shine, over a soft shadow.
 */
export function surfaceFilter(id: string, surface: Surface): string {
  const ambient = surface.ambient ?? 0.2;
  const room = surface.room ?? 14;
  const source = surface.patches === undefined ? 'SourceGraphic' : 'src';
  return (
    `<filter id="${id}" x="${-room}%" y="${-room}%" width="${100 + room * 2.5}%" height="${100 + room * 2.6}%" color-interpolation-filters="sRGB">` +
    (surface.patches === undefined ? '' : patchesText(surface.patches)) +
    reliefText(surface) +
    `<feDiffuseLighting in="b" surfaceScale="${surface.relief}" diffuseConstant="1.3" lighting-color="#fff" result="d">${light}</feDiffuseLighting>` +
    `<feComposite in="${source}" in2="d" operator="arithmetic" k1="${1.04 - ambient}" k2="${ambient}" result="lit"/>` +
    shineText(surface) +
    '<feComposite in2="SourceAlpha" operator="in" result="body"/>' +
    shadowText(surface.shadow) +
    '</filter>'
  );
}
