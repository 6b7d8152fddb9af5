import type { User } from '@pomona/contract/accounts';
import type { FollowUp, RecipeRequest } from '@pomona/contract/chef/recipe-request';
import type { RequestChange } from '@pomona/contract/chef/recipes';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { newKey } from '#platform/api/new-key.ts';
import { withChange } from './cooking/request-change.ts';
import { useCooking } from './cooking/use-cooking.ts';
import { draftOf, type RequestDraft, requestOf, toggled } from './request/request-draft.ts';
import type { Result } from './session/stored-session.ts';
import { useChefSession } from './session/use-chef-session.ts';

/** The form, the cooking and the recipes that came of it. */
export function useGenerator(user: User) {
  const language = useLocale();
  const session = useChefSession(user);
  const { draft, results, fill, shown, mark } = session;
  const [newest, setNewest] = useState<string | null>(null);
  const { cook, ...cooking } = useCooking((reply, request) => {
    const id = newKey();
    setNewest(id);
    session.add({ id, request, reply, saveKey: newKey(), savedAs: null, isListed: false });
  });

  function cookAgain(request: RecipeRequest): void {
    setNewest(null);
    const seen = results.map(({ reply }) => reply.fingerprint);
    cook({ ...request, language, shown: seen });
  }

  return {
    ...{ draft, fill, results, shown, mark, cooking },
    isNew: (id: string) => id === newest,
    show(id: string): void {
      if (cooking.state.status === 'cooking') cooking.cancel();
      else cooking.dismiss();
      setNewest(null);
      session.show(id);
    },
    submit: (whole: RequestDraft) => cookAgain(requestOf(whole, language)),
    /** The same request, and another recipe (GEN-05). */
    another: ({ request }: Result) => cookAgain(request),
    followUp: ({ request }: Result, change: FollowUp) =>
      cookAgain({ ...request, follow_ups: toggled(request.follow_ups, change) }),
    /** The form follows: it says what is cooked. */
    apply(request: RecipeRequest, change: RequestChange): void {
      const changed = withChange(request, change);
      fill(draftOf(changed));
      cookAgain(changed);
    },
  };
}

export type Generator = ReturnType<typeof useGenerator>;
