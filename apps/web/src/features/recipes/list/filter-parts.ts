import { lazyPart } from '#platform/lazy-part.tsx';

const load = () => import('./filters.tsx');
// A `lazy` part would be a failure on the server, which knows none of their words and draws nothing of them.
const drawn = import.meta.env.SSR ? await load() : undefined;

/** Fetched when there is something to take away. */
export const ActiveFilters =
  drawn?.ActiveFilters ?? lazyPart(async () => (await load()).ActiveFilters);
/** Fetched when it is opened. */
export const FilterPanel = drawn?.FilterPanel ?? lazyPart(async () => (await load()).FilterPanel);
