import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Draft } from '#features/recipe-writing/draft/draft.ts';
import type { Field } from '#features/recipe-writing/problems.ts';
import { classes } from '#ui/classes.ts';
import { FieldError } from '#ui/form/field-error.tsx';
import { GrowingText } from './growing-text.tsx';

interface Props {
  draft: Draft;
  onType: (change: Partial<Draft>) => void;
  errorOf: (field: Field) => string | undefined;
}

const underlined =
  'border-outline border-b py-2 outline-none transition-colors placeholder:text-muted hover:border-ink focus-visible:border-leaf focus-visible:shadow-[0_1px_0_0_var(--leaf)] aria-invalid:border-berry';

/** Title and description, written as they will be read. */
export function NameFields({ draft, onType, errorOf }: Props) {
  const t = useTranslations('recipe-form.name');
  const id = useId();
  const [title, description] = [errorOf('title'), errorOf('description')];
  return (
    <div className="grid content-start gap-4">
      <div>
        <label htmlFor={`${id}-title`} className="font-semibold text-sm">
          {t('title')}
        </label>
        <GrowingText
          id={`${id}-title`}
          name="title"
          value={draft.title}
          onChange={({ target }) => onType({ title: target.value.replace(/\s*[\n\r]+\s*/g, ' ') })}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          placeholder={t('titleHint')}
          autoComplete="off"
          enterKeyHint="next"
          lang={draft.language}
          aria-invalid={title ? true : undefined}
          aria-describedby={title ? `${id}-title-error` : undefined}
          className={classes(underlined, 'font-display font-semibold text-3xl leading-tight')}
        />
        {title && <FieldError id={`${id}-title-error`}>{title}</FieldError>}
      </div>
      <div>
        <label htmlFor={`${id}-description`} className="font-semibold text-sm">
          {t('description')}
        </label>
        <GrowingText
          id={`${id}-description`}
          name="description"
          rows={2}
          value={draft.description}
          onChange={({ target }) => onType({ description: target.value })}
          placeholder={t('descriptionHint')}
          autoComplete="off"
          lang={draft.language}
          aria-invalid={description ? true : undefined}
          aria-describedby={description ? `${id}-description-error` : undefined}
          className={classes(underlined, 'min-h-18 text-lg')}
        />
        {description && <FieldError id={`${id}-description-error`}>{description}</FieldError>}
      </div>
    </div>
  );
}
