import { byFeature } from './by-feature.ts';

/** Everything the interface says in this language, as one chunk. */
export const catalogue = byFeature(
  import.meta.glob('../../locales/de/*.json', { eager: true, import: 'default' }),
);
