import type { RecipeCard } from '@pomona/contract/recipes';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { Picture, type PictureSource } from '#ui/picture.tsx';

const cards = ['figures', 'labels', 'cooking', 'privacy'] as const;

interface Props {
  /** Another dish of the collection, beside the words; without one they stand alone. */
  dish: (Pick<RecipeCard, 'id' | 'title' | 'language'> & { picture: PictureSource }) | undefined;
}

/** Four feature cards (HOME-04), laid out like a spread of a cookbook: the picture on one page, the words on the other. */
export function Features({ dish }: Props) {
  const t = useTranslations('home.features');
  return (
    <section
      aria-labelledby="features"
      className="page-width grid items-stretch gap-x-16 gap-y-10 pb-section lg:grid-cols-[2fr_3fr]"
    >
      {dish && (
        <figure lang={dish.language} className="relative min-h-72">
          <Picture
            picture={dish.picture}
            sizes="(min-width: 64rem) 700px, 94vw"
            className="h-full rounded-hero"
          />
          <figcaption className="absolute bottom-4 left-4 max-w-[calc(100%-2rem)]">
            <Link
              to="/recipes/$id"
              params={{ id: dish.id }}
              className="inline-block rounded-full bg-glass px-4 py-2 font-display font-semibold text-ink no-underline hover:text-leaf"
            >
              {dish.title}
            </Link>
          </figcaption>
        </figure>
      )}
      <div>
        <h2 id="features" className="text-4xl">
          {t('heading')}
        </h2>
        <p className="mt-3 text-lg text-muted">{t('lead')}</p>
        <ul className="mt-8 grid gap-5 sm:grid-cols-2">
          {cards.map((key) => (
            <li key={key} className="rounded-card border border-hairline bg-surface p-6">
              <h3 className="text-xl">{t(`${key}.title`)}</h3>
              <p className="mt-2 text-muted">{t(`${key}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
