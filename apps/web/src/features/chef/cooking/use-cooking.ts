import type { RecipeRequest } from '@pomona/contract/chef/recipe-request';
import type { ChefProgress, ChefReply } from '@pomona/contract/chef/recipes';
import { useEffect, useRef, useState } from 'react';
import { newKey } from '#platform/api/new-key.ts';
import { type CookFailure, failureIn } from './cook-failure.ts';
import { useCookCall } from './use-cook-call.ts';

export type Stage = ChefProgress['stage'];
export type Impossible = Extract<ChefReply, { outcome: 'impossible' }>;

export type CookingState =
  | { readonly status: 'idle' }
  | { readonly status: 'cooking'; readonly stages: readonly Stage[] }
  | { readonly status: 'cancelled' }
  | { readonly status: 'failed'; readonly failure: CookFailure }
  | { readonly status: 'impossible'; readonly reply: Impossible; readonly request: RecipeRequest };

interface Attempt {
  readonly request: RecipeRequest;
  readonly key: string;
}

type Cooked = Extract<ChefReply, { outcome: 'recipe' }>;

/** One call at a time: its progress, the way to stop it, and what became of it (GEN-02). */
export function useCooking(onCooked: (reply: Cooked, request: RecipeRequest) => void) {
  const call = useCookCall();
  const [state, setState] = useState<CookingState>({ status: 'idle' });
  const running = useRef<AbortController>(null);
  const last = useRef<Attempt>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function attempt({ request, key }: Attempt): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    last.current = { request, key };
    setState({ status: 'cooking', stages: [] });
    const onStage = (stage: Stage) => {
      if (!signal.aborted) setState(withStage(stage));
    };
    try {
      const reply = await call({ request, key, signal, onStage });
      // It may have been on its way already.
      if (signal.aborted) return;
      if (reply.outcome === 'impossible') setState({ status: 'impossible', reply, request });
      else {
        setState({ status: 'idle' });
        onCooked(reply, request);
      }
    } catch (error) {
      if (!signal.aborted) setState({ status: 'failed', failure: failureIn(error) });
    }
  }

  return {
    state,
    cook: (request: RecipeRequest) => void attempt({ request, key: newKey() }),
    /** With the same key: a recipe whose answer was lost comes back. */
    retry() {
      if (last.current) void attempt(last.current);
    },
    cancel() {
      running.current?.abort();
      setState({ status: 'cancelled' });
    },
    dismiss: () => setState({ status: 'idle' }),
  };
}

const withStage =
  (stage: Stage) =>
  (state: CookingState): CookingState =>
    state.status === 'cooking' && !state.stages.includes(stage)
      ? { ...state, stages: [...state.stages, stage] }
      : state;
