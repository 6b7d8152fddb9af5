import type { Recipe } from '@pomona/contract/recipes';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useShare } from '#features/recipes/use-share.ts';
import { lazyPart } from '#platform/delivery/lazy-part.tsx';
import { useSessionState } from '#platform/services.tsx';
import { IconButton } from '#ui/icon-button.tsx';

/** Fetched when an owner opens it. */
const ShareRecipeDialog = lazyPart(
  async () => (await import('#features/recipe-sharing/share-recipe-dialog.tsx')).ShareRecipeDialog,
);

/** Shares what everybody can open at once; for one's own that nobody else can, it asks how (SHARE-01, SHARE-02). */
export function ShareButton({ recipe }: { recipe: Recipe }) {
  const t = useTranslations('recipe-detail.page');
  const share = useShare(recipe);
  const state = useSessionState();
  const [isOpen, setIsOpen] = useState(false);
  const memberId = state.status === 'signed-in' ? state.user.id : null;
  const isOwn = memberId !== null && memberId === recipe.owner_id;
  const asks = isOwn && recipe.visibility !== 'public';
  return (
    <>
      <IconButton
        variant="glass"
        label={t('share')}
        onClick={() => (asks ? setIsOpen(true) : void share())}
        icon={<Share2 aria-hidden="true" className="size-5" />}
      />
      {isOpen && asks && (
        <ShareRecipeDialog
          recipe={recipe}
          memberId={memberId}
          onShareText={() => void share()}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
