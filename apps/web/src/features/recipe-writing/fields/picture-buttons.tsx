import type { Recipe } from '@pomona/contract/recipes';
import { ImageUp, Link2, Undo2, Wand } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { PictureChoice } from '#features/recipe-writing/draft/draft.ts';
import { Button } from '#ui/button.tsx';

interface Props {
  choice: PictureChoice;
  recipe: Recipe | null;
  hasProblem: boolean;
  /** Opens the file dialog. */
  onFile: () => void;
  onChoose: (choice: PictureChoice) => void;
}

const icon = { 'aria-hidden': true, className: 'size-4.5' } as const;

/** Another file, an address, a drawing, or the picture as it was. */
export function PictureButtons({ choice, recipe, hasProblem, onFile, onChoose }: Props) {
  const t = useTranslations('recipe-form.picture');
  const isChosen = choice.kind === 'file' || choice.kind === 'address';
  const isUnchanged = choice.kind === 'kept';
  return (
    <div className="-mx-1 flex flex-wrap gap-x-1 gap-y-1">
      <Button
        variant="quiet"
        size="small"
        data-problem={hasProblem || undefined}
        onClick={onFile}
        icon={<ImageUp {...icon} />}
      >
        {isChosen || recipe !== null ? t('replace') : t('choose')}
      </Button>
      {choice.kind !== 'address' && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => onChoose({ kind: 'address', address: '' })}
          icon={<Link2 {...icon} />}
        >
          {t('byAddress')}
        </Button>
      )}
      {choice.kind !== 'drawn' && (isChosen || recipe !== null) && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => onChoose(recipe === null ? { kind: 'kept' } : { kind: 'drawn' })}
          icon={<Wand {...icon} />}
        >
          {t('useDrawn')}
        </Button>
      )}
      {recipe !== null && !isUnchanged && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => onChoose({ kind: 'kept' })}
          icon={<Undo2 {...icon} />}
        >
          {t('keep')}
        </Button>
      )}
    </div>
  );
}
