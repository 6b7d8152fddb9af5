import type { ImportRow, RecipeImport, RowState } from '@pomona/contract/admin/imports';
import type { RecipeDraft } from '@pomona/contract/recipe-exchange';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '#platform/services.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { PagedList } from '../paged-list.tsx';
import { type Choice, isChosen, withRow } from './choice.ts';
import { ImportedRow } from './imported-row.tsx';
import { rowsQuery } from './queries.ts';
import { RowPreview } from './row-preview.tsx';

interface Props {
  found: RecipeImport;
  shown: RowState | null;
  choice: Choice;
  onChange: (choice: Choice) => void;
  lines: (draft: RecipeDraft) => ReactNode;
}

/** The recipes of the archive, page by page; each opens to be looked at. */
export function ImportRows({ found, shown, choice, onChange, lines }: Props) {
  const t = useTranslations('admin-imports');
  const rows = useInfiniteQuery(rowsQuery(useApi(), found, shown));
  const [opened, setOpened] = useState<ImportRow | null>(null);
  return (
    <div className="mt-2">
      <PagedList
        found={rows}
        isEmpty={(pages) => pages.every((page) => page.rows.length === 0)}
        texts={{
          ...{ loading: t('loading'), failed: t('rows.failed'), unreachable: t('unreachable') },
          ...{ tryAgain: t('tryAgain'), none: t('rows.none'), noneText: t('rows.noneText') },
          more: t('rows.more'),
        }}
        loading={['a', 'b', 'c'].map((position) => (
          <Skeleton key={position} className="h-14 rounded-control" />
        ))}
      >
        {(pages) => (
          <ul>
            {pages
              .flatMap((page) => page.rows)
              .map((row) => (
                <ImportedRow
                  key={row.position}
                  row={row}
                  isChosen={isChosen(choice, row)}
                  onChoose={() => onChange(withRow(choice, row))}
                  onOpen={() => setOpened(row)}
                />
              ))}
          </ul>
        )}
      </PagedList>
      {opened && (
        <RowPreview
          found={found}
          row={opened}
          isChosen={isChosen(choice, opened)}
          onChoose={() => onChange(withRow(choice, opened))}
          onClose={() => setOpened(null)}
          lines={lines}
        />
      )}
    </div>
  );
}
