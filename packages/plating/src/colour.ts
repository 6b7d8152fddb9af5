/** `#rrggbb`. */
export type Colour = string;

/** Lightness 0–1, chroma 0–0.37, hue in degrees (OKLCH): equal steps look equal. */
export interface Tone {
  lightness: number;
  chroma: number;
  hue: number;
}

type Triple = readonly [number, number, number];

function linearChannel(byte: number): number {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function byteChannel(linear: number): string {
  const clamped = Math.min(1, Math.max(0, linear));
  const share = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
  return Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');
}

/** OKLab by Björn Ottosson's published matrices. */
function oklab(colour: Colour): Triple {
  const bits = Number.parseInt(colour.slice(1), 16);
  const red = linearChannel((bits >> 16) & 255);
  const green = linearChannel((bits >> 8) & 255);
  const blue = linearChannel(bits & 255);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

function fromOklab([lightness, a, b]: Triple): Colour {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short;
  const green = -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short;
  const blue = -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short;
  return `#${byteChannel(red)}${byteChannel(green)}${byteChannel(blue)}`;
}

/** Lightness, chroma and hue of a colour. */
export function toneOf(colour: Colour): Tone {
  const [lightness, a, b] = oklab(colour);
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return { lightness, chroma: Math.hypot(a, b), hue: (hue + 360) % 360 };
}

/** The colour of a tone; what the screen cannot show is clipped. */
export function colourOf({ lightness, chroma, hue }: Tone): Colour {
  const turn = (hue * Math.PI) / 180;
  return fromOklab([lightness, chroma * Math.cos(turn), chroma * Math.sin(turn)]);
}

/** A neighbour of a colour: `lift` adds lightness, `turn` adds degrees of hue, `rich` multiplies chroma. */
export function shifted(colour: Colour, lift: number, turn = 0, rich = 1): Colour {
  const tone = toneOf(colour);
  return colourOf({
    lightness: Math.min(1, Math.max(0, tone.lightness + lift)),
    chroma: tone.chroma * rich,
    hue: tone.hue + turn,
  });
}

/** `share` 0 is the first colour, 1 the second; mixed as the eye mixes. */
export function mixed(first: Colour, second: Colour, share: number): Colour {
  const one = oklab(first);
  const two = oklab(second);
  return fromOklab([
    one[0] + (two[0] - one[0]) * share,
    one[1] + (two[1] - one[1]) * share,
    one[2] + (two[2] - one[2]) * share,
  ]);
}
