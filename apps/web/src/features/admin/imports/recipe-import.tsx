import type { RecipeImport as Import } from '@pomona/contract/admin/imports';
import type { RecipeDraft } from '@pomona/contract/recipe-exchange';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ApiError } from '#platform/api/failures.ts';
import { useApi } from '#platform/services.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { ArchiveForm } from './archive-form.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportReview } from './import-review.tsx';
import { importQuery } from './queries.ts';
import { useArchiveUpload } from './use-archive-upload.ts';

interface Props {
  /** The lines of a draft, with what they were recognised as. */
  lines: (draft: RecipeDraft) => ReactNode;
}

/** An archive of recipes: sent, read, looked at, saved (ADMIN-12). Where it stands is on the server. */
export function RecipeImport({ lines }: Props) {
  const found = useQuery(importQuery(useApi()));
  if (found.data === undefined) return found.isError ? <Failed found={found} /> : <Loading />;
  return <Steps found={found.data} lines={lines} />;
}

function Steps({ found, lines }: Props & { found: Import | null }) {
  const upload = useArchiveUpload(found);
  const state = found?.state;
  if (found === null || upload.isSending || state === 'uploading' || state === 'failed')
    return <ArchiveForm found={found} upload={upload} />;
  if (found.state === 'read') return <ImportReview found={found} lines={lines} />;
  return <ImportProgress found={found} />;
}

function Loading() {
  const t = useTranslations('admin-imports');
  return (
    <div role="status" className="mt-8 grid gap-4">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-44 rounded-card" />
      <Skeleton className="h-11 w-56 rounded-control" />
    </div>
  );
}

interface Failure {
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

function Failed({ found }: { found: Failure }) {
  const t = useTranslations('admin-imports');
  const access = useTranslations('admin.access');
  const isForbidden = found.error instanceof ApiError && found.error.status === 403;
  return (
    <EmptyState
      title={isForbidden ? access('required') : t('failed')}
      action={
        <Button loading={found.isFetching} onClick={() => void found.refetch()}>
          {t('tryAgain')}
        </Button>
      }
    >
      {isForbidden ? access('ensure') : t('unreachable')}
    </EmptyState>
  );
}
