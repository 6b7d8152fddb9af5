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
    `<feDiffuseLighting in="b" surfaceScale="${surface.relief}" diffuseConstant="1.22" lighting-color="#fff" result="d">${light}</feDiffuseLighting>` +
    `<feComposite in="${source}" in2="d" operator="arithmetic" k1="${1.04 - ambient}" k2="${ambient}" result="lit"/>` +
    shineText(surface) +
    '<feComposite in2="SourceAlpha" operator="in" result="body"/>' +
    shadowText(surface.shadow) +
    '</filter>'
  );
}
