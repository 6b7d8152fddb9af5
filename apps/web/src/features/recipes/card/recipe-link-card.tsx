import { totalMinutes } from '@pomona/contract/recipes/total-time';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Clock } from 'lucide-react';
import { useApi } from '#platform/services.tsx';
import { pictureOf } from '#product/picture-of.ts';
import { useRecipeWords } from '#product/use-recipe-words.ts';
import { Picture } from '#ui/picture.tsx';
import { recipeQuery } from '../queries.ts';

/** A recipe that a message links: picture, title and time (CHAT-12). Nothing where there is none for this reader. */
export function RecipeLinkCard({ recipeId }: { recipeId: string }) {
  const words = useRecipeWords();
  const { data: recipe } = useQuery(recipeQuery(useApi(), recipeId));
  if (!recipe) return null;
  return (
    <Link
      to="/recipes/$id"
      params={{ id: recipe.id }}
      className="mt-2 flex w-72 max-w-full items-center gap-3 overflow-hidden rounded-control border border-hairline bg-surface pr-3 no-underline hover:border-leaf"
    >
      <Picture picture={pictureOf(recipe)} sizes="5rem" className="size-20 shrink-0" />
      <span className="min-w-0 py-2">
        <span lang={recipe.language} className="line-clamp-2 font-display font-semibold">
          {recipe.title}
        </span>
        <span className="mt-0.5 flex items-center gap-1.5 text-muted text-sm">
          <Clock aria-hidden="true" className="size-4" />
          {words.minutes(totalMinutes(recipe))}
        </span>
      </span>
    </Link>
  );
}
