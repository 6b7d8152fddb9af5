import { useParams } from '@tanstack/react-router';
import { RecipeFormSkeleton } from '#features/recipe-writing/recipe-form-skeleton.tsx';
import { lazyPart } from '#platform/delivery/lazy-part.tsx';
import type { PageCircumstances, PageHead } from '#platform/page.ts';
import { AdminGate } from './admin-gate.tsx';

/** Fetched for administrators: others see the gate alone. */
const StaffRecipeForm = lazyPart(
  async () => (await import('./staff-recipe-form.tsx')).StaffRecipeForm,
  { loading: <RecipeFormSkeleton /> },
);

export function head({ params, translate }: PageCircumstances): PageHead {
  return {
    title:
      params.id === undefined
        ? translate('admin-recipes.create')
        : translate('recipe-form.edit.title'),
    description: translate('admin.page.description'),
    isPrivate: true,
  };
}

/** `/admin/recipes/new` and `/admin/recipes/{id}/edit` (ADMIN-06). */
export function Page() {
  const { id } = useParams({ strict: false });
  return <AdminGate>{(admin) => <StaffRecipeForm admin={admin} id={id} />}</AdminGate>;
}
