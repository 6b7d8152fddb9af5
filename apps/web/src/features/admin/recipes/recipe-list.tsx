import {
  type AdminRecipe,
  adminRecipeOrders,
  adminRecipeStates,
} from '@pomona/contract/admin/recipes';
import { cuisines, dietTypes } from '@pomona/food/labels/diets';
import { Link } from '@tanstack/react-router';
import { FileUp, Plus } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { SegmentedControl } from '#ui/form/segmented-control.tsx';
import { Select } from '#ui/form/select.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { FoundRecipes } from './found-recipes.tsx';
import type { RecipeSelection } from './queries.ts';

interface Props {
  /** Whether this version of an offered recipe was read (REC-07). */
  hasRead: (recipe: AdminRecipe) => boolean;
}

const everything: RecipeSelection = {
  ...{ text: '', state: 'public', sort: 'changed', cuisine: '', diet: '' },
};

/** The recipes, to search, to sort and to administrate (ADMIN-05). */
export function RecipeList({ hasRead }: Props) {
  const t = useTranslations('admin-recipes');
  const [selection, setSelection] = useState(everything);
  const deferred = useDeferredValue(selection);
  const shown = { ...deferred, text: deferred.text.trim() };
  return (
    <section aria-labelledby="admin-recipes">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="admin-recipes" className="text-2xl">
          {t('heading')}
        </h2>
        <div className="flex flex-wrap gap-3">
          <Button asChild variant="secondary">
            <Link to="/admin/recipes/import">
              <FileUp aria-hidden="true" className="size-5" />
              {t('import')}
            </Link>
          </Button>
          <Button asChild>
            <Link to="/admin/recipes/new">
              <Plus aria-hidden="true" className="size-5" />
              {t('create')}
            </Link>
          </Button>
        </div>
      </div>
      <Filters selection={selection} onChange={setSelection} />
      <FoundRecipes selection={shown} hasRead={hasRead} />
    </section>
  );
}

interface FiltersProps {
  selection: RecipeSelection;
  onChange: (selection: RecipeSelection) => void;
}

function Filters({ selection, onChange }: FiltersProps) {
  const t = useTranslations('admin-recipes');
  const words = useTranslations('recipes');
  const change = (part: Partial<RecipeSelection>) => onChange({ ...selection, ...part });
  return (
    <>
      <div className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1fr]">
        <TextField
          type="search"
          label={t('search')}
          maxLength={100}
          value={selection.text}
          onChange={(event) => change({ text: event.target.value })}
        />
        <Select
          label={t('sort')}
          value={selection.sort}
          options={adminRecipeOrders.map((value) => ({ value, label: t(`sorts.${value}`) }))}
          onChange={({ target }) =>
            change({ sort: adminRecipeOrders.find((one) => one === target.value) ?? 'changed' })
          }
        />
        <Select
          label={t('cuisine')}
          value={selection.cuisine}
          options={[
            { value: '', label: t('all') },
            ...cuisines.map((value) => ({ value, label: words(`cuisine.${value}`) })),
          ]}
          onChange={({ target }) =>
            change({ cuisine: cuisines.find((one) => one === target.value) ?? '' })
          }
        />
        <Select
          label={t('diet')}
          value={selection.diet}
          options={[
            { value: '', label: t('all') },
            ...dietTypes.map((value) => ({ value, label: words(`diet.${value}`) })),
          ]}
          onChange={({ target }) =>
            change({ diet: dietTypes.find((one) => one === target.value) ?? '' })
          }
        />
      </div>
      <SegmentedControl
        label={t('filter')}
        className="mt-3 flex-wrap"
        value={selection.state}
        onChange={(state) => change({ state })}
        segments={adminRecipeStates.map((value) => ({ value, label: t(`states.${value}`) }))}
      />
    </>
  );
}
