import type { Database } from '#database/connect.ts';
import { type Images, pictureIn, picturesVersion } from '#features/images/service.ts';
import { columnsComputedFrom, computedVersion } from '#features/recipes/figures/service.ts';
import type { RecipeRow } from '#features/recipes/service.ts';
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
}

export const renewalKey = 'member-recipes';
const versions = { computedWith: computedVersion, picturedWith: picturesVersion };
export const renewalVersion = Object.values(versions).join(' ');

/** Rows are some kilobytes. */
const batchSize = 50;

export function createRenewal({ database, images }: RenewalParts): Renewal {
  /** Whether it has a new picture. */
  async function renewRecipe({ row, isSent }: OutdatedRecipe): Promise<boolean> {
    const picture = isSent || row.pictureHash === null ? null : await pictureIn(row);
    const isRenewed = await updateComputed(database, row, {
      ...(row.computedWith !== versions.computedWith && (await columnsComputedFrom(row))),
      ...(picture && { pictureHash: picture.hash, pictureColour: picture.colour }),
      picturedWith: versions.picturedWith,
    });
    return isRenewed && picture !== null && picture.hash !== row.pictureHash;
  }

  async function renewBatch(batch: readonly OutdatedRecipe[], signal: AbortSignal) {
    let newPictures = 0;
    for (const outdated of batch) {
      if (signal.aborted) break;
      if (await renewRecipe(outdated)) newPictures += 1;
    }
    return newPictures;
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
