import type { GlucoseFileFormat } from '@pomona/contract/wellness/glucose-files';

export const formatNames: Readonly<Record<GlucoseFileFormat, string>> = {
  libreview: 'LibreView',
  clarity: 'Dexcom Clarity',
  contour: 'Contour',
};
