import { ModelError } from '@pomona/chef/model';
import type { LanguageModel } from 'ai';
import { draftSchema } from './draft-schema.ts';
import { instructions } from './instructions.ts';

export interface Drafted {
  /** Untrusted. */
  draft: unknown;
  tokens: { input: number; output: number };
}

/** Reasoning counts as well. */
const maxOutputTokens = 8000;
const tooManyRequests = 429;

/** Warnings go to the console otherwise. */
globalThis.AI_SDK_LOG_WARNINGS = false;

/** One answer of the model to a prompt. Throws `ModelError`, of which the cause may hold prompt or key and is not to be logged. */
export async function askModel(
  model: LanguageModel,
  prompt: string,
  signal: AbortSignal,
): Promise<Drafted> {
  const { APICallError, generateText, NoObjectGeneratedError, Output } = await import('ai');
  try {
    const { output, usage } = await generateText({
      ...{ model, prompt, maxOutputTokens, maxRetries: 0, abortSignal: signal },
      system: instructions,
      output: Output.object({ schema: draftSchema, name: 'recipe' }),
    });
    return { draft: output, tokens: tokensOf(usage) };
  } catch (error) {
    // Cut short, or of another shape: the verifier says what is wrong with it.
    if (NoObjectGeneratedError.isInstance(error))
      return { draft: error.text ?? '', tokens: tokensOf(error.usage) };
    if (signal.aborted) throw new ModelError('slow', error);
    const isLimited = APICallError.isInstance(error) && error.statusCode === tooManyRequests;
    throw new ModelError(isLimited ? 'limit' : 'down', error);
  }
}

interface Usage {
  inputTokens?: number | undefined;
  outputTokens?: number | undefined;
}

const tokensOf = (usage: Usage | undefined) => ({
  input: usage?.inputTokens ?? 0,
  output: usage?.outputTokens ?? 0,
});
