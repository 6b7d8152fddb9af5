import { useCallback, useState } from 'react';
import { classes } from './classes.ts';

export type PictureSource = {
  src: string;
  srcSet?: string | undefined;
  /** Other formats, best first. */
  sources?: readonly { type: string; srcSet: string }[] | undefined;
  width: number;
  height: number;
  alt: string;
  /** The dominant colour (`#rrggbb`), shown until the picture is there. */
  colour?: string | undefined;
};

type PictureProps = {
  picture: PictureSource;
  sizes?: string | undefined;
  /** `eager` for the one picture that is seen first. */
  loading?: 'lazy' | 'eager' | undefined;
  className?: string | undefined;
};

export const fallbackPicture = '/fallback-dish.svg';

/** A picture that fills its box and gives way to a drawn dish when it can't be loaded (LIST-15). */
export function Picture({ picture, sizes, loading = 'lazy', className }: PictureProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const isBroken = brokenSrc === picture.src;
  const noticeBroken = useCallback(() => setBrokenSrc(picture.src), [picture.src]);
  // A served picture can fail before the script that would hear of it has run.
  const measureOnce = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) image.decode().catch(noticeBroken);
    },
    [noticeBroken],
  );
  return (
    <span className={classes('relative block overflow-hidden bg-sunken', className)}>
      {picture.colour && !isBroken && (
        <svg aria-hidden="true" focusable="false" className="absolute inset-0 size-full">
          <rect width="100%" height="100%" fill={picture.colour} />
        </svg>
      )}
      <picture>
        {!isBroken &&
          picture.sources?.map((source) => (
            <source key={source.type} type={source.type} srcSet={source.srcSet} sizes={sizes} />
          ))}
        <img
          ref={measureOnce}
          src={isBroken ? fallbackPicture : picture.src}
          srcSet={isBroken ? undefined : picture.srcSet}
          sizes={isBroken ? undefined : sizes}
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
          loading={loading}
          fetchPriority={loading === 'eager' ? 'high' : undefined}
          decoding="async"
          data-fallback={isBroken || undefined}
          onError={isBroken ? undefined : noticeBroken}
          className="absolute inset-0 size-full object-cover"
        />
      </picture>
    </span>
  );
}
