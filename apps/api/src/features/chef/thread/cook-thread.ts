import { MessageChannel } from 'node:worker_threads';
import type { ChefStage } from '@pomona/chef/answer';
import { ModelError } from '@pomona/chef/model';
import type { RecipeRequest } from '@pomona/chef/request';
import { AppError } from '#platform/errors.ts';
import { workerModule } from '#platform/workers/worker-module.ts';
import { createWorkerPool } from '#platform/workers/worker-pool.ts';
import type { ChefModel, DraftSession } from '../models/service.ts';
import type { CookedReply } from '../presenter.ts';
import type { CookResult, CookTask } from './protocol.ts';

/** Cooks outside of the main thread. */
export interface CookThread {
  /** Throws `unavailable` where too many wait, where cooking takes too long, and where the signal ends it. */
  cook(request: RecipeRequest, watch: CookWatch): Promise<CookedReply>;
  close(): Promise<void>;
}

export interface CookWatch {
  onStage(stage: ChefStage): void;
  signal: AbortSignal;
}

export interface CookThreadParts {
  /** `null`: the built-in engine cooks alone. */
  model: ChefModel | null;
  log: { error(details: object, message: string): void };
  /** Address of the worker; tests pass their own. */
  module?: string;
}

/** A turn takes a tenth of a second, a refusal a second; one that takes this long on a busy machine is lost. */
const limits = {
  maxWorkers: 1,
  maxQueued: 50,
  maxTaskMilliseconds: 15_000,
  idleMilliseconds: 120_000,
};

/** For the food table and what the search remembers. */
const resourceLimits = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 };

const maxDrafts = 3;
const retryAfterSeconds = 5;

export function createCookThread({
  model,
  log,
  module = workerModule(new URL('./cook-worker.ts', import.meta.url)),
}: CookThreadParts): CookThread {
  const pool = createWorkerPool<CookTask, CookResult>({
    ...{ ...limits, resourceLimits, module },
    runtime: 'worker_threads',
    env: {},
  });

  async function runTurn(task: Omit<CookTask, 'port'>, { onStage, signal }: CookWatch) {
    const { port1, port2 } = new MessageChannel();
    port1.on('message', onStage);
    try {
      return await pool.run({ ...task, port: port2 }, signal, port2);
    } catch (error) {
      if (error instanceof AppError || signal.aborted) throw asUnavailable(error);
      log.error({ err: error, seed: task.request.seed }, 'the chef failed');
      throw asUnavailable(error);
    } finally {
      port1.close();
    }
  }

  return {
    async cook(request, watch) {
      const session = model?.open(watch.signal);
      const drafts: unknown[] = [];
      let failure: ModelError['reason'] | null = null;
      for (;;) {
        const result = await runTurn(
          { request, model: model?.name ?? null, drafts, failure },
          watch,
        );
        if (result.kind === 'done') return result.reply;
        const drafted = await draftFrom(session, result.prompt, drafts.length);
        if (watch.signal.aborted) throw asUnavailable(watch.signal.reason);
        if (drafted.failure === null) drafts.push(drafted.draft);
        failure = drafted.failure;
      }
    },
    close: () => pool.close(),
  };
}

interface DraftOutcome {
  draft: unknown;
  failure: ModelError['reason'] | null;
}

async function draftFrom(
  session: DraftSession | undefined,
  prompt: string,
  count: number,
): Promise<DraftOutcome> {
  if (session === undefined || count >= maxDrafts) return { draft: null, failure: 'down' };
  try {
    return { draft: await session.draft(prompt), failure: null };
  } catch (error) {
    return { draft: null, failure: error instanceof ModelError ? error.reason : 'down' };
  }
}

function asUnavailable(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return new AppError('unavailable', { retryAfterSeconds, cause: error });
}
