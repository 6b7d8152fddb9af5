import type { FollowUp } from '@pomona/contract/chef/recipe-request';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Surface } from '#ui/surface.tsx';
import type { Result } from '../session/stored-session.ts';
import { useArrival } from '../use-arrival.ts';
import { CookLine } from './cook-line.tsx';
import { FollowUpChips } from './follow-up-chips.tsx';
import { GivenFoods } from './given-foods.tsx';
import { Ingredients } from './ingredients.tsx';
import { ResultHead } from './result-head.tsx';
import { Steps } from './steps.tsx';

interface Props {
  result: Result;
  /** It has just been cooked: the reader is led to it. */
  isNew: boolean;
  /** Save, and add to the list. */
  actions: ReactNode;
  nutrition: ReactNode;
  /** Why each restriction of the request holds. */
  proofs: ReactNode;
  onAnother: () => void;
  onFollowUp: (followUp: FollowUp) => void;
}

/** A recipe that was just cooked, with everything that speaks for it (GEN-04). */
export function ResultCard(props: Props) {
  const t = useTranslations('chef.result');
  const { result } = props;
  const { recipe } = result.reply;
  const heading = useArrival<HTMLHeadingElement>('start', props.isNew);
  return (
    <Surface asChild className="overflow-hidden p-0!">
      <article data-arrival="" className="scroll-mt-20">
        <ResultHead recipe={recipe} headingRef={heading} />
        <div className="grid grid-cols-1 gap-8 p-5 sm:p-8">
          <div className="grid gap-4">
            <div className="flex flex-wrap gap-3">
              {props.actions}
              <Button
                variant="quiet"
                onClick={props.onAnother}
                className="max-sm:w-full"
                icon={<RefreshCw aria-hidden="true" className="size-5" />}
              >
                {t('another')}
              </Button>
            </div>
            <FollowUpChips active={result.request.follow_ups} onChoose={props.onFollowUp} />
          </div>
          <Surface tone="tinted" className="grid gap-3">
            {recipe.ai_notes !== '' && (
              <div>
                <h3 className="font-semibold text-base">{t('note')}</h3>
                <p lang={recipe.language} className="mt-1 whitespace-pre-line">
                  {recipe.ai_notes}
                </p>
              </div>
            )}
            <CookLine reply={result.reply} />
          </Surface>
          <GivenFoods given={recipe.given} />
          <Ingredients recipe={recipe} />
          <Steps recipe={recipe} />
          {props.proofs}
          {props.nutrition}
        </div>
      </article>
    </Surface>
  );
}
