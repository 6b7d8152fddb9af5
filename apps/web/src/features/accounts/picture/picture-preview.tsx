import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { type CropArea, drawCrop } from './cropped-picture.ts';

interface Props {
  picture: HTMLImageElement | null;
  area: CropArea | null;
}

const sizes = [96, 40] as const;

/** The square as others will see it, large and small. */
export function PicturePreview({ picture, area }: Props) {
  const t = useTranslations('profile.picture');
  const canvases = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (picture === null || area === null) return;
    for (const canvas of canvases.current?.querySelectorAll('canvas') ?? [])
      drawCrop(canvas, picture, area);
  }, [picture, area]);
  return (
    <div>
      <p className="font-semibold text-sm">{t('preview')}</p>
      <div
        ref={canvases}
        role="img"
        aria-label={t('preview')}
        className="mt-2 flex items-end gap-4"
      >
        {sizes.map((size) => (
          <canvas
            key={size}
            width={2 * size}
            height={2 * size}
            className={`rounded-full bg-sunken ${size === 96 ? 'size-24' : 'size-10'}`}
          />
        ))}
      </div>
    </div>
  );
}
