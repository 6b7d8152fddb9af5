import type { Visibility } from '@pomona/contract/recipes';
import { Globe, Hourglass, Lock } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { classes } from '#ui/classes.ts';

const styles = {
  private: { Icon: Lock, hue: 'bg-sunken text-muted' },
  offered: { Icon: Hourglass, hue: 'bg-sky-soft text-sky' },
  public: { Icon: Globe, hue: 'bg-leaf-soft text-leaf' },
} as const;

/** Who sees a recipe: its owner, the administrators too, everybody (REC-07). */
export function VisibilityBadge({ visibility }: { visibility: Visibility }) {
  const t = useTranslations('recipe-writing');
  const { Icon, hue } = styles[visibility];
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1.5 whitespace-nowrap rounded-full py-0.5 pr-2.5 pl-2 font-semibold text-xs',
        hue,
      )}
    >
      <Icon aria-hidden="true" className="size-3.5" />
      {t(`visibility.${visibility}`)}
    </span>
  );
}
