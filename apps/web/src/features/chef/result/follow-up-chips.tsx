import { type FollowUp, followUps } from '@pomona/contract/chef/recipe-request';
import { useTranslations } from 'use-intl';
import { Chip } from '#ui/chip.tsx';

interface Props {
  active: readonly FollowUp[];
  onChoose: (followUp: FollowUp) => void;
}

/** One-tap changes: each cooks again with that condition, or without it. */
export function FollowUpChips({ active, onChoose }: Props) {
  const t = useTranslations('chef.followUp');
  return (
    <fieldset>
      <legend className="font-semibold text-sm">{t('legend')}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {followUps.map((one) => (
          <Chip key={one} selected={active.includes(one)} onClick={() => onChoose(one)}>
            {t(`choice.${one}`)}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
