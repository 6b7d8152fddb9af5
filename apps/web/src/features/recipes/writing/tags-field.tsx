import { recipeBounds } from '@pomona/contract/recipe-writing';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '#ui/field.tsx';
import { RemovableChip } from '#ui/removable-chip.tsx';

interface Props {
  tags: readonly string[];
  onChange: (tags: readonly string[]) => void;
  error: string | undefined;
}

/** Tags as chips in the field where they are typed: Enter or a comma makes one, Backspace takes the last away. */
export function TagsField({ tags, onChange, error }: Props) {
  const t = useTranslations('writing.tags');
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);

  function add(written: string): void {
    const known = new Set(tags);
    for (const tag of written.split(/[,;\n]/).map(tagOf)) if (tag !== '') known.add(tag);
    onChange([...known]);
    setText('');
  }
  function steer(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault();
      add(text);
    } else if (event.key === 'Backspace' && text === '' && tags.length > 0) {
      onChange(tags.slice(0, -1));
    }
  }
  function paste(event: ClipboardEvent): void {
    const pasted = event.clipboardData.getData('text/plain');
    if (!/[,;\n]/.test(pasted)) return;
    event.preventDefault();
    add(`${text}${pasted}`);
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
                onChange(tags.filter((other) => other !== tag));
                input.current?.focus();
              }}
            >
              <span className="max-w-56 truncate">{tag}</span>
            </RemovableChip>
          ))}
          <input
            {...wiring}
            ref={input}
            value={text}
            maxLength={recipeBounds.tag}
            autoComplete="off"
            autoCapitalize="none"
            enterKeyHint="done"
            placeholder={tags.length === 0 ? t('placeholder') : undefined}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={steer}
            onPaste={paste}
            onBlur={() => text.trim() !== '' && add(text)}
            className="min-h-9 min-w-32 flex-1 bg-transparent px-1.5 outline-none placeholder:text-muted"
          />
        </div>
      )}
    </Field>
  );
}

/** Words of a tag are tied with hyphens and small, as all tags are written: "Make ahead" is `make-ahead`. */
function tagOf(written: string): string {
  return written
    .trim()
    .replace(/^#+/, '')
    .toLocaleLowerCase()
    .replace(/\s+/g, '-')
    .slice(0, recipeBounds.tag);
}
