import { type Images, pictureIn, picturesVersion } from '#features/images/service.ts';
import type { RecipeRow } from '#features/recipes/service.ts';

type Pictured = Parameters<typeof pictureIn>[0];

export interface PictureColumns {
  pictureHash: string | null;
  pictureColour: string | null;
  picturedWith: string;
}

/** The picture that a recipe gets. */
export interface ChosenPicture {
  columns: PictureColumns;
  /** Somebody sent it: there is nothing to draw. */
  isSent: boolean;
}

export interface Pictures {
  /**
   * Which picture a recipe gets: one that was sent (a `data:` URL, or an address to fetch it from), the drawn one
   * (`null`), or as it was (`undefined`): then a drawn one follows the recipe, and one that was sent stays. Throws what
   * pictures from elsewhere throw.
   */
  pictureFor(
    recipe: Pictured,
    image: string | null | undefined,
    before: RecipeRow | null,
  ): Promise<ChosenPicture>;
  /** Has it drawn soon, unless it was sent. */
  draw(picture: ChosenPicture): void;
}

/** The pictures of members’ recipes. */
export function createPictures(
  images: Pick<Images, 'acceptDataUrl' | 'fetch' | 'hasten' | 'isUploaded'>,
): Pictures {
  return {
    async pictureFor(recipe, image, before) {
      if (typeof image === 'string') {
        const isInline = /^data:/i.test(image);
        const { hash, colour } = await (isInline
          ? images.acceptDataUrl(image, 'recipe')
          : images.fetch(image, 'recipe'));
        return { columns: columnsOf(hash, colour), isSent: true };
      }
      const held = before?.pictureHash ?? null;
      if (before && held !== null && image === undefined && (await images.isUploaded(held))) {
        return { columns: columnsOf(held, before.pictureColour), isSent: true };
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
