import type { Language } from '@pomona/contract/languages';
import type { ReactNode } from 'react';

/** Decoration beside a language's own name, which carries the meaning (NAV-05). */
export function Flag({ language }: { language: Language }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 16"
      className="h-4 w-6 shrink-0 overflow-hidden rounded-[3px]"
    >
      {fields[language]}
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

const fields: Record<Language, ReactNode> = {
  en: (
    <>
      <path fill="#012169" d="M0 0h24v16H0z" />
      <path stroke="#fff" strokeWidth="3.2" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#c8102e" strokeWidth="1.2" d="m0 0 24 16M24 0 0 16" />
      <path stroke="#fff" strokeWidth="5.2" d="M12 0v16M0 8h24" />
      <path stroke="#c8102e" strokeWidth="3" d="M12 0v16M0 8h24" />
    </>
  ),
  es: (
    <>
      <path fill="#c60b1e" d="M0 0h24v16H0z" />
      <path fill="#ffc400" d="M0 4h24v8H0z" />
    </>
  ),
  fr: (
    <>
      <path fill="#002654" d="M0 0h8v16H0z" />
      <path fill="#fff" d="M8 0h8v16H8z" />
      <path fill="#ce1126" d="M16 0h8v16h-8z" />
    </>
  ),
  de: (
    <>
      <path fill="#000" d="M0 0h24v5.4H0z" />
      <path fill="#d00" d="M0 5.3h24v5.4H0z" />
      <path fill="#ffce00" d="M0 10.6h24V16H0z" />
    </>
  ),
};
