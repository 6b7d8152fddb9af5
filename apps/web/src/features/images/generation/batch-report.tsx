import type { ImageBatch, PictureFailure } from '@pomona/contract/images';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { FailedRecipe } from './failed-recipe.tsx';
import type { GenerationState } from './use-generation.ts';

interface Props {
  batch: ImageBatch;
  isRunning: boolean;
  retry: GenerationState['retry'];
}

/** What the last batch did: how far it is, or how it ended, and what could not be made. */
export function BatchReport({ batch, isRunning, retry }: Props) {
  const t = useTranslations('images.batch');
  const format = useFormatter();
  const { total, done, failed, failures, ended_at: ended } = batch;
  const state = isRunning ? 'running' : batch.state === 'cancelled' ? 'cancelled' : 'done';
  const when = format.dateTime(new Date(ended ?? batch.started_at), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <div>
      <h3 className="text-lg">{t('heading')}</h3>
      <p role="status" className="mt-1 text-muted">
        {total === 0 ? t('nothing', { when }) : t(state, { done, total, when })}
      </p>
      {failed > 0 && (
        <>
          <p className="mt-4 font-semibold text-berry">{t('failed', { count: failed })}</p>
          <ul className="mt-2">
            {failures.map((failure, position) => (
              <FailedRecipe
                key={keyOf(failure, position)}
                failure={failure}
                action={
                  failure.recipe && (
                    <Button
                      variant="secondary"
                      size="small"
                      loading={retry.isPending && retry.variables?.id === failure.recipe.id}
                      onClick={() => failure.recipe && retry.mutate(failure.recipe)}
                    >
                      {t('retry')}
                      <span className="sr-only"> {failure.recipe.title}</span>
                    </Button>
                  )
                }
              />
            ))}
          </ul>
          {failed > failures.length && (
            <p className="mt-2 text-muted">{t('further', { count: failed - failures.length })}</p>
          )}
        </>
      )}
    </div>
  );
}

const keyOf = ({ recipe }: PictureFailure, position: number) => recipe?.id ?? `private-${position}`;
