import { useTranslations } from 'use-intl';

const reasons = ['arithmetic', 'honest', 'languages', 'warmth'] as const;

/** Why one would choose Pomona (HOME-04). */
export function Reasons() {
  const t = useTranslations('home.reasons');
  return (
    <section aria-labelledby="reasons" className="bg-sunken">
      <div className="page-width grid gap-10 py-section lg:grid-cols-[1fr_2fr] lg:gap-16">
        <div>
          <h2 id="reasons" className="text-4xl">
            {t('heading')}
          </h2>
          <p className="mt-3 text-lg text-muted">{t('lead')}</p>
        </div>
        <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {reasons.map((key, index) => (
            <li key={key} className="border-outline border-t pt-4">
              <span aria-hidden="true" className="font-display text-leaf text-lg tabular-nums">
                {index + 1}
              </span>
              <h3 className="mt-1 text-xl">{t(`${key}.title`)}</h3>
              <p className="mt-2 text-muted">{t(`${key}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
