import { maximumSymptomLevel, minimumSymptomLevel } from '@pomona/contract/constants';
import type { SymptomType } from '@pomona/contract/wellness';
import { useTranslations } from 'use-intl';
import { Field } from '#ui/form/field.tsx';
import { LevelMark } from '../level-mark.tsx';

interface Props {
  /** Energy until another is chosen: the words beside the number depend on it. */
  type: SymptomType;
  level: number;
  onLevel: (level: number) => void;
}

/** From 1 to 10; the browser's own slider, for a thumb and for arrow keys. */
export function LevelSlider({ type, level, onLevel }: Props) {
  const t = useTranslations('wellness-diary');
  return (
    <Field label={t('levelLabel')} aside={<LevelMark type={type} level={level} />}>
      {(wiring) => (
        <div>
          <input
            {...wiring}
            type="range"
            min={minimumSymptomLevel}
            max={maximumSymptomLevel}
            step={1}
            value={level}
            onChange={({ target }) => onLevel(target.valueAsNumber)}
            className="h-11 w-full cursor-pointer accent-leaf"
          />
          <div aria-hidden="true" className="flex justify-between text-muted text-xs">
            <span>{t(`ends.${type}.low`)}</span>
            <span>{t(`ends.${type}.high`)}</span>
          </div>
        </div>
      )}
    </Field>
  );
}
