import { CircleHelp, Leaf, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Hint } from './hints.ts';

/** What the typed foods mean for this request, said before anything is cooked (GEN-09). */
export function HintList({ hints }: { hints: readonly Hint[] }) {
  const sentence = useHintSentence();
  return (
    <div role="status" className="empty:hidden">
      {hints.length > 0 && (
        <ul className="grid gap-1.5 text-sm">
          {hints.map((hint) => (
            <li key={hint.text} className="flex items-start gap-2">
              <HintSign kind={hint.kind} />
              <span className="hyphenate min-w-0">{sentence(hint)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function HintSign({ kind }: Pick<Hint, 'kind'>) {
  const Icon = kind === 'unknown' ? CircleHelp : kind === 'allergen' ? TriangleAlert : Leaf;
  const colour = kind === 'diet' ? 'text-leaf' : 'text-honey-ink';
  return <Icon aria-hidden="true" className={`mt-0.5 size-4 shrink-0 ${colour}`} />;
}

function useHintSentence(): (hint: Hint) => string {
  const t = useTranslations('chef.hints');
  const names = useTranslations('recipes');
  return (hint) => {
    const { text } = hint;
    if (hint.kind === 'unknown') return t('unknown', { text });
    if (hint.kind === 'without') return t('without', { text });
    if (hint.kind === 'diet') return t('diet', { text, diet: names(`diet.${hint.diet}`) });
    const allergen = names(`allergen.${hint.allergen}`);
    return hint.isSure ? t('allergen', { text, allergen }) : t('mayContain', { text, allergen });
  };
}
