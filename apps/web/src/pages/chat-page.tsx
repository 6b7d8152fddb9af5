import type { User } from '@pomona/contract/accounts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { MessagesSquare } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { SignInGate } from '#features/accounts/sign-in-gate.tsx';
import { ChatRoom } from '#features/chat/room/chat-room.tsx';
import { RecipeLinkCard } from '#features/recipes/card/recipe-link-card.tsx';
import type { PageCircumstances, PageHead } from '#platform/page.ts';

export function head({ translate }: PageCircumstances): PageHead {
  return {
    title: translate('chat.page.title'),
    description: translate('chat.page.description'),
    isPrivate: true,
  };
}

const recipeCard = (id: string) => <RecipeLinkCard recipeId={id} />;

export function Page() {
  const translate = useTranslations('chat.page');
  return (
    <SignInGate icon={MessagesSquare} prompt={translate('prompt')} lead={translate('lead')}>
      {(member) => <Room key={member.id} member={member} />}
    </SignInGate>
  );
}

function Room({ member }: { member: User }) {
  const navigate = useNavigate();
  const { recipe } = useSearch({ from: '/chat' });
  const address = recipe && new URL(`/recipes/${recipe}`, window.location.origin).href;
  useEffect(() => {
    // Opened again, the page does not write it again.
    if (recipe !== undefined) void navigate({ to: '/chat', replace: true });
  }, [recipe, navigate]);
  return <ChatRoom member={member} shared={address ?? null} renderRecipe={recipeCard} />;
}
