import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { textParts } from './text-parts.ts';

interface Props {
  text: string;
  /** A card of the recipe that a message links. */
  renderRecipe: (id: string) => ReactNode;
}

/** Text as text: only addresses are more (CHAT-10). Below it, the first recipe that it links (CHAT-12). */
export function MessageText({ text, renderRecipe }: Props) {
  const parts = useMemo(() => textParts(text, window.location.origin), [text]);
  const recipe = parts.find((part) => part.kind === 'recipe');
  return (
    <>
      <p className="hyphenate whitespace-pre-wrap">
        {parts.map((part, index) => {
          const key = `${index} ${part.kind}`;
          if (part.kind === 'text') return <span key={key}>{part.text}</span>;
          if (part.kind === 'recipe')
            return (
              <Link key={key} to="/recipes/$id" params={{ id: part.id }} className="underline">
                {part.text}
              </Link>
            );
          return (
            <a
              key={key}
              href={part.href}
              target="_blank"
              rel="nofollow noopener noreferrer ugc"
              className="break-all underline"
            >
              {part.text}
            </a>
          );
        })}
      </p>
      {recipe?.kind === 'recipe' && renderRecipe(recipe.id)}
    </>
  );
}
