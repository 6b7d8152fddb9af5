import type { Recipe } from '@pomona/contract/recipes';
import { useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { PictureChoice } from '#features/recipe-writing/draft/draft.ts';
import { classes } from '#ui/classes.ts';
import { DropZone } from '#ui/form/drop-zone.tsx';
import { FieldError } from '#ui/form/field-error.tsx';
import { FileInput } from '#ui/form/file-input.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { ChosenPicture } from './chosen-picture.tsx';
import { PictureButtons } from './picture-buttons.tsx';
import { pictureTypes } from './picture-file.ts';
import { usePastedPicture } from './use-pasted-picture.ts';
import { type OnReading, usePictureReading } from './use-picture-reading.ts';

interface Props {
  choice: PictureChoice;
  onChange: (choice: PictureChoice) => void;
  /** The recipe that is edited: the picture it has. */
  recipe: Recipe | null;
  /** What is wrong with it, from the server or from a look at the address. */
  error: string | undefined;
  onReading: OnReading;
  isSaving: boolean;
}

/** Drop, choose or paste a picture, or name its address; else Pomona draws one (IMG-01, IMG-02). */
export function PictureField({ choice, recipe, error, ...reading }: Props) {
  const t = useTranslations('recipe-form.picture');
  const { problem, take, choose } = usePictureReading(reading);
  const file = useRef<HTMLInputElement>(null);
  const id = useId();

  usePastedPicture((picture) => void take(picture));

  const isSeen = choice.kind === 'file' || (choice.kind === 'kept' && recipe !== null);
  const complaint = problem === null ? error : t(`problem.${problem}`);
  return (
    <fieldset aria-describedby={complaint ? `${id}-error` : undefined} className="grid gap-3">
      <legend className="sr-only">{t('label')}</legend>
      <DropZone
        onFile={(picture) => void take(picture)}
        className={(isOver) =>
          classes(
            'relative grid place-items-center overflow-hidden rounded-card border bg-sunken sm:aspect-4/3',
            isSeen ? 'aspect-4/3' : 'min-h-40',
            isOver ? 'border-2 border-leaf' : 'border-hairline',
            complaint && 'border-berry',
          )
        }
        overlay={t('drop')}
      >
        <ChosenPicture choice={choice} recipe={recipe} />
      </DropZone>
      <PictureButtons
        choice={choice}
        recipe={recipe}
        hasProblem={Boolean(complaint)}
        onFile={() => file.current?.click()}
        onChoose={choose}
      />
      {choice.kind === 'address' && (
        <TextField
          label={t('address')}
          hint={t('addressHint')}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          value={choice.address}
          autoFocus={choice.address === ''}
          onChange={({ target }) => choose({ kind: 'address', address: target.value })}
        />
      )}
      <FileInput
        ref={file}
        accept={pictureTypes.join(',')}
        onFile={(picture) => void take(picture)}
      />
      {complaint && <FieldError id={`${id}-error`}>{complaint}</FieldError>}
    </fieldset>
  );
}
