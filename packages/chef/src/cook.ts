import type { ChefAnswer, ChefStage, CookedRecipe } from './answer.ts';
import { readRequest } from './brief/read-request.ts';
import { composeDishes } from './compose.ts';
import { cookBuiltIn } from './cooking/built-in.ts';
import { cookByModel } from './cooking/by-model.ts';
import type { Engine } from './cooking/engine.ts';
import { nearestChange } from './cooking/nearest-change.ts';
import type { RecipeModel } from './model.ts';
import type { RecipeRequest } from './request.ts';
import { notesOf } from './wording/notes.ts';
import { writeDish } from './wording/write-dish.ts';

export interface CookOptions {
  /** Without one the built-in chef cooks. */
  model?: RecipeModel;
  onStage?: (stage: ChefStage) => void;
  signal?: AbortSignal;
}

const ownEngine: Engine = { composeDishes, writeDish, notesOf };

/** A recipe that is proven to satisfy the request, or why there is none. Throws only where `signal` ends it. */
export const cookRecipe = (request: RecipeRequest, options?: CookOptions): Promise<ChefAnswer> =>
  cookWith(ownEngine, request, options);

/** As `cookRecipe`, with another search and other words than the built-in chef's own. */
export async function cookWith(
  engine: Engine,
  request: RecipeRequest,
  { model, onStage = () => {}, signal = new AbortController().signal }: CookOptions = {},
): Promise<ChefAnswer> {
  signal.throwIfAborted();
  onStage('reading');
  const brief = readRequest(request);
  let fallback: CookedRecipe['fallback'] = null;
  if (brief.conflict === null) {
    if (model !== undefined) {
      const outcome = await cookByModel(brief, model, engine, { onStage, signal });
      if (outcome.cooked !== null) return { ...outcome.cooked, fallback: null };
      fallback = outcome.fallback;
    }
    onStage('composing');
    const cooked = cookBuiltIn(brief, engine);
    signal.throwIfAborted();
    if (cooked !== null) return { ...cooked, fallback };
  }
  const conflict = nearestChange(request, brief, engine);
  return { outcome: 'impossible', conflict, given: brief.given };
}
