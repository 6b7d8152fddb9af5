import { maxServingsEaten, minServingsEaten } from '@pomona/contract/wellness/meals';
import { useFormatter, useTranslations } from 'use-intl';
import { Stepper } from '#ui/form/stepper.tsx';

interface Props {
  value: number;
  onChange: (servings: number) => void;
}

/** How much was eaten, by halves. */
export function ServingsField({ value, onChange }: Props) {
  const t = useTranslations('wellness.cooked');
  const format = useFormatter();
  return (
    <div>
      <p className="mb-1.5 font-semibold">{t('servings')}</p>
      <Stepper
        label={t('servings')}
        value={value * 2}
        min={minServingsEaten * 2}
        max={maxServingsEaten * 2}
        onChange={(halves) => onChange(halves / 2)}
        display={format.number(value)}
        decreaseLabel={t('fewer')}
        increaseLabel={t('more')}
      />
    </div>
  );
}
