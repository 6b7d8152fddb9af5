import {
  type GenerationStatus,
  type ImageBatch,
  readBatch,
  readGenerationStatus,
} from '@pomona/contract/images';
import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#platform/api/api.ts';

export interface Generation {
  readonly status: GenerationStatus;
  /** The last one; `null` before the first. */
  readonly batch: ImageBatch | null;
}

export const generationKey = ['own', 'admin', 'image-generation'] as const;

/** IMG-06. */
const pollMilliseconds = 10_000;

/** A batch runs, and pictures are missing. */
export function isUnderWay(generation: Generation | undefined): boolean {
  if (generation === undefined || generation.batch?.state !== 'running') return false;
  return generation.status.completion_percentage < 100;
}

/** How far the pictures are; read again every ten seconds while a batch runs. */
export function generationQuery(api: Api) {
  return queryOptions({
    queryKey: generationKey,
    queryFn: async ({ signal }): Promise<Generation> => {
      const status = await api.call(readGenerationStatus, { signal });
      const { batch } = await api.call(readBatch, { signal });
      return { status, batch };
    },
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? pollMilliseconds : false),
  });
}
