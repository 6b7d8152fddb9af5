import * as z from 'zod';
import { serviceUrl } from './model-config.ts';

/** The image service that illustrates beside the built-in illustrator. */
export interface ImageModelConfig {
  /** As the service names it. */
  name: string;
  url: string;
  /** `null`: the service asks for none. */
  key: string | null;
  /** Width and height in pixels, as the service takes them. */
  size: string;
  /** For one picture; then the built-in illustrator draws. */
  seconds: number;
}

const usualUrl = 'https://api.openai.com/v1';

export const imageModelVariables = {
  IMAGE_MODEL: z.string().max(200, 'must have at most 200 characters').optional(),
  IMAGE_MODEL_URL: serviceUrl.optional(),
  IMAGE_MODEL_KEY: z.string().optional(),
  IMAGE_MODEL_SIZE: z
    .string()
    .refine((text) => /^\d{3,4}x\d{3,4}$/.test(text), {
      error: 'must be width and height like 1024x1024',
    })
    .default('1024x1024'),
  IMAGE_MODEL_SECONDS: z
    .string()
    .refine((text) => /^\d{1,2}$/.test(text) && Number(text) >= 1 && Number(text) <= 60, {
      error: 'must be a whole number from 1 to 60',
    })
    .transform(Number)
    .default(45),
} as const;

type ImageModelVariables = z.infer<z.ZodObject<typeof imageModelVariables>>;

/** Names of what is missing beside the others. */
export function missingImageVariables(values: ImageModelVariables): (keyof ImageModelVariables)[] {
  const { IMAGE_MODEL: name, IMAGE_MODEL_URL: url, IMAGE_MODEL_KEY: key } = values;
  if (name === undefined) return url === undefined && key === undefined ? [] : ['IMAGE_MODEL'];
  return url === undefined && key === undefined ? ['IMAGE_MODEL_KEY'] : [];
}

export function imageModelConfigOf(values: ImageModelVariables): ImageModelConfig | null {
  const { IMAGE_MODEL: name, IMAGE_MODEL_URL: url = usualUrl, IMAGE_MODEL_KEY: key } = values;
  if (name === undefined) return null;
  const { IMAGE_MODEL_SIZE: size, IMAGE_MODEL_SECONDS: seconds } = values;
  return { name, url, key: key ?? null, size, seconds };
}
