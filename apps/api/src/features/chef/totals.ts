import type { ChefReply } from '@pomona/contract/chef/recipes';
import type { Reading } from '#platform/http/logging/metrics.ts';

/** Who cooked how often, since the process began. */
export interface ReplyTotals {
  addReply(reply: ChefReply): void;
  readings: readonly Reading[];
}

export function createReplyTotals(): ReplyTotals {
  const sums = { built_in: 0, model: 0, wrong: 0, impossible: 0 };
  const total = (name: string, help: string, key: keyof typeof sums): Reading => ({
    name: `pomona_chef_${name}_total`,
    help,
    isTotal: true,
    read: () => sums[key],
  });
  return {
    addReply(reply) {
      sums[reply.outcome === 'recipe' ? reply.cook.kind : 'impossible'] += 1;
      if (reply.outcome === 'recipe' && reply.fallback === 'wrong') sums.wrong += 1;
    },
    readings: [
      total('built_in_recipes', 'Recipes of the built-in engine.', 'built_in'),
      total('model_recipes', 'Recipes of the language model.', 'model'),
      total('model_refused', 'Recipes of the language model that the verifier refused.', 'wrong'),
      total('impossible', 'Requests that no recipe satisfies.', 'impossible'),
    ],
  };
}
