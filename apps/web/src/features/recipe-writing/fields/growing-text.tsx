import { type ComponentProps, type Ref, useLayoutEffect, useRef } from 'react';
import { classes } from '#ui/classes.ts';

type Props = Omit<ComponentProps<'textarea'>, 'ref'> & {
  value: string;
  ref?: Ref<HTMLTextAreaElement>;
};

/** A text without a box around it that is as tall as what it holds. */
export function GrowingText({ className, ref, value, ...rest }: Props) {
  const own = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the text may change its height
  useLayoutEffect(() => grow(own.current), [value]);
  return (
    <textarea
      rows={1}
      {...rest}
      value={value}
      ref={(element) => {
        own.current = element;
        return passOn(ref, element);
      }}
      className={classes('field-sizing-content block w-full resize-none bg-transparent', className)}
    />
  );
}

function passOn(ref: Ref<HTMLTextAreaElement> | undefined, element: HTMLTextAreaElement | null) {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
  return undefined;
}

/** Browsers that cannot size a field by its content are told its height. */
function grow(element: HTMLTextAreaElement | null): void {
  if (element === null || CSS.supports?.('field-sizing', 'content')) return;
  element.style.height = 'auto';
  element.style.height = `${element.scrollHeight}px`;
}
