import type { RecipeCard } from '@pomona/contract/recipes';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { useSettled } from '#platform/use-settled.ts';
import { classes } from '#ui/classes.ts';
import { TextField } from '#ui/form/text-field.tsx';
import type { CookedRecipe } from '../../cooked-recipe.ts';
import { dishesQuery } from '../queries.ts';

interface Props {
  dish: CookedRecipe | null;
  onDish: (dish: CookedRecipe) => void;
  isMissing: boolean;
}

const settleMilliseconds = 300;

/** Dishes by their title, to choose one. */
export function DishSearch({ dish, onDish, isMissing }: Props) {
  const t = useTranslations('wellness-diary.meals');
  const [text, setText] = useState('');
  const settled = useSettled(text.trim(), settleMilliseconds);
  const api = useApi();
  const found = useQuery({ ...dishesQuery(api, settled), enabled: settled !== '' });
  const status = found.isError
    ? t('searchFailed')
    : found.data?.length === 0
      ? t('noDish', { text: settled })
      : null;
  return (
    <div className="grid gap-2">
      <TextField
        type="search"
        label={t('search')}
        error={isMissing ? t('noDishChosen') : undefined}
        value={text}
        onChange={({ target }) => setText(target.value)}
        autoComplete="off"
      />
      <p role="status" className="text-muted text-sm">
        {settled !== '' && status}
      </p>
      <ul className="max-h-52 divide-y divide-hairline overflow-y-auto">
        {withChosen(found.data ?? [], dish).map((recipe) => (
          <li key={recipe.id}>
            <Choice recipe={recipe} isChosen={recipe.id === dish?.id} onChoose={onDish} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The chosen one stays in sight, whatever is searched for. */
function withChosen(
  found: readonly RecipeCard[],
  dish: CookedRecipe | null,
): readonly CookedRecipe[] {
  return dish === null || found.some(({ id }) => id === dish.id) ? found : [dish, ...found];
}

interface ChoiceProps {
  recipe: CookedRecipe;
  isChosen: boolean;
  onChoose: (recipe: CookedRecipe) => void;
}

function Choice({ recipe, isChosen, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => onChoose(recipe)}
      className={classes(
        'flex min-h-11 w-full items-center justify-between gap-3 rounded-control px-2 text-left hover:bg-leaf-soft',
        isChosen && 'font-semibold text-leaf',
      )}
    >
      <span lang={recipe.language}>{recipe.title}</span>
      {isChosen && <Check aria-hidden="true" className="size-4 shrink-0" />}
    </button>
  );
}
