import type { ShoppingCategory } from '@pomona/food/foods/categories';
import {
  Apple,
  Carrot,
  Fish,
  Leaf,
  type LucideIcon,
  Milk,
  Package,
  ShoppingBasket,
  Wheat,
} from 'lucide-react';

const icons: Record<ShoppingCategory, LucideIcon> = {
  Vegetables: Carrot,
  Fruits: Apple,
  Protein: Fish,
  Dairy: Milk,
  Grains: Wheat,
  Pantry: Package,
  Produce: Leaf,
  Miscellaneous: ShoppingBasket,
};

interface Props {
  category: ShoppingCategory;
  className?: string;
}

/** The icon of a section of a shop, the same for foods and on the shopping list. */
export function CategoryIcon({ category, className = 'size-5 shrink-0 text-leaf' }: Props) {
  const Icon = icons[category];
  return <Icon aria-hidden="true" className={className} />;
}
