import type { Recipe } from '@pomona/contract/recipes';
import {
  createRecipeShare,
  type RecipeShare,
  revokeRecipeShare,
} from '@pomona/contract/recipes/sharing';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { useTexts } from '#platform/language/use-texts.ts';
import { useApi } from '#platform/services.tsx';
import { ShareDialog } from '#product/sharing/share-dialog.tsx';
import { useShareLink } from '#product/sharing/use-share-link.ts';
import { Button } from '#ui/button.tsx';
import { recipeShareKey, recipeShareQuery } from './queries.ts';

interface Props {
  recipe: Pick<Recipe, 'id' | 'author'>;
  memberId: string;
  /** Hands on the recipe as text, without a link. */
  onShareText: () => void;
  onClose: () => void;
}

/** Says what others would see of a recipe that is not public, and creates the link by which they do (SHARE-02). */
export function ShareRecipeDialog(props: Props) {
  const hasTexts = useTexts('recipe-sharing');
  return hasTexts ? <Sharing {...props} /> : null;
}

function Sharing({ recipe, memberId, onShareText, onClose }: Props) {
  const t = useTranslations('recipe-sharing.share');
  const api = useApi();
  const params = { id: recipe.id };
  const share = useQuery(recipeShareQuery(api, memberId, recipe.id));
  const { create, revoke, link } = useShareLink<RecipeShare>({
    namespace: 'recipe-sharing.share',
    queryKey: recipeShareKey(memberId, recipe.id),
    create: () => api.call(createRecipeShare, { params }),
    revoke: () => api.call(revokeRecipeShare, { params }),
    room: '/recipes/shared',
  });
  return (
    <ShareDialog
      namespace="recipe-sharing.share"
      share={share}
      link={link}
      existing={useExistingWords(share.data)}
      create={{ isPending: create.isPending, press: () => create.mutate() }}
      revoke={{ isPending: revoke.isPending, press: () => revoke.mutate() }}
      onClose={onClose}
      more={
        <Button variant="quiet" onClick={onShareText}>
          {t('asText')}
        </Button>
      }
    >
      <ul className="grid list-disc gap-1 pl-5 text-sm">
        <li>{t('seen', { name: recipe.author })}</li>
        <li>{t('unseen')}</li>
        <li>{t('ends')}</li>
      </ul>
    </ShareDialog>
  );
}

function useExistingWords(share: RecipeShare | null | undefined): string {
  const t = useTranslations('recipe-sharing.share');
  const format = useFormatter();
  if (!share) return '';
  const date = format.dateTime(new Date(share.created_at), { dateStyle: 'medium' });
  return t('existing', { date });
}
