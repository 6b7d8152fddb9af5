import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useNumberFree } from '#platform/appearance/number-free.ts';
import { lazyPart } from '#platform/delivery/lazy-part.tsx';
import { DietBadge } from '#product/diet-badge.tsx';
import { pictureOf } from '#product/picture-of.ts';
import { Button } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import type { OfferedRecipe } from './queries.ts';
import { useReadVersion } from './read-offers.ts';
import { useOfferDecisions } from './use-offer-decisions.ts';

const DeclineDialog = lazyPart(async () => (await import('./decline-dialog.tsx')).DeclineDialog);

/** One offered recipe: what it is, its labels and figures, and the decision about it. */
export function OfferEntry({ offer }: { offer: OfferedRecipe }) {
  const t = useTranslations('publication');
  const diets = useTranslations('recipes');
  const format = useFormatter();
  const isNumberFree = useNumberFree();
  const date = format.dateTime(new Date(offer.offered_at), { dateStyle: 'medium' });
  return (
    <article className="grid gap-x-5 gap-y-4 rounded-card border border-hairline bg-surface p-4 sm:grid-cols-[10rem_1fr]">
      <Picture
        picture={pictureOf(offer)}
        sizes="(min-width: 40rem) 160px, 90vw"
        className="aspect-4/3 self-start rounded-control"
      />
      <div className="grid min-w-0 content-start gap-3">
        <div>
          <h3 className="hyphenate font-display font-semibold text-xl leading-snug">
            {offer.title}
          </h3>
          <p className="mt-1 text-muted text-sm">{t('by', { author: offer.author, date })}</p>
        </div>
        <p className="flex flex-wrap gap-1.5">
          {offer.diet_types.map((diet) => (
            <DietBadge key={diet} diet={diet}>
              {diets(`diet.${diet}`)}
            </DietBadge>
          ))}
          {offer.diet_types.length === 0 && (
            <span className="text-muted text-sm">{t('noLabels')}</span>
          )}
        </p>
        {!isNumberFree && <Figures offer={offer} />}
        <Decision offer={offer} />
      </div>
    </article>
  );
}

function Figures({ offer: { nutrition } }: { offer: OfferedRecipe }) {
  const t = useTranslations('publication');
  const format = useFormatter();
  const grams = (value: number | undefined) =>
    value === undefined ? null : `${format.number(value, { maximumFractionDigits: 1 })} g`;
  const { calories, glycemic_load: load } = nutrition;
  return (
    <dl aria-label={t('figures')} className="flex flex-wrap gap-x-6 gap-y-2 text-sm tabular-nums">
      <Figure name={t('calories')}>
        {calories === undefined ? null : `${format.number(Math.round(calories / 5) * 5)} kcal`}
      </Figure>
      <Figure name={t('protein')}>{grams(nutrition.protein)}</Figure>
      <Figure name={t('carbs')}>{grams(nutrition.carbs)}</Figure>
      <Figure name={t('fiber')}>{grams(nutrition.fiber)}</Figure>
      <Figure name={t('glycemicLoad')}>
        {load === undefined ? null : format.number(Math.round(load))}
      </Figure>
    </dl>
  );
}

/** A figure that nobody knows is a dash, never a number. */
function Figure({ name, children }: { name: string; children: ReactNode }) {
  const t = useTranslations('publication');
  return (
    <div>
      <dt className="text-muted text-xs">{name}</dt>
      <dd className="font-semibold">
        {children ?? (
          <>
            <span aria-hidden="true">–</span>
            <span className="sr-only">{t('unknown')}</span>
          </>
        )}
      </dd>
    </div>
  );
}

/** What has not been read in the version that is offered cannot be published (REC-07). */
function Decision({ offer }: { offer: OfferedRecipe }) {
  const t = useTranslations('publication');
  const { title } = offer;
  const { publish, decline, reload } = useOfferDecisions(offer);
  const [isConfirming, setIsConfirming] = useState(false);
  const isPending = publish.isPending || decline.isPending;
  const readVersion = useReadVersion(offer.id);
  const isRead = readVersion === offer.version;
  const isAgain = readVersion !== null && !isRead;
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      {!isRead && (
        <p className="w-full text-muted text-sm">{isAgain ? t('changedSince') : t('readFirst')}</p>
      )}
      <Button asChild variant={isRead ? 'secondary' : 'primary'} size="small">
        <Link
          to="/recipes/$id"
          params={{ id: offer.id }}
          onClick={reload}
          aria-label={isAgain ? t('readAgainNamed', { title }) : t('readNamed', { title })}
        >
          {isAgain ? t('readAgain') : t('read')}
        </Link>
      </Button>
      {isRead && (
        <Button
          size="small"
          aria-label={t('publishNamed', { title })}
          loading={publish.isPending}
          onClick={() => !isPending && publish.mutate()}
        >
          {t('publish')}
        </Button>
      )}
      <Button
        variant="quiet"
        size="small"
        aria-label={t('declineNamed', { title })}
        loading={decline.isPending}
        onClick={() => !isPending && setIsConfirming(true)}
      >
        {t('decline')}
      </Button>
      {isConfirming && (
        <DeclineDialog
          title={title}
          onClose={() => setIsConfirming(false)}
          onDecline={() => {
            setIsConfirming(false);
            decline.mutate();
          }}
        />
      )}
    </div>
  );
}
