import type { Meal } from '@pomona/contract/wellness/meals';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CookedButton } from './cooked-button.tsx';
import type { CookedRecipe } from './cooked-recipe.ts';

interface Props {
  recipe: CookedRecipe;
}

/** Below the steps: the dish goes into the diary of who cooked it. */
export function CookedThis({ recipe }: Props) {
  const t = useTranslations('wellness.cooked');
  const [logged, setLogged] = useState<Meal | null>(null);
  return (
    <section className="flex min-h-44 flex-col justify-center rounded-card bg-leaf-soft px-5 py-6 sm:min-h-28 sm:px-8 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <div className="min-w-0 max-w-prose">
          <h2 className="text-xl">{t('heading')}</h2>
          <p role="status" className="mt-1 text-sm">
            {logged === null ? (
              t('text')
            ) : (
              <>
                {t('kept')}{' '}
                <Link to="/wellness" search={{ day: logged.day }} className="font-semibold">
                  {t('seeDay')}
                </Link>
              </>
            )}
          </p>
        </div>
        <CookedButton recipe={recipe} onChange={setLogged} />
      </div>
    </section>
  );
}
