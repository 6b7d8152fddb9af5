import type { MessagePort } from 'node:worker_threads';
import type { ChefAnswer, ChefStage } from '@pomona/chef/answer';
import type { ModelError, RecipeModel } from '@pomona/chef/model';
import type { RecipeRequest } from '@pomona/chef/request';
import type { CookedReply } from '../presenter.ts';

/** The engine: `packages/chef`, or what a test puts in its place. */
export type CookRecipe = (
  request: RecipeRequest,
  options: {
    model?: RecipeModel;
    onStage?: (stage: ChefStage) => void;
    signal?: AbortSignal;
  },
) => Promise<ChefAnswer>;

/**
 * One turn of the thread. It never waits for the model: where it needs a draft it ends with the prompt, and is begun again
 * with all drafts so far. The same drafts lead to the same place, because nothing in the chef is random.
 */
export interface CookTask {
  request: RecipeRequest;
  /** Name of the language model; `null`: the built-in engine cooks alone. */
  model: string | null;
  /** Untrusted. */
  drafts: readonly unknown[];
  /** Why no further draft comes. */
  failure: ModelError['reason'] | null;
  /** For the stages. */
  port: MessagePort;
}

export type CookResult =
  | { kind: 'needs_draft'; prompt: string }
  | { kind: 'done'; reply: CookedReply };
