import { foodVersion } from '@pomona/food/version';
import type { Database } from '#database/connect.ts';
import { type Images, pictureIn, picturesVersion } from '#features/images/service.ts';
import type { Bus } from '#platform/realtime/bus.ts';
import { columnsComputedFrom } from '../../figures/service.ts';
import { recipesChanged } from '../../list/service.ts';
import { mayRead } from '../../policy.ts';
import type { RecipeRow } from '../../store.ts';
import { findHeldVersion, listOutdated, type OutdatedRecipe, updateComputed } from './store.ts';

/** Recipes of members follow the food table, the rules and the illustrator (REC-04). */
export interface Renewal {
  /**
   * Computes anew what carries other versions, and has renamed pictures drawn, until nothing is left or the signal comes.
   * Does nothing where a process of another version was started since.
   */
  renewOutdated(signal: AbortSignal): Promise<void>;
}

interface RenewalParts {
  database: Database;
  images: Pick<Images, 'queueMissing'>;
  bus: Bus;
}

export const renewalKey = 'member-recipes';
const versions = { computedWith: foodVersion, picturedWith: picturesVersion };
export const renewalVersion = Object.values(versions).join(' ');

/** Read at once; rows are some kilobytes. */
const batchSize = 50;

export function createRenewal({ database, images, bus }: RenewalParts): Renewal {
  /** Tells whether its picture has a new name. */
  async function renewRecipe({ row, isSent }: OutdatedRecipe): Promise<boolean> {
    const picture = isSent || row.pictureHash === null ? null : await pictureIn(row);
    const isRenewed = await updateComputed(database, row, {
      ...(row.computedWith !== versions.computedWith && (await columnsComputedFrom(row))),
      ...(picture && { pictureHash: picture.hash, pictureColour: picture.colour }),
      picturedWith: versions.picturedWith,
    });
    if (isRenewed && mayRead(row, null)) await bus.publish(recipesChanged, { id: row.id });
    return isRenewed && picture !== null && picture.hash !== row.pictureHash;
  }

  const isLeftToOthers = async () =>
    (await findHeldVersion(database, renewalKey)) !== renewalVersion;

  return {
    async renewOutdated(signal) {
      let renamed = 0;
      let last: RecipeRow | undefined;
      do {
        if (await isLeftToOthers()) break;
        const place = { after: last?.id ?? '', limit: batchSize };
        const batch = await listOutdated(database, versions, place);
        for (const outdated of batch) {
          if (signal.aborted) return;
          if (await renewRecipe(outdated)) renamed += 1;
        }
        last = batch.length < batchSize ? undefined : batch.at(-1)?.row;
      } while (last !== undefined);
      if (renamed > 0) await images.queueMissing();
    },
  };
}
