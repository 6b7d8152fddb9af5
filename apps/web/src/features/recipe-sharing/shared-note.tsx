import type { Recipe } from '@pomona/contract/recipes';
import { Link } from '@tanstack/react-router';
import { Link2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useSessionState } from '#platform/services.tsx';

/** Above a recipe that a link opened: whose it is, and the way to its own page for who can open that. */
export function SharedNote({ recipe }: { recipe: Recipe }) {
  const t = useTranslations('recipe-sharing.page');
  const state = useSessionState();
  const isOwn = state.status === 'signed-in' && state.user.id === recipe.owner_id;
  const toPage = (text: React.ReactNode) => (
    <Link
      to="/recipes/$id"
      params={{ id: recipe.id }}
      className="font-medium text-leaf underline underline-offset-2"
    >
      {text}
    </Link>
  );
  return (
    <p className="flex items-start gap-2.5 text-muted text-sm print:hidden">
      <Link2 aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-leaf" />
      <span>
        {isOwn && t.rich('own', { link: toPage })}
        {!isOwn && recipe.visibility === 'public' && t.rich('public', { link: toPage })}
        {!isOwn && recipe.visibility !== 'public' && t('shared', { name: recipe.author })}
      </span>
    </p>
  );
}
