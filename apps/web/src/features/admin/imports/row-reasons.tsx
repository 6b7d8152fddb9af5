import type { ImportRow } from '@pomona/contract/admin/imports';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';

/** Why a recipe was not read, is known already, or needs a look. */
export function RowReasons({ row }: { row: ImportRow }) {
  const t = useTranslations('admin-imports');
  const notes = useTranslations('recipe-import.notes');
  const { problem, duplicate_of: duplicate } = row;
  if (problem !== null)
    return <p className="mt-1 text-berry text-sm">{t(`problems.${problem}`)}</p>;
  if (row.state === 'saved') return null;
  return (
    <>
      {duplicate !== null && (
        <p className="mt-1 text-sm">
          {t(duplicate.id === null ? 'duplicates.inArchive' : `duplicates.${duplicate.because}`)}{' '}
          {duplicate.id === null ? (
            duplicate.title
          ) : (
            <Link
              to="/recipes/$id"
              params={{ id: duplicate.id }}
              className="text-leaf underline underline-offset-2"
            >
              {duplicate.title}
            </Link>
          )}
        </p>
      )}
      {row.doubts.length > 0 && (
        <ul className="mt-1 text-sm">
          {row.doubts.map((doubt) => (
            <li key={doubt}>{doubt === 'unmatched' ? t('rows.unmatchedText') : notes(doubt)}</li>
          ))}
        </ul>
      )}
    </>
  );
}
