import type { RecipeCard } from '@pomona/contract/recipes';
import { Link } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { WhenSignedIn } from '#platform/session/when-signed-in.tsx';
import { WhenSignedOut } from '#platform/session/when-signed-out.tsx';
import { Button } from '#ui/button.tsx';
import { Picture, type PictureSource } from '#ui/picture.tsx';

interface Props {
  /** A well rated dish; `undefined` while there is none. */
  dish: Pick<RecipeCard, 'id' | 'title' | 'language'> | undefined;
  /** Its picture, or the drawn plate. */
  picture: PictureSource;
}

/** The first thing one sees: what this is, and the way in (HOME-01, HOME-02). */
export function Hero({ dish, picture }: Props) {
  const t = useTranslations('home');
  return (
    <section className="page-width grid items-center gap-10 py-10 md:py-16 lg:grid-cols-[1.05fr_1fr] lg:gap-16">
      <div>
        <p className="inline-flex items-center gap-2 rounded-full bg-leaf-soft px-3.5 py-1.5 font-semibold text-leaf text-sm">
          <Sparkles aria-hidden="true" className="size-4" />
          {t('badge')}
        </p>
        <h1 tabIndex={-1} className="mt-5 text-5xl leading-[1.04] lg:text-6xl">
          {t('headline')}
        </h1>
        <p className="mt-5 max-w-[54ch] text-lg text-muted">{t('lead')}</p>
        <p className="mt-3 max-w-[60ch] text-muted text-sm">{t('names')}</p>
        <div className="mt-8 flex min-h-13 flex-wrap gap-3">
          <WhenSignedOut>
            <Button asChild size="large">
              <Link to="/signup">{t('startCooking')}</Link>
            </Button>
            <Button asChild size="large" variant="secondary">
              <Link to="/recipes">{t('browse')}</Link>
            </Button>
          </WhenSignedOut>
          <WhenSignedIn>
            {() => (
              <Button asChild size="large">
                <Link to="/recipes">{t('explore')}</Link>
              </Button>
            )}
          </WhenSignedIn>
        </div>
      </div>
      <figure lang={dish?.language} className="relative">
        <Picture
          className="aspect-4/3 rounded-hero"
          loading="eager"
          sizes="(min-width: 64rem) 560px, 94vw"
          picture={{ ...picture, alt: dish?.title ?? t('heroPicture') }}
        />
        {dish && (
          <figcaption className="absolute bottom-4 left-4 max-w-[calc(100%-2rem)]">
            <Link
              to="/recipes/$id"
              params={{ id: dish.id }}
              className="inline-block rounded-full bg-glass px-4 py-2 font-display font-semibold text-ink no-underline hover:text-leaf"
            >
              {dish.title}
            </Link>
          </figcaption>
        )}
      </figure>
    </section>
  );
}
