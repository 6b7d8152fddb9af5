import * as z from 'zod';

export const modelProviders = [
  'openai-compatible',
  'openai',
  'anthropic',
  'google',
  'ollama',
] as const;
export type ModelProvider = (typeof modelProviders)[number];

/** The language model that cooks beside the built-in engine. */
export interface ModelConfig {
  provider: ModelProvider;
  /** As the provider names it. */
  name: string;
  url: string;
  /** `null`: the service asks for none. */
  key: string | null;
  limits: ModelLimits;
}

export interface ModelLimits {
  /** Of all members, over all processes. */
  callsPerHour: number;
  /** Of all drafts of one recipe; then the built-in engine cooks. */
  seconds: number;
}

const usualUrls: Partial<Record<ModelProvider, string>> = {
  openai: 'https://api.openai.com/v1',
  anthropic: 'https://api.anthropic.com/v1',
  google: 'https://generativelanguage.googleapis.com/v1beta',
  ollama: 'http://127.0.0.1:11434/v1',
};

const needsKey: readonly ModelProvider[] = ['openai', 'anthropic', 'google'];

export const serviceUrl = z
  .string()
  .refine(isServiceUrl, { error: 'must be an address like http://127.0.0.1:11434/v1' })
  .transform((text) => text.replace(/\/$/, ''));

export const modelVariables = {
  CHEF_MODEL_PROVIDER: z
    .enum(modelProviders, { error: `must be one of ${modelProviders.join(', ')}` })
    .optional(),
  CHEF_MODEL: z.string().max(200, 'must have at most 200 characters').optional(),
  CHEF_MODEL_URL: serviceUrl.optional(),
  CHEF_MODEL_KEY: z.string().optional(),
} as const;

type ModelVariables = z.infer<z.ZodObject<typeof modelVariables>>;

function isServiceUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && [username, password, search, hash].every((part) => !part);
}

/** Names of what is missing beside the provider. */
export function missingModelVariables(values: ModelVariables): (keyof ModelVariables)[] {
  const { CHEF_MODEL_PROVIDER: provider, CHEF_MODEL, CHEF_MODEL_URL, CHEF_MODEL_KEY } = values;
  if (provider === undefined) return CHEF_MODEL === undefined ? [] : ['CHEF_MODEL_PROVIDER'];
  return [
    ...(CHEF_MODEL === undefined ? (['CHEF_MODEL'] as const) : []),
    ...((CHEF_MODEL_URL ?? usualUrls[provider]) === undefined ? (['CHEF_MODEL_URL'] as const) : []),
    ...(needsKey.includes(provider) && CHEF_MODEL_KEY === undefined
      ? (['CHEF_MODEL_KEY'] as const)
      : []),
  ];
}

export function modelConfigOf(values: ModelVariables, limits: ModelLimits): ModelConfig | null {
  const { CHEF_MODEL_PROVIDER: provider, CHEF_MODEL: name, CHEF_MODEL_KEY: key = null } = values;
  const url = values.CHEF_MODEL_URL ?? (provider && usualUrls[provider]);
  if (!provider || !name || !url) return null;
  return { provider, name, url, key, limits };
}
