import {
  changeMeal,
  deleteMeal,
  listMeals,
  listRecentMeals,
  logMeal,
  restoreMeal,
} from '@pomona/contract/wellness/meals';
import type { FastifyInstance } from 'fastify';
import { idempotencyKeyOf } from '#platform/http/input/idempotency-key.ts';
import { serve } from '#platform/http/serve.ts';
import type { Meals } from './service.ts';

export function serveMeals(app: FastifyInstance, meals: Meals): void {
  serve(app, listMeals, ({ viewer, query, reply }) => {
    reply.header('cache-control', 'no-store');
    return meals.readDay(viewer, query.day);
  });
  serve(app, listRecentMeals, async ({ viewer, reply }) => {
    reply.header('cache-control', 'no-store');
    return { meals: await meals.listRecent(viewer) };
  });
  serve(app, logMeal, ({ viewer, body, language, request }) =>
    meals.logMeal(viewer, {
      ...{ body, language: body.language ?? language },
      key: idempotencyKeyOf(request),
    }),
  );
  serve(app, changeMeal, ({ viewer, params, body, request }) =>
    meals.changeMeal(viewer, params.id, { change: body, key: idempotencyKeyOf(request) }),
  );
  serve(app, deleteMeal, ({ viewer, params, request }) =>
    meals.deleteMeal(viewer, params.id, idempotencyKeyOf(request)),
  );
  serve(app, restoreMeal, ({ viewer, params, body, request }) =>
    meals.restoreMeal(viewer, params.id, { meal: body, key: idempotencyKeyOf(request) }),
  );
}
