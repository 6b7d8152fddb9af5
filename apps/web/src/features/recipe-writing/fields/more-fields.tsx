import { useTranslations } from 'use-intl';
import type { Draft } from '#features/recipe-writing/draft/draft.ts';
import type { Field } from '#features/recipe-writing/problems.ts';
import { TextAreaField } from '#ui/form/text-area-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { TagsField } from './tags-field.tsx';

interface Props {
  draft: Draft;
  onType: (change: Partial<Draft>) => void;
  errorOf: (field: Field) => string | undefined;
}

/** Advice beside the steps, tags, and where the recipe comes from. */
export function MoreFields({ draft, onType, errorOf }: Props) {
  const t = useTranslations('recipe-form.more');
  return (
    <div className="grid gap-6">
      <div className="grid gap-6 sm:grid-cols-2">
        <TextAreaField
          name="makeAhead"
          label={t('makeAhead')}
          placeholder={t('makeAheadHint')}
          rows={3}
          lang={draft.language}
          value={draft.makeAhead}
          onChange={({ target }) => onType({ makeAhead: target.value })}
          error={errorOf('makeAhead')}
        />
        <TextAreaField
          name="swap"
          label={t('swap')}
          placeholder={t('swapHint')}
          rows={3}
          lang={draft.language}
          value={draft.swap}
          onChange={({ target }) => onType({ swap: target.value })}
          error={errorOf('swap')}
        />
      </div>
      <TagsField
        tags={draft.tags}
        typed={draft.tagTyped}
        onChange={onType}
        error={errorOf('tags')}
      />
      <TextField
        name="source"
        label={t('source')}
        hint={t('sourceHint')}
        autoComplete="off"
        value={draft.source}
        onChange={({ target }) => onType({ source: target.value })}
        error={errorOf('source') && t('sourceWrong')}
      />
    </div>
  );
}
