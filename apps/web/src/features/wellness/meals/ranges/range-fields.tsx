import type { MealFigureKey } from '@pomona/contract/wellness/meals';
import { useTranslations } from 'use-intl';
import { TextField } from '#ui/form/text-field.tsx';
import type { RangeEnds } from './ranges-draft.ts';

interface Props {
  figure: MealFigureKey;
  value: RangeEnds;
  isWrong: boolean;
  onChange: (ends: RangeEnds) => void;
}

const units = { calories: 'kcal', protein: 'g', fiber: 'g', glycemic_load: '' } as const;

/** From and to, as typed; an empty end is open. */
export function RangeFields({ figure, value, isWrong, onChange }: Props) {
  const t = useTranslations('wellness-diary.ranges');
  const figures = useTranslations('wellness.figure');
  const unit = units[figure];
  const common = { inputMode: 'decimal', autoComplete: 'off', className: 'w-full' } as const;
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">
        {figures(figure)}
        {unit && <span className="font-normal text-muted">{` (${unit})`}</span>}
      </legend>
      <div className="grid grid-cols-2 gap-3">
        <TextField
          {...common}
          label={t('from')}
          error={isWrong ? t('wrong') : undefined}
          value={value.low}
          onChange={({ target }) => onChange({ ...value, low: target.value })}
        />
        <TextField
          {...common}
          label={t('to')}
          value={value.high}
          onChange={({ target }) => onChange({ ...value, high: target.value })}
        />
      </div>
    </fieldset>
  );
}
