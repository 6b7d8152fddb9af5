import type { GeneratedRecipe } from '@pomona/contract/chef/recipes';
import type { RecipeBody } from '@pomona/contract/recipe-writing';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { BookmarkPlus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Result } from '#features/chef/session/stored-session.ts';
import { useKnownRecipes } from '#features/recipe-writing/rows/use-known-recipes.ts';
import { ownSaving } from '#features/recipe-writing/saving/saving.ts';
import { useApi } from '#platform/services.tsx';
import { showFailure } from '#product/show-failure.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/feedback/toast-message.ts';

interface Props {
  result: Result;
  onSaved: (recipeId: string) => void;
}

/** Stores the recipe among the member's own and opens it; a saved one is a link to it (GEN-05). */
export function SaveButton({ result, onSaved }: Props) {
  const t = useTranslations('chef.save');
  const api = useApi();
  const navigate = useNavigate();
  const known = useKnownRecipes();
  const saving = useMutation({
    mutationFn: () => ownSaving(api).create(bodyOf(result.reply.recipe), result.saveKey),
    onSuccess(saved) {
      known.put(saved);
      onSaved(saved.id);
      showToast({ title: t('done'), description: t('doneText'), tone: 'success' });
    },
    onError: (error) =>
      showFailure(error, {
        title: t('failed'),
        refused: t('server'),
        unreachable: t('unreachable'),
      }),
  });
  const icon = <BookmarkPlus aria-hidden="true" className="size-5" />;
  if (result.savedAs !== null && !saving.isPending) {
    return (
      <Button asChild className="max-sm:w-full">
        <Link to="/recipes/$id" params={{ id: result.savedAs }}>
          {t('open')}
        </Link>
      </Button>
    );
  }
  return (
    <Button
      loading={saving.isPending}
      icon={icon}
      className="max-sm:w-full"
      onClick={() =>
        saving.mutate(undefined, {
          onSuccess: ({ id }) => void navigate({ to: '/recipes/$id', params: { id } }),
        })
      }
    >
      {t('save')}
    </Button>
  );
}

/** The picture is drawn from the lines, as the shown one was. */
function bodyOf(recipe: GeneratedRecipe): RecipeBody {
  const { title, description, language, meal_type, cuisine, difficulty } = recipe;
  const { prep_time, cook_time, rest_time, servings, ingredients, instructions, tags } = recipe;
  return {
    ...{ title, description, language, meal_type, cuisine, difficulty },
    ...{ prep_time, cook_time, rest_time, servings, ingredients, instructions, tags },
    notes: {},
    source_url: null,
  };
}
