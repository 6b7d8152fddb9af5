import type { ChefAnswer, ChefStage, CookedRecipe } from './answer.ts';
import { readRequest } from './brief/read-request.ts';
import { composeDishes } from './compose.ts';
import { cookBuiltIn } from './cooking/built-in.ts';
import { cookByModel } from './cooking/by-model.ts';
import type { Kitchen } from './cooking/kitchen.ts';
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

const ownKitchen: Kitchen = { composeDishes, writeDish, notesOf };

/** A recipe that is proven to satisfy the request, or why there is none. Throws only where `signal` ends it. */
export const cookRecipe = (request: RecipeRequest, options?: CookOptions): Promise<ChefAnswer> =>
  cookIn(ownKitchen, request, options);

/** As `cookRecipe`, with another search and other words than the built-in chef's own. */
export async function cookIn(
  kitchen: Kitchen,
  request: RecipeRequest,
  { model, onStage = () => {}, signal = new AbortController().signal }: CookOptions = {},
): Promise<ChefAnswer> {
  signal.throwIfAborted();
  onStage('reading');
  const brief = readRequest(request);
  let fallback: CookedRecipe['fallback'] = null;
  if (brief.conflict === null) {
    if (model !== undefined) {
      const outcome = await cookByModel(brief, model, kitchen, { onStage, signal });
      if (outcome.cooked !== null) return { ...outcome.cooked, fallback: null };
      fallback = outcome.fallback;
    }
    onStage('composing');
    const cooked = cookBuiltIn(brief, kitchen);
    signal.throwIfAborted();
    if (cooked !== null) return { ...cooked, fallback };
  }
  const conflict = nearestChange(request, brief, kitchen);
  return { outcome: 'impossible', conflict, given: brief.given };
}
