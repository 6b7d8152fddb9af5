import type { Language } from '@pomona/contract/languages';

/** Decoration beside a language's own name, which carries the meaning (NAV-05); drawn in `public/flags.svg`. */
export function Flag({ language }: { language: Language }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 16"
      className="h-4 w-6 shrink-0 overflow-hidden rounded-[3px]"
    >
      <use href={`/flags.svg#${language}`} />
      <rect
        x="0.5"
        y="0.5"
        width="23"
        height="15"
        rx="2.5"
        fill="none"
        stroke="#000"
        strokeOpacity="0.14"
      />
    </svg>
  );
}
