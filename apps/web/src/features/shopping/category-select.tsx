import { type ShoppingCategory, shoppingCategories } from '@pomona/food/foods/categories';
import { useTranslations } from 'use-intl';
import { Select } from '#ui/form/select.tsx';

interface Props {
  value: ShoppingCategory;
  onChange: (category: ShoppingCategory) => void;
  /** The food table proposes what is shown; nobody chose it. */
  isProposed?: boolean;
  labelHidden?: boolean;
}

export function CategorySelect({ value, onChange, isProposed = false, labelHidden }: Props) {
  const t = useTranslations('shopping');
  const options = shoppingCategories.map((category) => {
    const name = t(`category.${category}`);
    const isShownProposed = isProposed && category === value;
    return {
      value: category,
      label: isShownProposed ? t('add.proposed', { category: name }) : name,
    };
  });
  return (
    <Select
      label={t('add.category')}
      labelHidden={labelHidden}
      value={value}
      onChange={(event) => {
        const chosen = shoppingCategories.find((category) => category === event.target.value);
        if (chosen !== undefined) onChange(chosen);
      }}
      options={options}
    />
  );
}
