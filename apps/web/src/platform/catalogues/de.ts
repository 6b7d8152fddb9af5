import { byFeature } from './by-feature.ts';

/** Everything the interface says in this language, as one chunk; the legal pages bring their own text. */
export const catalogue = byFeature(
  import.meta.glob(['../../locales/de/*.json', '!**/legal.json'], {
    eager: true,
    import: 'default',
  }),
);
