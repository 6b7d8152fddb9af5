import type { PictureFailure } from '@pomona/contract/images';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

interface Props {
  failure: PictureFailure;
  action: ReactNode;
}

/** A recipe whose picture could not be made, and why. */
export function FailedRecipe({ failure: { recipe, reason }, action }: Props) {
  const t = useTranslations('images.batch');
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-hairline border-b py-3 last:border-b-0">
      <div className="min-w-0">
        {recipe === null ? (
          <p className="font-semibold">{t('private')}</p>
        ) : (
          <Link
            to="/recipes/$id"
            params={{ id: recipe.id }}
            className="break-words font-semibold text-leaf underline underline-offset-2"
          >
            {recipe.title}
          </Link>
        )}
        <p className="text-muted text-sm">{t(`reasons.${reason}`)}</p>
      </div>
      {action}
    </li>
  );
}
