import type { CountedEvent } from '@pomona/contract/admin/analytics';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import '#platform/http/route-config.ts';
import { isBot, type Readers } from './readers.ts';
import type { AnalyticsService } from './service.ts';

/** Calls that are counted when they succeed. */
const eventOf: Readonly<Record<string, CountedEvent>> = {
  signUp: 'sign_ups',
  readRecipe: 'recipe_views',
  saveFavourite: 'recipe_saves',
  cookRecipe: 'generator_uses',
};

/** The same person with the same recipe is one view, whether its page or its call comes first. */
const countedOnce: readonly CountedEvent[] = ['recipe_views', 'recipe_saves'];

const recipePage = /^\/recipes\/(?!new$|import$)([^/?]+)$/;

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? '';

interface Observed {
  event: CountedEvent;
  subject: string;
}

function observedIn(request: FastifyRequest): Observed | null {
  const { endpoint } = request.routeOptions.config;
  if (endpoint === undefined) {
    const id = request.method === 'GET' ? recipePage.exec(pathOf(request))?.[1] : undefined;
    return id === undefined ? null : { event: 'recipe_views', subject: id };
  }
  const event = eventOf[endpoint.name];
  if (event === undefined || request.method === 'HEAD') return null;
  return { event, subject: pathOf(request).split('/').at(-1) ?? '' };
}

/** Administrators look at recipes to judge them. */
const isAdmin = ({ viewer }: FastifyRequest) => viewer?.kind === 'member' && viewer.isAdmin;

/** Counts what is answered well; no feature has to think of it. */
export function observeReplies(
  app: FastifyInstance,
  { analytics, readers }: { analytics: AnalyticsService; readers: Readers },
): void {
  app.addHook('onResponse', async (request, reply) => {
    const isGood = reply.statusCode < 300 || reply.statusCode === 304;
    if (!isGood || isAdmin(request) || isBot(request)) return;
    if (request.viewer?.kind === 'member') analytics.noticeMember();
    const observed = observedIn(request);
    if (observed === null) return;
    const { event, subject } = observed;
    const once = countedOnce.includes(event);
    if (!once || readers.isNew(readers.readerOf(request), `${event} ${subject}`))
      analytics.count(event);
  });
}
