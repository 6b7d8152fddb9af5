import type { Database } from '#database/connect.ts';
import { type Images, pictureIn, picturesVersion } from '#features/images/service.ts';
import { columnsComputedFrom, computedVersion } from '#features/recipes/figures/service.ts';
import { recipesChanged } from '#features/recipes/list/service.ts';
import { isPublic, type RecipeRow } from '#features/recipes/service.ts';
import type { Bus } from '#platform/realtime/bus.ts';
import { findSeedVersion, listOutdated, type OutdatedRecipe, updateComputed } from './store.ts';

/** Recipes of members follow the food table, the rules and the illustrator (REC-04). */
export interface Renewal {
  /**
   * Computes outdated recipes again until none is left or the signal aborts. Does nothing where a process of another version
   * was started since.
   */
  renewOutdated(signal: AbortSignal): Promise<void>;
}

interface RenewalParts {
  database: Database;
  images: Pick<Images, 'queueMissing'>;
  bus: Bus;
}

export const renewalKey = 'member-recipes';
const versions = { computedWith: computedVersion, picturedWith: picturesVersion };
export const renewalVersion = Object.values(versions).join(' ');

/** Rows are some kilobytes. */
const batchSize = 50;

export function createRenewal({ database, images, bus }: RenewalParts): Renewal {
  async function renewRecipe({ row, isSent }: OutdatedRecipe): Promise<Renewed | null> {
    const picture = isSent || row.pictureHash === null ? null : await pictureIn(row);
    const isRenewed = await updateComputed(database, row, {
      ...(row.computedWith !== versions.computedWith && (await columnsComputedFrom(row))),
      ...(picture && { pictureHash: picture.hash, pictureColour: picture.colour }),
      picturedWith: versions.picturedWith,
    });
    if (!isRenewed) return null;
    const hasNewPicture = picture !== null && picture.hash !== row.pictureHash;
    return { hasNewPicture, isPublic: isPublic(row) };
  }

  async function renewBatch(batch: readonly OutdatedRecipe[], signal: AbortSignal) {
    const renewed: Renewed[] = [];
    for (const outdated of batch) {
      if (signal.aborted) break;
      const one = await renewRecipe(outdated);
      if (one !== null) renewed.push(one);
    }
    if (renewed.some((recipe) => recipe.isPublic)) await bus.publish(recipesChanged, {});
    return renewed.filter(({ hasNewPicture }) => hasNewPicture).length;
  }

  const isLeftToOthers = async () =>
    (await findSeedVersion(database, renewalKey)) !== renewalVersion;

  return {
    async renewOutdated(signal) {
      let newPictures = 0;
      let last: RecipeRow | undefined;
      do {
        if (signal.aborted || (await isLeftToOthers())) break;
        const place = { after: last?.id ?? '', limit: batchSize };
        const batch = await listOutdated(database, versions, place);
        newPictures += await renewBatch(batch, signal);
        last = batch.length < batchSize ? undefined : batch.at(-1)?.row;
      } while (last !== undefined);
      if (newPictures > 0 && !signal.aborted) await images.queueMissing();
    },
  };
}

interface Renewed {
  hasNewPicture: boolean;
  isPublic: boolean;
}
