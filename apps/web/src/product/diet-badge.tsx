import type { DietType } from '@pomona/food/labels/diets';
import { EqualApproximately } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from '#ui/classes.ts';
import { dietIcons } from './diet-icons.ts';

export type DietBadgeProps = {
  diet: DietType;
  children: ReactNode;
  /** Not proven, but likely: the words beside it say so as well. */
  isLikely?: boolean | undefined;
  /** Makes the badge a button: "Why this label". */
  onPress?: () => void;
  className?: string;
};

const hues: Record<DietType, string> = {
  PCOS: 'bg-diet-pcos-soft text-diet-pcos',
  'Diabetes-Friendly': 'bg-diet-diabetes-friendly-soft text-diet-diabetes-friendly',
  'Low-Sugar': 'bg-diet-low-sugar-soft text-diet-low-sugar',
  'Gluten-Free': 'bg-diet-gluten-free-soft text-diet-gluten-free',
  Vegetarian: 'bg-diet-vegetarian-soft text-diet-vegetarian',
  Vegan: 'bg-diet-vegan-soft text-diet-vegan',
  Keto: 'bg-diet-keto-soft text-diet-keto',
  Mediterranean: 'bg-diet-mediterranean-soft text-diet-mediterranean',
  'Anti-Inflammatory': 'bg-diet-anti-inflammatory-soft text-diet-anti-inflammatory',
  'Heart-Healthy': 'bg-diet-heart-healthy-soft text-diet-heart-healthy',
  'High-Fiber': 'bg-diet-high-fiber-soft text-diet-high-fiber',
  'Low-Carb': 'bg-diet-low-carb-soft text-diet-low-carb',
  'High-Protein': 'bg-diet-high-protein-soft text-diet-high-protein',
};

/** One diet label with its own icon and hue, the same everywhere; a likely one with a dashed line and another icon. */
export function DietBadge({ diet, children, isLikely, onPress, className }: DietBadgeProps) {
  const Icon = isLikely ? EqualApproximately : dietIcons[diet];
  const allClasses = classes(
    'inline-flex items-center gap-1 whitespace-nowrap rounded-full py-0.5 pr-2.5 pl-2 font-semibold text-xs',
    isLikely ? 'border border-outline border-dashed text-ink' : hues[diet],
    className,
  );
  const content = (
    <>
      <Icon aria-hidden="true" className="size-3.5" />
      {children}
    </>
  );
  if (onPress === undefined) return <span className={allClasses}>{content}</span>;
  return (
    <button
      type="button"
      onClick={onPress}
      className={classes('wide-target underline-offset-2 hover:underline', allClasses)}
    >
      {content}
    </button>
  );
}
