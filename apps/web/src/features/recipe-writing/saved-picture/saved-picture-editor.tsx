import type { Recipe } from '@pomona/contract/recipes';
import { ImageUp, RotateCw, Sparkles, Undo2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/form/field-error.tsx';
import { FileInput } from '#ui/form/file-input.tsx';
import { pictureTypes } from '../fields/picture-file.ts';
import { usePastedPicture } from '../fields/use-pasted-picture.ts';
import type { RecipeSaving } from '../saving/saving.ts';
import type { RecipeFormState } from '../use-recipe-form.ts';
import { AddressBox } from './address-box.tsx';
import { PictureStage } from './picture-stage.tsx';
import { usePictureChanges } from './use-picture-changes.ts';

interface Props {
  recipe: Recipe;
  saving: RecipeSaving;
  state: RecipeFormState;
}

const icon = { 'aria-hidden': true, className: 'size-4.5' } as const;

/** The picture of a saved recipe, for administrators: each change is saved at once (IMG-01, IMG-02, IMG-04). */
export function SavedPictureEditor(props: Props) {
  const t = useTranslations('recipe-form.manager');
  const changes = usePictureChanges(props);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  usePastedPicture((picture) => void changes.takeFile(picture));
  const { problem, isBusy, file } = changes;
  return (
    <fieldset
      aria-describedby={problem === null ? undefined : `${id}-error`}
      aria-busy={isBusy}
      className="grid min-w-0 content-start gap-3"
    >
      <legend className="sr-only">{t('label')}</legend>
      <PictureStage changes={changes} />
      <div className="-mx-1 flex flex-wrap gap-1">
        <Button
          variant="quiet"
          size="small"
          icon={<ImageUp {...icon} />}
          aria-disabled={isBusy}
          onClick={() => !isBusy && input.current?.click()}
        >
          {t('upload')}
        </Button>
        <Button
          variant="quiet"
          size="small"
          icon={<Sparkles {...icon} />}
          aria-disabled={isBusy}
          onClick={() => !isBusy && changes.generate()}
        >
          {t('generate')}
        </Button>
        {file !== null && !isBusy && (
          <>
            <Button
              variant="quiet"
              size="small"
              icon={<RotateCw {...icon} />}
              onClick={changes.sendAgain}
            >
              {t('sendAgain')}
            </Button>
            <Button
              variant="quiet"
              size="small"
              icon={<Undo2 {...icon} />}
              onClick={changes.dropFile}
            >
              {t('dropFile')}
            </Button>
          </>
        )}
      </div>
      <AddressBox changes={changes} />
      <FileInput
        ref={input}
        accept={pictureTypes.join(',')}
        onFile={(picture) => void changes.takeFile(picture)}
      />
      {problem !== null && <FieldError id={`${id}-error`}>{problem}</FieldError>}
    </fieldset>
  );
}
