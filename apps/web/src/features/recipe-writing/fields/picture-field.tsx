import type { Recipe } from '@pomona/contract/recipes';
import { ImageUp, Link2, Undo2, Wand } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PictureChoice } from '#features/recipe-writing/draft/draft.ts';
import { pictureOf } from '#product/picture-of.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { FieldError } from '#ui/form/field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Picture } from '#ui/picture.tsx';
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
  const [isOver, setIsOver] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const id = useId();

  usePastedPicture((picture) => void take(picture));

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    const [picture] = event.dataTransfer.files;
    if (picture) void take(picture);
  }
  const isChosen = choice.kind === 'file' || choice.kind === 'address';
  const isPlain = choice.kind === 'kept';
  const isSeen = choice.kind === 'file' || (isPlain && recipe !== null);
  const complaint = problem === null ? error : t(`problem.${problem}`);
  const icon = { 'aria-hidden': true, className: 'size-4.5' } as const;
  return (
    <fieldset aria-describedby={complaint ? `${id}-error` : undefined} className="grid gap-3">
      <legend className="sr-only">{t('label')}</legend>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a short way; the button below does the same */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={classes(
          'relative grid place-items-center overflow-hidden rounded-card border bg-sunken sm:aspect-4/3',
          isSeen ? 'aspect-4/3' : 'min-h-40',
          isOver ? 'border-2 border-leaf' : 'border-hairline',
          complaint && 'border-berry',
        )}
      >
        <Shown choice={choice} recipe={recipe} />
        {isOver && (
          <p className="absolute inset-0 grid place-items-center bg-glass font-semibold text-leaf">
            {t('drop')}
          </p>
        )}
      </div>
      <div className="-mx-1 flex flex-wrap gap-x-1 gap-y-1">
        <Button
          variant="quiet"
          size="small"
          data-problem={complaint ? true : undefined}
          onClick={() => file.current?.click()}
          icon={<ImageUp {...icon} />}
        >
          {isChosen || recipe !== null ? t('replace') : t('choose')}
        </Button>
        {choice.kind !== 'address' && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => choose({ kind: 'address', address: '' })}
            icon={<Link2 {...icon} />}
          >
            {t('byAddress')}
          </Button>
        )}
        {choice.kind !== 'drawn' && (isChosen || recipe !== null) && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => choose(recipe === null ? { kind: 'kept' } : { kind: 'drawn' })}
            icon={<Wand {...icon} />}
          >
            {t('useDrawn')}
          </Button>
        )}
        {recipe !== null && !isPlain && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => choose({ kind: 'kept' })}
            icon={<Undo2 {...icon} />}
          >
            {t('keep')}
          </Button>
        )}
      </div>
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
      {/* The button opens it: one thing to tab to. */}
      <input
        ref={file}
        type="file"
        accept={pictureTypes.join(',')}
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          const [picture] = target.files ?? [];
          if (picture) void take(picture);
          target.value = '';
        }}
        className="hidden"
      />
      {complaint && <FieldError id={`${id}-error`}>{complaint}</FieldError>}
    </fieldset>
  );
}

function Shown({ choice, recipe }: Pick<Props, 'choice' | 'recipe'>) {
  const t = useTranslations('recipe-form.picture');
  if (choice.kind === 'file') {
    return (
      <img
        src={choice.data}
        alt={t('preview')}
        className="absolute inset-0 size-full object-cover"
      />
    );
  }
  if (choice.kind === 'kept' && recipe !== null) {
    return (
      <Picture
        picture={{ ...pictureOf(recipe), alt: t('current') }}
        sizes="(min-width: 40rem) 260px, 100vw"
        className="absolute! inset-0 size-full"
      />
    );
  }
  if (choice.kind === 'address') {
    const host = URL.canParse(choice.address) ? new URL(choice.address).host : null;
    return <Note>{host === null ? t('addressEmpty') : t('fetched', { host })}</Note>;
  }
  return (
    <Note picture={<img src="/fallback-dish.svg" alt="" className="mx-auto mb-2 w-24" />}>
      {t('drawn')}
    </Note>
  );
}

function Note({ picture, children }: { picture?: ReactNode; children: ReactNode }) {
  return (
    <div className="max-w-full p-5 text-center text-muted text-sm">
      {picture}
      <p className="hyphenate">{children}</p>
    </div>
  );
}
