import {
  changeMeal,
  deleteMeal,
  listMeals,
  logMeal,
  restoreMeal,
} from '@pomona/contract/wellness/meals';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';
import type { Meals } from './service.ts';

export function serveMeals(app: FastifyInstance, meals: Meals): void {
  serve(app, listMeals, ({ viewer, query, reply }) => {
    reply.header('cache-control', 'no-store');
    return meals.readDay(viewer, query.day);
  });
  serve(app, logMeal, ({ viewer, body }) => meals.logMeal(viewer, body));
  serve(app, changeMeal, ({ viewer, params, body }) => meals.changeMeal(viewer, params.id, body));
  serve(app, deleteMeal, ({ viewer, params }) => meals.deleteMeal(viewer, params.id));
  serve(app, restoreMeal, ({ viewer, params, body }) => meals.restoreMeal(viewer, params.id, body));
}
