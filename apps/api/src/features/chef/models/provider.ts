import type { LanguageModel } from 'ai';
import type { ModelConfig } from '#platform/model-config.ts';
import { createFetchConfigured } from '#platform/outside/fetch-configured.ts';

/** A recipe has some 5 kB; reasoning may come with it. */
const maxBytes = 500_000;

/** The libraries are loaded when they are first needed: most installations have no model, and need none of their 4 MB. */
export async function languageModelOf({
  provider,
  name,
  url,
  key,
}: ModelConfig): Promise<LanguageModel> {
  const fetch = createFetchConfigured({ origin: new URL(url).origin, maxBytes });
  const options = { baseURL: url, apiKey: key ?? '', fetch };
  switch (provider) {
    case 'openai':
      return (await import('@ai-sdk/openai')).createOpenAI(options)(name);
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic(options)(name);
    case 'google':
      return (await import('@ai-sdk/google')).createGoogleGenerativeAI(options)(name);
    case 'ollama':
    case 'openai-compatible':
      return (await import('@ai-sdk/openai-compatible')).createOpenAICompatible({
        ...{ name: 'compatible', baseURL: url, fetch, supportsStructuredOutputs: true },
        ...(key !== null && { apiKey: key }),
      })(name);
  }
}
