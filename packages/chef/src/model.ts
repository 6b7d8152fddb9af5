import type { Brief } from './brief.ts';
import type { Problem } from './verify/problem.ts';

/** Why no draft came. Whatever else a model rejects with counts as `down`. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly reason: 'slow' | 'down' | 'limit';
  constructor(reason: ModelError['reason'], cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/**
 * A language model as the chef sees it. Rejects with `ModelError` where no answer comes; what it resolves with is untrusted:
 * at best an object with the keys of `WrittenRecipe`, at worst any text.
 */
export interface RecipeModel {
  /** Shown to people: "gpt-5-mini". */
  name: string;
  /** `problems`: of its last draft, for a repair round. */
  draft(
    brief: Brief,
    problems: readonly Problem[],
    options: { signal: AbortSignal },
  ): Promise<unknown>;
}
