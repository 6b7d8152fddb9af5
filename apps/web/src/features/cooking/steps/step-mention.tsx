import type { StepLink } from '@pomona/contract/recipes';
import { type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

export interface MentionProps {
  mention: StepLink;
  /** Names it among the mentions of a recipe. */
  place: string;
  /** The ingredient lines as they are shown: scaled, in the chosen units. */
  lines: readonly string[];
  /** The `position` of the mention that is shown. */
  shown: string | null;
  onShow: (place: string | null, lines?: readonly number[]) => void;
  children: ReactNode;
}

/** The name of an ingredient in a step: pointed at, focused or pressed it shows how much is meant. */
export function StepMention({ mention, place, lines, shown, onShow, children }: MentionProps) {
  const id = useId();
  const isShown = shown === place;
  const show = () => onShow(place, mention.lines);

  // A finger has no way to point without pressing.
  const byMouse = (act: () => void) => (event: PointerEvent) =>
    event.pointerType === 'mouse' && act();

  return (
    <span className="relative">
      <button
        type="button"
        aria-describedby={isShown ? id : undefined}
        onPointerEnter={byMouse(show)}
        onPointerLeave={byMouse(() => onShow(null))}
        onFocus={show}
        onBlur={() => onShow(null)}
        onClick={show}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && isShown) {
            event.stopPropagation();
            onShow(null);
          }
        }}
        className={`underline decoration-1 decoration-dotted decoration-outline underline-offset-4 hover:decoration-leaf print:no-underline ${isShown ? 'rounded-sm bg-leaf-soft' : ''}`}
      >
        {children}
      </button>
      {isShown && <Amounts id={id} mention={mention} lines={lines} />}
    </span>
  );
}

const edge = 12;

/** The lines, in a small note below the words, kept inside the window. */
function Amounts({ id, mention, lines }: { id: string } & Pick<MentionProps, 'mention' | 'lines'>) {
  const note = useRef<HTMLSpanElement>(null);
  const [shift, setShift] = useState(0);
  useLayoutEffect(() => {
    const box = note.current?.getBoundingClientRect();
    if (box === undefined) return;
    const over = box.right + edge - document.documentElement.clientWidth;
    setShift(over > 0 ? -over : 0);
  }, []);
  return (
    <span
      ref={note}
      id={id}
      role="tooltip"
      style={{ transform: `translateX(${shift}px)` }}
      className="pointer-events-none absolute top-full left-0 z-20 mt-1.5 grid w-max max-w-72 gap-1 rounded-control bg-ink px-3 py-2 font-sans text-paper text-sm leading-snug shadow-float"
    >
      <AmountLines mention={mention} lines={lines} />
    </span>
  );
}

function AmountLines({ mention, lines }: Pick<MentionProps, 'mention' | 'lines'>) {
  const t = useTranslations('cooking');
  const whole = mention.lines.map((line) => ({ line, text: lines[line] ?? '' }));
  if (mention.share_text === null)
    return whole.map(({ line, text }) => <span key={line}>{text}</span>);
  return (
    <>
      <span className="font-semibold">{mention.share_text}</span>
      {whole.map(({ line, text }) => (
        <span key={line}>{t('whole', { line: text })}</span>
      ))}
    </>
  );
}
