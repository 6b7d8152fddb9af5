import type { Brief } from '@pomona/chef/brief';
import { ModelError, type RecipeModel } from '@pomona/chef/model';
import type { Problem } from '@pomona/chef/verify/problem';
import { promptOf } from '../models/prompt.ts';
import { presentAnswer } from '../presenter.ts';
import type { CookRecipe, CookResult, CookTask } from './protocol.ts';

/** Cooks until the recipe is done or a draft is missing. */
export async function cookTurn(task: CookTask, cookRecipe: CookRecipe): Promise<CookResult> {
  const { request, model, drafts, failure, port } = task;
  const ended = new AbortController();
  let used = 0;
  let needDraft: (prompt: string) => void = () => {};
  const prompted = new Promise<CookResult>((resolve) => {
    needDraft = (prompt) => resolve({ kind: 'needs_draft', prompt });
  });

  const nextDraft = (brief: Brief, problems: readonly Problem[]): Promise<unknown> => {
    if (used < drafts.length) {
      used += 1;
      return Promise.resolve(drafts[used - 1]);
    }
    if (failure !== null) return Promise.reject(new ModelError(failure));
    needDraft(promptOf(brief, problems, drafts.at(-1)));
    // Never settled: this turn is over.
    return new Promise(() => {});
  };
  const drafter: RecipeModel | null = model === null ? null : { name: model, draft: nextDraft };

  const cooked = cookRecipe(request, {
    ...(drafter && { model: drafter }),
    signal: ended.signal,
    onStage: (stage) => {
      // Stages before the last draft were shown in the turns before.
      if (used === drafts.length) port.postMessage(stage);
    },
  }).then((answer): CookResult => ({ kind: 'done', reply: presentAnswer(answer, request) }));
  return Promise.race([cooked, prompted]);
}
