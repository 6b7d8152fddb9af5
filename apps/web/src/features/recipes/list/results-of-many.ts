import { lazyPart } from '#platform/lazy-part.tsx';

const load = () => import('./many-results.tsx');
// A `lazy` part would be a failure on the server, which draws what it found.
const drawn = import.meta.env.SSR ? await load() : undefined;

/** Fetched where there are more recipes than are ever loaded. */
export const ManyResults = drawn?.ManyResults ?? lazyPart(async () => (await load()).ManyResults);
