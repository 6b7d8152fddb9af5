/** Widths in pixels that every picture is kept in. */
export const pictureWidths = [400, 800, 1200] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** Pictures of recipes are 4:3. */
export const pictureAspect = { width: 4, height: 3 } as const;

const ownPicture = /^(\/api\/images\/[0-9a-f]{16,64})-(?:400|800|1200)\.webp$/;

/** The path of one size of a content-addressed picture. */
export function picturePath(hash: string, width: PictureWidth): string {
  return `/api/images/${hash}-${width}.webp`;
}

/** `srcset` for a picture of ours; `undefined` for an address from elsewhere, which has one size. */
export function pictureSources(image: string): string | undefined {
  const base = ownPicture.exec(image)?.[1];
  if (base === undefined) return undefined;
  return pictureWidths.map((width) => `${base}-${width}.webp ${width}w`).join(', ');
}
