import { pictureAspect, pictureSources } from '@pomona/contract/images';
import type { RecipeCard } from '@pomona/contract/recipes';
import { fallbackPicture, type PictureSource } from '#ui/picture.tsx';

export function pictureOf(
  recipe: Pick<RecipeCard, 'image' | 'image_colour' | 'title'>,
): PictureSource {
  const avif = pictureSources(recipe.image, 'avif');
  return {
    src: recipe.image === '' ? fallbackPicture : recipe.image,
    srcSet: pictureSources(recipe.image),
    sources: avif === undefined ? undefined : [{ type: 'image/avif', srcSet: avif }],
    width: 200 * pictureAspect.width,
    height: 200 * pictureAspect.height,
    alt: '',
    colour: recipe.image_colour ?? undefined,
  };
}
