import { type Images, pictureIn, picturesVersion } from '#features/images/service.ts';
import type { RecipeRow } from '#features/recipes/service.ts';

type Pictured = Parameters<typeof pictureIn>[0];

export interface PictureColumns {
  pictureHash: string | null;
  pictureColour: string | null;
  picturedWith: string;
}

export interface ChosenPicture {
  columns: PictureColumns;
  /** Uploaded by somebody: there is nothing to draw. */
  isSent: boolean;
}

export interface Pictures {
  /**
   * `image`: a `data:` URL or an address to fetch; `null` for the drawn picture; `undefined` keeps an uploaded picture and lets
   * a drawn one follow the recipe. Throws what uploads throw.
   */
  pictureFor(
    recipe: Pictured,
    image: string | null | undefined,
    { before, ownerId }: { before: RecipeRow | null; ownerId: string },
  ): Promise<ChosenPicture>;
  /** Has it drawn soon, unless it was uploaded. */
  draw(picture: ChosenPicture): void;
}

export function createPictures(
  images: Pick<Images, 'acceptDataUrl' | 'fetch' | 'hasten' | 'isUploaded'>,
): Pictures {
  return {
    async pictureFor(recipe, image, { before, ownerId }) {
      if (typeof image === 'string') {
        const isInline = /^data:/i.test(image);
        const { hash, colour } = await (isInline
          ? images.acceptDataUrl(image, { kind: 'recipe', ownerId })
          : images.fetch(image, { kind: 'recipe', ownerId }));
        return { columns: columnsOf(hash, colour), isSent: true };
      }
      const currentHash = before?.pictureHash ?? null;
      if (
        before &&
        currentHash !== null &&
        image === undefined &&
        (await images.isUploaded(currentHash))
      ) {
        return { columns: columnsOf(currentHash, before.pictureColour), isSent: true };
      }
      const { hash, colour } = await pictureIn(recipe);
      return { columns: columnsOf(hash, colour), isSent: false };
    },
    draw({ columns: { pictureHash }, isSent }) {
      if (pictureHash !== null && !isSent) images.hasten(pictureHash);
    },
  };
}

const columnsOf = (pictureHash: string, pictureColour: string | null): PictureColumns => ({
  ...{ pictureHash, pictureColour },
  picturedWith: picturesVersion,
});
