import type { User } from '@pomona/contract/accounts';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Failure } from '#features/chef/cooking/failure.tsx';
import { ImpossibleAnswer } from '#features/chef/cooking/impossible-answer.tsx';
import { Progress } from '#features/chef/cooking/progress.tsx';
import { RequestForm } from '#features/chef/request/request-form.tsx';
import { SubmitBar } from '#features/chef/request/submit-bar.tsx';
import { ResultStrip } from '#features/chef/result/result-strip.tsx';
import { type Generator as Chef, useGenerator } from '#features/chef/use-generator.ts';
import { lazyPart } from '#platform/delivery/lazy-part.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { Beginning } from './beginning.tsx';

/** Fetched when there is something to show. */
const loadResult = async () => (await import('./cooked-result.tsx')).CookedResult;
const CookedResult = lazyPart(loadResult);

/** The form, and beside it what is being cooked and what came of it (GEN-02). */
export function Generator({ user }: { user: User }) {
  const t = useTranslations('chef.page');
  const chef = useGenerator(user);
  const { state } = chef.cooking;
  const isCooking = state.status === 'cooking';
  useEffect(() => {
    // Its script comes while the server cooks.
    if (isCooking) void loadResult().catch(() => undefined);
  }, [isCooking]);
  return (
    <div className="page-width py-10 md:py-14">
      <PageHeading lead={t('lead')}>{t('heading')}</PageHeading>
      <div className="mt-8 grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(22rem,27rem)_minmax(0,1fr)] lg:gap-10">
        <RequestForm
          user={user}
          draft={chef.draft}
          onChange={chef.fill}
          onSubmit={chef.submit}
          foot={<SubmitBar isCooking={isCooking} isCancelled={state.status === 'cancelled'} />}
        />
        <div className="grid min-w-0 grid-cols-1 gap-8">
          <Outcome chef={chef} user={user} />
        </div>
      </div>
    </div>
  );
}

function Outcome({ chef, user }: { chef: Chef; user: User }) {
  const { cooking, results, shown } = chef;
  const { state } = cooking;
  const isBusy = state.status === 'cooking' || state.status === 'impossible';
  const hasChoice = results.length > 1 || (results.length === 1 && (isBusy || shown === null));
  return (
    <>
      {state.status === 'cooking' && <Progress stages={state.stages} onCancel={cooking.cancel} />}
      {state.status === 'failed' && <Failure failure={state.failure} onRetry={cooking.retry} />}
      {state.status === 'impossible' && (
        <ImpossibleAnswer
          reply={state.reply}
          onChange={(change) => chef.apply(state.request, change)}
        />
      )}
      {hasChoice && (
        <ResultStrip
          results={results}
          shownId={isBusy ? null : (shown?.id ?? null)}
          onShow={chef.show}
        />
      )}
      {!isBusy && shown !== null && (
        <CookedResult key={shown.id} chef={chef} result={shown} user={user} />
      )}
      {!isBusy && shown === null && <Beginning />}
    </>
  );
}
