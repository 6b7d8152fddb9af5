import type { RecipeRequest as RequestBody } from '@pomona/contract/chef/recipe-request';
import type { ChefProgress, ChefReply } from '@pomona/contract/chef/recipes';
import type { Language } from '@pomona/contract/languages';
import type { Profile } from '#features/accounts/profile/service.ts';
import type { Images } from '#features/images/service.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import type { BegunCall, Calls } from './calls/service.ts';
import type { CookedReply } from './presenter.ts';
import { callIdOf, requestFrom } from './request.ts';
import type { CookThread, CookWatch } from './thread/cook-thread.ts';

export interface ChefCallOptions {
  language: Language;
  /** `Idempotency-Key`. */
  key: string | null;
}

export interface Watch {
  onStage(stage: ChefProgress['stage']): void;
  /** Ends the work. */
  signal: AbortSignal;
}

/** Cooks what was begun, once. Throws `unavailable`. */
export type CookBegun = (watch: Watch) => Promise<ChefReply>;

export interface Chef {
  /** Counts the call. Throws `too_many_requests`, and `session_rejected` where the account is gone. */
  begin(viewer: Member, body: RequestBody, options: ChefCallOptions): Promise<CookBegun>;
  close(): Promise<void>;
}

export interface ChefParts {
  profile: Pick<Profile, 'readPreferences'>;
  images: Pick<Images, 'pictureOfDraft'>;
  calls: Calls;
  thread: CookThread;
  totals: { addReply(reply: ChefReply): void };
}

export function createChef({ profile, images, calls, thread, totals }: ChefParts): Chef {
  async function withPicture(reply: CookedReply, seed: number): Promise<ChefReply> {
    if (reply.outcome === 'impossible') return reply;
    const { path, colour } = await images.pictureOfDraft(draftOf(reply));
    return { ...reply, recipe: { ...reply.recipe, image: path, image_colour: colour }, seed };
  }

  async function answer(
    request: Parameters<CookThread['cook']>[0],
    call: BegunCall,
    watch: Watch,
  ): Promise<ChefReply> {
    try {
      const cooked = await thread.cook(request, watch satisfies CookWatch);
      watch.onStage('drawing');
      const reply = await call.finish(await withPicture(cooked, request.seed));
      totals.addReply(reply);
      return reply;
    } catch (error) {
      // Who leaves has been cooked for.
      if (!watch.signal.aborted) await call.cancel();
      throw error;
    }
  }

  return {
    async begin(viewer, body, { language, key }) {
      const { allergens } = await profile.readPreferences(viewer);
      const request = requestFrom(body, { allergens, language });
      const id = key && callIdOf(key, body, request);
      const call = await calls.begin(viewer.id, { id, seed: body.seed });
      return async (watch) => call.reply ?? answer({ ...request, seed: call.seed }, call, watch);
    },
    close: () => thread.close(),
  };
}

/** Named by its dish: the same recipe has the same picture. */
function draftOf({ recipe, fingerprint }: Extract<CookedReply, { outcome: 'recipe' }>) {
  const { title, cuisine, ingredients, instructions, language } = recipe;
  return {
    ...{ id: fingerprint, title, cuisine, ingredients, instructions, language },
    dish: null,
    mealType: recipe.meal_type,
  };
}
