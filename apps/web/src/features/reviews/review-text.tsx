import type { ComponentProps } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { TextAreaField } from '#ui/form/text-area-field.tsx';

interface Props extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> {
  label: string;
  value: string;
  maximum: number;
  onChange: (text: string) => void;
}

/** A text with its counter. Too much of it can be typed and pasted, and is pointed out: nothing is cut off. */
export function ReviewText({ value, maximum, onChange, ...rest }: Props) {
  const t = useTranslations('reviews.form');
  const format = useFormatter();
  const { length } = value.trim();
  const count = format.number(length);
  return (
    <TextAreaField
      {...rest}
      dir="auto"
      className="max-h-80"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      aside={
        <span className="tabular-nums">
          {t('counter', { count, maximum: format.number(maximum) })}
        </span>
      }
      error={length > maximum ? t('tooLong', { count: length - maximum }) : undefined}
    />
  );
}
