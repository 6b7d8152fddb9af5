import { recipeBounds } from '@pomona/contract/recipe-writing';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '#ui/form/field.tsx';
import { RemovableChip } from '#ui/removable-chip.tsx';
import { withTags } from './tags.ts';

interface Props {
  tags: readonly string[];
  /** What is being typed and no tag yet. */
  typed: string;
  onChange: (change: { tags?: readonly string[]; tagTyped?: string }) => void;
  error: string | undefined;
}

/** Tags as chips in the field where they are typed: Enter or a comma makes one, Backspace takes the last away. */
export function TagsField({ tags, typed, onChange, error }: Props) {
  const t = useTranslations('recipe-form.tags');
  const input = useRef<HTMLInputElement>(null);

  function add(written: string): void {
    onChange({ tags: withTags(tags, written), tagTyped: '' });
  }
  function steer(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '' && tags.length > 0) {
      onChange({ tags: tags.slice(0, -1) });
    }
  }
  function paste(event: ClipboardEvent): void {
    const pasted = event.clipboardData.getData('text/plain');
    if (!/[,;\n]/.test(pasted)) return;
    event.preventDefault();
    add(`${typed}${pasted}`);
  }
  return (
    <Field label={t('label')} hint={t('hint')} error={error}>
      {(wiring) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: a press beside the chips means the input between them
        // biome-ignore lint/a11y/useKeyWithClickEvents: who uses the keyboard is in the input already
        <div
          onClick={(event) => event.target === event.currentTarget && input.current?.focus()}
          className="flex min-h-12 cursor-text flex-wrap items-center gap-2 rounded-control border border-outline bg-surface px-2 py-1.5 has-[input:focus-visible]:border-leaf has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-leaf has-aria-invalid:border-berry"
        >
          {tags.map((tag) => (
            <RemovableChip
              key={tag}
              removeLabel={t('remove', { tag })}
              onRemove={() => {
                onChange({ tags: tags.filter((other) => other !== tag) });
                input.current?.focus();
              }}
            >
              <span className="max-w-56 truncate">{tag}</span>
            </RemovableChip>
          ))}
          <input
            {...wiring}
            ref={input}
            value={typed}
            maxLength={recipeBounds.tag}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="done"
            placeholder={tags.length === 0 ? t('placeholder') : undefined}
            onChange={({ target }) => onChange({ tagTyped: target.value })}
            onKeyDown={steer}
            onPaste={paste}
            onBlur={() => typed.trim() !== '' && add(typed)}
            className="min-h-9 min-w-32 flex-1 bg-transparent px-1.5 outline-none placeholder:text-muted"
          />
        </div>
      )}
    </Field>
  );
}
