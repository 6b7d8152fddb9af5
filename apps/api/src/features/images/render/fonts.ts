import { join } from 'node:path';
import { paths } from '#platform/paths.ts';

const folder = join(paths.root, 'apps/api/src/features/images/fonts');

/** The fonts of the house; those of the machine are left alone, so that a card looks the same everywhere. */
export const fontOptions = {
  loadSystemFonts: false,
  fontFiles: [join(folder, 'fraunces-semibold.ttf'), join(folder, 'figtree-medium.ttf')],
  defaultFontFamily: 'Pomona Text',
};

export const titleFamily = 'Pomona Title';
export const textFamily = 'Pomona Text';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** As XML text; characters that XML has no place for are left out. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
