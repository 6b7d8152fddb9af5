import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogleGenerativeAI } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import type { ModelConfig } from '#platform/model-config.ts';
import { createFetchConfigured } from '#platform/outside/fetch-configured.ts';

/** A recipe has some 5 kB; reasoning may come with it. */
const maxBytes = 500_000;

export function languageModelOf({ provider, name, url, key }: ModelConfig): LanguageModel {
  const fetch = createFetchConfigured({ origin: new URL(url).origin, maxBytes });
  const options = { baseURL: url, apiKey: key ?? '', fetch };
  switch (provider) {
    case 'openai':
      return createOpenAI(options)(name);
    case 'anthropic':
      return createAnthropic(options)(name);
    case 'google':
      return createGoogleGenerativeAI(options)(name);
    case 'ollama':
    case 'openai-compatible':
      return createOpenAICompatible({
        ...{ name: 'compatible', baseURL: url, fetch, supportsStructuredOutputs: true },
        ...(key !== null && { apiKey: key }),
      })(name);
  }
}
