import { ModelError } from '@pomona/chef/model';
import { APICallError, generateText, type LanguageModel, NoObjectGeneratedError, Output } from 'ai';
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
    throw new ModelError(reasonOf(error, signal), error);
  }
}

function reasonOf(error: unknown, signal: AbortSignal): ModelError['reason'] {
  if (signal.aborted) return 'slow';
  return APICallError.isInstance(error) && error.statusCode === tooManyRequests ? 'limit' : 'down';
}

interface Usage {
  inputTokens?: number | undefined;
  outputTokens?: number | undefined;
}

const tokensOf = (usage: Usage | undefined) => ({
  input: usage?.inputTokens ?? 0,
  output: usage?.outputTokens ?? 0,
});
