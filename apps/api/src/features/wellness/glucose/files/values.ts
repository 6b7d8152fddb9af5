import {
  type GlucoseBeyond,
  type GlucoseUnit,
  maxGlucoseMgDl,
  mgDlOf,
  minGlucoseMgDl,
} from '@pomona/contract/wellness/glucose';
import type { GlucoseFileFormat } from '@pomona/contract/wellness/glucose-files';

/** mg/dL between which the devices measure, by their manuals: FreeStyle Libre, Dexcom G6 and G7, Contour Next. */
const limits: Readonly<Record<GlucoseFileFormat, { below: number; above: number }>> = {
  libreview: { below: 40, above: 500 },
  clarity: { below: 40, above: 400 },
  contour: { below: 20, above: 600 },
};

const words: Readonly<Record<string, 'below' | 'above'>> = {
  ...{ low: 'below', lo: 'below', niedrig: 'below', bajo: 'below', bas: 'below' },
  ...{ high: 'above', hi: 'above', hoch: 'above', alto: 'above', élevé: 'above' },
};

export interface FileValue {
  mgDl: number;
  beyond: GlucoseBeyond;
}

/** `null` for what no meter shows. */
export function readValue(
  text: string,
  unit: GlucoseUnit,
  format: GlucoseFileFormat,
): FileValue | null {
  const beyond = words[text.toLowerCase()];
  if (beyond !== undefined) return { mgDl: limits[format][beyond], beyond };
  if (!/^\d{1,4}(?:[.,]\d{1,2})?$/.test(text)) return null;
  const mgDl = mgDlOf(Number(text.replace(',', '.')), unit);
  return mgDl >= minGlucoseMgDl && mgDl <= maxGlucoseMgDl ? { mgDl, beyond: null } : null;
}
