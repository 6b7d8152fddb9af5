import type { Goal } from '@pomona/contract/accounts';
import { CircleCheckBig, CircleDashed, RotateCcw, Trash2 } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { IconButton } from '#ui/icon-button.tsx';

interface Props {
  goal: Goal;
  isChanging: boolean;
  onMark: () => void;
  onRemove: () => void;
}

/** One goal with its state, and what can be done about it. */
export function GoalRow({ goal, isChanging, onMark, onRemove }: Props) {
  const t = useTranslations('profile.goals');
  const format = useFormatter();
  const { text, achieved_at } = goal;
  const Icon = achieved_at === null ? CircleDashed : CircleCheckBig;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-hairline bg-surface py-3 pr-2 pl-4 sm:flex-nowrap">
      <Icon
        aria-hidden="true"
        className={classes('size-6 shrink-0', achieved_at === null ? 'text-muted' : 'text-leaf')}
      />
      <div className="min-w-0 grow basis-52">
        <p className="font-medium wrap-anywhere">{text}</p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-muted text-sm">
          <span
            className={classes(
              'rounded-full px-2.5 py-0.5 font-semibold text-xs',
              achieved_at === null ? 'bg-sunken text-ink' : 'bg-leaf-soft text-leaf',
            )}
          >
            {achieved_at === null ? t('inProgress') : t('achieved')}
          </span>
          {achieved_at !== null && format.dateTime(new Date(achieved_at), { dateStyle: 'medium' })}
        </p>
      </div>
      <div className="flex items-center gap-1 max-sm:ml-auto">
        <Button
          variant="quiet"
          size="small"
          loading={isChanging}
          onClick={onMark}
          aria-label={
            achieved_at === null ? t('achieveNamed', { text }) : t('reopenNamed', { text })
          }
          icon={achieved_at !== null && <RotateCcw aria-hidden="true" className="size-4" />}
        >
          {achieved_at === null ? t('achieve') : t('reopen')}
        </Button>
        <IconButton
          label={t('removeNamed', { text })}
          onClick={onRemove}
          icon={<Trash2 aria-hidden="true" className="size-5" />}
        />
      </div>
    </li>
  );
}
