import type { ExportFormat } from '@pomona/contract/recipe-exchange';

/** The files that a recipe can be saved as, with the key of their label. */
export const exportFormats = [
  { format: 'json-ld', label: 'asJsonLd' },
  { format: 'cooklang', label: 'asCooklang' },
] as const satisfies readonly { format: ExportFormat; label: string }[];
