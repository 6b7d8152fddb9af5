import { Link } from '@tanstack/react-router';
import { ShoppingBasket } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLinesToBuy } from '#features/chef/result/use-lines-to-buy.ts';
import type { Result } from '#features/chef/session/stored-session.ts';
import { useAddLines } from '#features/shopping/use-add-lines.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/form/checkbox-field.tsx';

interface Props {
  result: Result;
  onListed: () => void;
}

/** Puts what the recipe takes onto the shopping list, once: without what is at hand, or all of it (GEN-05). */
export function AddToList({ result, onListed }: Props) {
  const t = useTranslations('chef.list');
  const { recipe } = result.reply;
  const { add, isPending } = useAddLines();
  const { all, needed } = useLinesToBuy(recipe);
  const [isAll, setIsAll] = useState(false);
  const hasChoice = needed.length > 0 && needed.length < all.length;
  const lines = hasChoice && !isAll ? needed : all;
  const icon = <ShoppingBasket aria-hidden="true" className="size-5" />;
  if (result.isListed && !isPending) {
    return (
      <Button asChild variant="secondary" icon={icon} className="max-sm:w-full">
        <Link to="/shopping-list">{t('open')}</Link>
      </Button>
    );
  }
  return (
    <>
      <Button
        variant="secondary"
        loading={isPending}
        icon={icon}
        className="max-sm:w-full"
        onClick={() => add({ lines, language: recipe.language, onAdded: onListed })}
      >
        {t('add')}
      </Button>
      {hasChoice && (
        <CheckboxField
          label={t('onlyNeeded', { count: needed.length })}
          checked={!isAll}
          onChange={({ target }) => setIsAll(!target.checked)}
          fieldClassName="order-last -my-2 basis-full text-sm"
        />
      )}
    </>
  );
}
