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

export function CategoryIcon({ category }: { category: ShoppingCategory }) {
  const Icon = icons[category];
  return <Icon aria-hidden="true" className="size-5 shrink-0 text-leaf" />;
}
