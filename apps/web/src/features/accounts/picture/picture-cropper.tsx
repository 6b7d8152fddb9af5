import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { type CropArea, croppedPicture } from './cropped-picture.ts';
import { PicturePreview } from './picture-preview.tsx';

interface Props {
  /** Address of the chosen file. */
  source: string;
  isSaving: boolean;
  onSave: (picture: string) => void;
  onCancel: () => void;
  /** The browser cannot show it. */
  onUnreadable: () => void;
}

const maxZoom = 4;

/** The part of a picture that is shown: dragged, pinched or moved with the arrow keys. */
export function PictureCropper(props: Props) {
  const { source, isSaving, onSave, onCancel, onUnreadable } = props;
  const t = useTranslations('profile.picture');
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CropArea | null>(null);
  const [picture, setPicture] = useState<HTMLImageElement | null>(null);
  const zoomId = useId();
  const hintId = useId();
  return (
    <div className="grid gap-6 md:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <div>
        <div className="relative aspect-square overflow-hidden rounded-card bg-sunken">
          <Cropper
            image={source}
            crop={crop}
            zoom={zoom}
            maxZoom={maxZoom}
            aspect={1}
            cropShape="round"
            showGrid={false}
            objectFit="cover"
            disableAutomaticStylesInjection
            onCropChange={(next) => !isSaving && setCrop(next)}
            onZoomChange={(next) => !isSaving && setZoom(next)}
            onCropComplete={(_, pixels) => setArea(pixels)}
            setImageRef={({ current }) => setPicture(current)}
            mediaProps={{ alt: '', onError: onUnreadable }}
            cropperProps={{ role: 'group', 'aria-label': t('crop'), 'aria-describedby': hintId }}
          />
        </div>
        <p id={hintId} className="mt-2 text-muted text-sm">
          {t('cropHint')}
        </p>
        <label htmlFor={zoomId} className="mt-4 block font-semibold text-sm">
          {t('zoom')}
        </label>
        <input
          id={zoomId}
          type="range"
          min={1}
          max={maxZoom}
          step={0.1}
          value={zoom}
          disabled={isSaving}
          onChange={({ target }) => setZoom(Number(target.value))}
          className="mt-1 h-11 w-full accent-leaf"
        />
      </div>
      <div className="grid content-start gap-6">
        <PicturePreview picture={picture} area={area} />
        <div className="flex flex-wrap gap-3">
          <Button
            loading={isSaving || area === null || picture === null}
            onClick={() => area && picture && onSave(croppedPicture(picture, area))}
            icon={<Check aria-hidden="true" className="size-4.5" />}
          >
            {t('save')}
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </div>
        <p role="status" className="text-muted">
          {isSaving && t('saving')}
        </p>
      </div>
    </div>
  );
}
