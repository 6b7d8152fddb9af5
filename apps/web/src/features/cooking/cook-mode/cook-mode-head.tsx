import type { Recipe } from '@pomona/contract/recipes';
import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useTranslations } from 'use-intl';
import { IngredientsButton } from './ingredients-button.tsx';

interface Props {
  recipe: Pick<Recipe, 'language' | 'title'>;
  servings: number;
  lines: readonly string[];
}

/** What is cooked and for how many, and the way out. */
export function CookModeHead({ recipe, servings, lines }: Props) {
  const t = useTranslations('cooking');
  return (
    <div className="page-width short:py-1 flex w-full items-center justify-between gap-4 py-4">
      <div className="min-w-0">
        <Dialog.Title
          lang={recipe.language}
          className="truncate font-display font-semibold text-xl"
        >
          {recipe.title}
        </Dialog.Title>
        <p className="text-muted text-sm">{t('servings', { count: servings })}</p>
      </div>
      <div className="flex shrink-0 items-center gap-2">
        <IngredientsButton lines={lines} language={recipe.language} />
        <Dialog.Close
          aria-label={t('close')}
          className="grid size-11 shrink-0 place-items-center rounded-full text-muted transition-colors hover:bg-leaf-soft hover:text-leaf"
        >
          <X aria-hidden="true" className="size-6" />
        </Dialog.Close>
      </div>
    </div>
  );
}
