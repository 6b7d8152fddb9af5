import { type ChatCompletionRequest, LLMock } from '@copilotkit/aimock';
import type { ModelConfig, ModelProvider } from '#platform/model-config.ts';

export type ModelResponse = Parameters<LLMock['on']>[1];

/** A server that speaks the protocols of all providers, and answers as a test says. */
export interface FakeModel {
  config(provider: ModelProvider, changed?: Partial<ModelConfig['limits']>): ModelConfig;
  /** From now on, one after the other; the last one stays. */
  answerWith(...responses: ModelResponse[]): void;
  /** What was sent since the last `answerWith`. */
  requests(): { system: string; user: string }[];
  close(): Promise<void>;
}

const paths: Record<ModelProvider, string> = {
  'openai-compatible': '/v1',
  openai: '/v1',
  anthropic: '/v1',
  google: '/v1beta',
  ollama: '/v1',
};

/** Of models that take a schema. */
const names: Record<ModelProvider, string> = {
  'openai-compatible': 'local-model',
  openai: 'gpt-5-mini',
  anthropic: 'claude-haiku-4-5',
  google: 'gemini-2.5-flash',
  ollama: 'qwen3:8b',
};

export async function startFakeModel(): Promise<FakeModel> {
  const mock = new LLMock({ port: 0 });
  await mock.start();
  let received: ChatCompletionRequest[] = [];
  return {
    config: (provider, changed) => ({
      ...{ provider, name: names[provider], url: `${mock.url}${paths[provider]}` },
      key: 'key-that-nobody-may-see',
      limits: { callsPerHour: 1000, seconds: 20, ...changed },
    }),
    answerWith(...responses) {
      mock.clearFixtures();
      const mine: ChatCompletionRequest[] = [];
      received = mine;
      mock.on({ predicate: () => true }, async (request) => {
        const response = responses[Math.min(mine.push(request), responses.length) - 1];
        return typeof response === 'function' ? response(request) : (response as never);
      });
    },
    requests: () =>
      received.map((request) => ({
        system: textOf(request, ['system', 'developer']),
        user: textOf(request, ['user']),
      })),
    close: () => mock.stop(),
  };
}

function textOf({ messages }: ChatCompletionRequest, roles: readonly string[]): string {
  return messages
    .filter(({ role }) => roles.includes(role))
    .map(({ content }) => (typeof content === 'string' ? content : JSON.stringify(content)))
    .join('\n');
}
