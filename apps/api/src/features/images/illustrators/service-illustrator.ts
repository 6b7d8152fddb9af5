import { maxUploadBytes } from '@pomona/contract/images';
import type { PlatedRecipe } from '@pomona/plating/recipe';
import * as z from 'zod';
import type { Clock } from '#platform/clock.ts';
import type { ImageModelConfig } from '#platform/image-model-config.ts';
import { createBreaker } from '#platform/outside/breaker.ts';
import { createFetchConfigured } from '#platform/outside/fetch-configured.ts';
import type { FetchOutside } from '#platform/outside/fetch-outside.ts';
import type { Renderer } from '../render/renderer.ts';
import type { Illustrator } from './illustrator.ts';

interface ServiceParts {
  config: ImageModelConfig;
  renderer: Renderer;
  /** For a picture that the service keeps elsewhere. */
  fetchOutside: FetchOutside;
  clock: Clock;
}

/** A picture of ten megabytes in base64, and what stands around it. */
const maxReplyBytes = 16_000_000;
const breakerLimits = { maxFailures: 3, openMilliseconds: 300_000 };
const maxIngredients = 12;

const reply = z.object({
  data: z
    .array(z.union([z.object({ b64_json: z.string().min(1) }), z.object({ url: z.url() })]))
    .min(1),
});

/** A service with OpenAI's call for pictures. What it sends is checked and encoded anew like every upload. */
export function createServiceIllustrator(parts: ServiceParts): Illustrator {
  const { config, renderer, clock } = parts;
  const breaker = createBreaker({ clock, ...breakerLimits });
  const { origin } = new URL(config.url);
  const fetchConfigured = createFetchConfigured({ origin, maxBytes: maxReplyBytes });

  async function requestPicture(recipe: PlatedRecipe, signal: AbortSignal): Promise<Uint8Array> {
    const response = await fetchConfigured(`${config.url}/images/generations`, {
      method: 'POST',
      signal,
      headers: {
        'content-type': 'application/json',
        ...(config.key !== null && { authorization: `Bearer ${config.key}` }),
      },
      body: JSON.stringify(requestOf(config, recipe)),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`Status ${response.status}`);
    }
    const [picture] = reply.parse(await response.json()).data;
    if (picture === undefined) throw new Error('No picture');
    if ('b64_json' in picture) return Buffer.from(picture.b64_json, 'base64');
    return fetchPicture(picture.url, signal);
  }

  async function fetchPicture(url: string, signal: AbortSignal): Promise<Uint8Array> {
    if (new URL(url).origin !== origin)
      return parts.fetchOutside(url, { maxBytes: maxUploadBytes.recipe, signal });
    const response = await fetchConfigured(url, { signal });
    if (!response.ok) throw new Error(`Status ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  }

  return {
    async illustrate({ recipe }) {
      if (breaker.isOpen()) throw new Error('Failed several times, not called for a while');
      try {
        const bytes = await requestPicture(recipe, AbortSignal.timeout(config.seconds * 1000));
        const encoded = await renderer.render('recipeUpload', { bytes });
        breaker.succeeded();
        return { origin: 'painted', ...encoded };
      } catch (error) {
        breaker.failed();
        throw error;
      }
    },
  };
}

function requestOf({ name, size }: ImageModelConfig, recipe: PlatedRecipe) {
  return {
    ...{ model: name, prompt: promptOf(recipe), n: 1, size },
    // These always answer so, and refuse the parameter.
    ...(!name.startsWith('gpt-image') && { response_format: 'b64_json' }),
  };
}

/** The dish alone: nothing about the person who wrote it down. */
function promptOf({ title, mealType, ingredients }: PlatedRecipe): string {
  const foods = ingredients.slice(0, maxIngredients).map(({ text }) => text);
  return [
    `Appetising, natural food photograph of “${title}” (${mealType.toLowerCase()}), served on a plate, seen slightly from above in daylight.`,
    `It is made of: ${foods.join('; ')}.`,
    'No text, no logos, no people, no hands.',
  ].join(' ');
}
