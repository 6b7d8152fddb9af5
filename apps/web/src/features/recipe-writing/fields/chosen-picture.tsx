import type { Recipe } from '@pomona/contract/recipes';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { PictureChoice } from '#features/recipe-writing/draft/draft.ts';
import { pictureOf } from '#product/picture-of.ts';
import { Picture } from '#ui/picture.tsx';

interface Props {
  choice: PictureChoice;
  /** The recipe that is edited: the picture it has. */
  recipe: Recipe | null;
}

/** The chosen picture, or what will be there. */
export function ChosenPicture({ choice, recipe }: Props) {
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
