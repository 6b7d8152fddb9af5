import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

/** ADMIN-02. Days are those of UTC. */
export const adminFigures = z.object({
  /** Recipes that are not deleted, the private ones of members included. */
  total_recipes: z.number(),
  public_recipes: z.number(),
  /** Accounts that are neither disabled nor deleted, without the demonstration. */
  total_users: z.number(),
  /** Of these those with a session used within seven days. */
  active_users: z.number(),
  new_users_today: z.number(),
});
export type AdminFigures = z.infer<typeof adminFigures>;

export const readAdminFigures = defineEndpoint({
  name: 'readAdminFigures',
  feature: 'admin',
  summary: 'How many recipes and people there are',
  method: 'GET',
  path: '/api/admin/stats',
  access: 'admin',
  replies: { 200: z.object({ stats: adminFigures }) },
  errors: [],
});

export const adminFiguresEndpoints = [readAdminFigures] as const;
