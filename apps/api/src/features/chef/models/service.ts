import { ModelError } from '@pomona/chef/model';
import type { ModelStatus } from '@pomona/contract/admin/settings';
import type { LanguageModel } from 'ai';
import type { Database } from '#database/connect.ts';
import type { Clock } from '#platform/clock.ts';
import type { ModelLimits } from '#platform/model-config.ts';
import { createBreaker } from '#platform/outside/breaker.ts';
import { createTaskQueue } from '#platform/workers/task-queue.ts';
import { askModel, type Drafted } from './model.ts';
import { findModelCalls, insertModelCall, removeHoursBefore } from './store.ts';
import type { ModelTotals } from './totals.ts';

/** The language model, within its limits of time, calls and failures. */
export interface ChefModel {
  name: string;
  /** For one recipe: what its drafts may take together counts from the first. */
  open(signal: AbortSignal): DraftSession;
}

/** As this process knows it. */
export type ReadModelStatus = () => Promise<Omit<ModelStatus, 'provider' | 'name'>>;

export interface DraftSession {
  /** What the model answers, untrusted. Throws `ModelError`. */
  draft(prompt: string): Promise<unknown>;
}

export interface ChefModelParts {
  name: string;
  loadModel(): Promise<LanguageModel>;
  database: Database;
  clock: Clock;
  log: { warn(details: object, message: string): void };
  totals: ModelTotals;
  limits: ModelLimits;
}

interface Signals {
  /** Nobody waits any more. */
  departed: AbortSignal;
  /** That, or the time is over. */
  end: AbortSignal;
}

const hour = 3_600_000;
const atOnce = { concurrency: 8, maxQueued: 32 };
const breakerLimits = { maxFailures: 3, openMilliseconds: 60_000 };

export function createChefModel(
  parts: ChefModelParts,
): ChefModel & { readStatus: ReadModelStatus } {
  const { name, loadModel, database, clock, log, totals, limits } = parts;
  const breaker = createBreaker({ clock, ...breakerLimits });
  const queue = createTaskQueue(atOnce);
  const thisHour = () => Math.floor(clock() / hour) * hour;
  let hasWorked = false;

  async function countCall() {
    const start = thisHour();
    const calls = await insertModelCall(database, new Date(start));
    if (calls === 1) await removeHoursBefore(database, new Date(start - hour));
    if (calls > limits.callsPerHour) throw new ModelError('limit');
  }

  async function callModel(prompt: string, signals: Signals): Promise<Drafted> {
    try {
      const drafted = await askModel(await loadModel(), prompt, signals.end);
      breaker.succeeded();
      hasWorked = true;
      return drafted;
    } catch (error) {
      if (!signals.departed.aborted) breaker.failed();
      throw error;
    }
  }

  async function draft(prompt: string, signals: Signals): Promise<unknown> {
    if (breaker.isOpen()) throw new ModelError('down');
    await countCall();
    const drafted = await queue.run(() => callModel(prompt, signals), signals.end);
    totals.addDraft(drafted.tokens);
    return drafted.draft;
  }

  return {
    name,
    async readStatus() {
      const { failures, openUntil } = breaker.state();
      const idle = hasWorked ? 'working' : 'unused';
      const usual = failures === 0 ? idle : 'failing';
      return {
        state: openUntil === null ? usual : 'paused',
        paused_until: openUntil === null ? null : new Date(openUntil).toISOString(),
        calls_this_hour: await findModelCalls(database, new Date(thisHour())),
        max_calls_per_hour: limits.callsPerHour,
      };
    },
    open(departed) {
      let end: AbortSignal | null = null;
      return {
        async draft(prompt) {
          end ??= AbortSignal.any([departed, AbortSignal.timeout(limits.seconds * 1000)]);
          try {
            return await draft(prompt, { departed, end });
          } catch (error) {
            const failure = modelErrorOf(error, end);
            if (departed.aborted) throw failure;
            totals.addFailure(failure.reason);
            // Not its cause: that holds the prompt, and an answer of the provider may repeat the key.
            log.warn({ reason: failure.reason, model: name }, 'the language model gave no draft');
            throw failure;
          }
        },
      };
    },
  };
}

/** A full queue throws `unavailable`. */
function modelErrorOf(error: unknown, signal: AbortSignal): ModelError {
  if (error instanceof ModelError) return error;
  return new ModelError(signal.aborted ? 'slow' : 'limit', error);
}
