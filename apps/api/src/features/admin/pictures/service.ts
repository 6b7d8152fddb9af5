import type { ImageBatch } from '@pomona/contract/images';
import type { Images, PictureOrder } from '#features/images/service.ts';
import type { Member } from '#platform/http/security/viewer.ts';
import type { Audit } from '../audit/service.ts';

/** What administrators do with the pictures of recipes; each is written to the audit log. */
export interface Pictures {
  /** Throws what `Images.generatePicture` does. */
  generatePicture(
    admin: Member,
    order: PictureOrder,
  ): Promise<{ image_url: string; version: number }>;
  startBatch(admin: Member): Promise<{ job_id: string }>;
  stopBatch(admin: Member): Promise<ImageBatch | null>;
}

interface PicturesParts {
  images: Pick<Images, 'generatePicture' | 'startBatch' | 'stopBatch'>;
  audit: Pick<Audit, 'batchRecorderOf' | 'recipeRecorderOf'>;
}

export function createPictures({ images, audit }: PicturesParts): Pictures {
  return {
    generatePicture: (admin, order) =>
      images.generatePicture(admin.id, order, (transaction, recipe) =>
        audit.recipeRecorderOf(admin)(transaction, 'picture_generated', recipe),
      ),
    startBatch: (admin) =>
      images.startBatch((transaction) =>
        audit.batchRecorderOf(admin)(transaction, 'pictures_started'),
      ),
    stopBatch: (admin) =>
      images.stopBatch((transaction) =>
        audit.batchRecorderOf(admin)(transaction, 'pictures_stopped'),
      ),
  };
}
