import type { User } from '@pomona/contract/accounts';
import { allergensBehind } from '@pomona/food/foods/allergens';
import { ShieldCheck } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { avoidedBy } from '#features/chef/request/request-draft.ts';
import type { Result } from '#features/chef/session/stored-session.ts';
import { LabelProof } from '#features/foods/labels/label-proof.tsx';

interface Props {
  result: Result;
  user: User;
}

/** Why each restriction holds: the labels with their rules, and the allergens that are not in it (GEN-04). */
export function Proofs({ result, user }: Props) {
  const t = useTranslations('chef.proofs');
  const names = useTranslations('recipes.allergen');
  const format = useFormatter();
  const { recipe } = result.reply;
  const found = new Set([...recipe.allergen_details, ...recipe.may_contain]);
  const absent = avoidedBy(user, result.request.allergens).filter(
    (choice) => recipe.is_read_whole && !allergensBehind([choice]).some((one) => found.has(one)),
  );
  if (recipe.restrictions.length + absent.length === 0) return null;
  return (
    <section>
      <h3 className="text-xl">{t('heading')}</h3>
      {absent.length > 0 && (
        <p className="mt-3 flex items-start gap-2.5 text-sm">
          <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-leaf" />
          {t('allergens', { list: format.list(absent.map((one) => names(one))) })}
        </p>
      )}
      <div className="mt-2 divide-y divide-hairline">
        {recipe.restrictions.map((label) => (
          <LabelProof key={label.label} label={label} isOpened={false} />
        ))}
      </div>
    </section>
  );
}
