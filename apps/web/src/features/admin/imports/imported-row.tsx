import type { ImportRow, RowState } from '@pomona/contract/admin/imports';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { DietBadge } from '#product/diet-badge.tsx';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { savableStateOf } from './choice.ts';
import { RowReasons } from './row-reasons.tsx';

interface Props {
  row: ImportRow;
  isChosen: boolean;
  onChoose: () => void;
  onOpen: () => void;
}

const maxLabels = 3;

/** One recipe of the archive: what it is, and whether it is to be saved. */
export function ImportedRow({ row, isChosen, onChoose, onOpen }: Props) {
  const t = useTranslations('admin-imports');
  const name = row.title || row.path;
  return (
    <li className="grid grid-cols-[2rem_1fr] gap-x-3 gap-y-2 border-hairline border-b py-3 last:border-b-0 sm:grid-cols-[2rem_1fr_auto] sm:items-center">
      {savableStateOf(row) === null ? (
        <span />
      ) : (
        <label className="wide-target grid size-8 place-items-center">
          <span className="sr-only">{t('rows.select', { title: name })}</span>
          <input
            type="checkbox"
            className="size-5 accent-leaf"
            checked={isChosen}
            onChange={onChoose}
          />
        </label>
      )}
      <div className="min-w-0">
        <h3 className="hyphenate font-semibold leading-snug">{name}</h3>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
          <StateBadge state={row.state} />
          {row.lines > 0 && <span>{t('rows.lines', { count: row.lines })}</span>}
          {row.unmatched > 0 && <span>{t('rows.unmatched', { count: row.unmatched })}</span>}
          {row.title !== '' && <span className="break-all">{row.path}</span>}
        </p>
        <RowReasons row={row} />
        {row.state !== 'failed' && <Labels labels={row.labels} />}
      </div>
      <RowAction row={row} name={name} onOpen={onOpen} />
    </li>
  );
}

const tones: Record<RowState, string> = {
  waiting: 'border-hairline',
  ready: 'border-leaf text-leaf',
  doubtful: 'border-honey text-ink',
  duplicate: 'border-sky text-sky',
  failed: 'border-berry text-berry',
  saved: 'border-leaf bg-leaf-soft text-leaf',
};

function StateBadge({ state }: { state: RowState }) {
  const t = useTranslations('admin-imports.states');
  return (
    <span
      className={classes('rounded-full border px-2.5 py-0.5 font-semibold text-xs', tones[state])}
    >
      {t(state)}
    </span>
  );
}

function Labels({ labels }: Pick<ImportRow, 'labels'>) {
  const t = useTranslations('admin-imports.rows');
  const words = useTranslations('recipes');
  if (labels.length === 0) return null;
  return (
    <p className="mt-2 flex flex-wrap gap-1.5">
      <span className="sr-only">{t('labels')}</span>
      {labels.slice(0, maxLabels).map((diet) => (
        <DietBadge key={diet} diet={diet}>
          {words(`diet.${diet}`)}
        </DietBadge>
      ))}
      {labels.length > maxLabels && (
        <span className="text-muted text-xs">
          {t('moreLabels', { count: labels.length - maxLabels })}
        </span>
      )}
    </p>
  );
}

interface ActionProps {
  row: ImportRow;
  name: string;
  onOpen: () => void;
}

function RowAction({ row, name, onOpen }: ActionProps) {
  const t = useTranslations('admin-imports.rows');
  if (row.recipe_id !== null)
    return (
      <Button
        asChild
        variant="secondary"
        size="small"
        className="col-start-2 justify-self-start sm:col-start-3"
      >
        <Link to="/recipes/$id" params={{ id: row.recipe_id }}>
          {t('open')}
          <span className="sr-only"> {name}</span>
        </Link>
      </Button>
    );
  if (row.lines === 0 && row.title === '') return null;
  return (
    <Button
      variant="secondary"
      size="small"
      className="col-start-2 justify-self-start sm:col-start-3"
      onClick={onOpen}
    >
      {t('look')}
      <span className="sr-only"> {name}</span>
    </Button>
  );
}
