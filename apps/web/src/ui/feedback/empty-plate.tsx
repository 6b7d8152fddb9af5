/** An empty plate with a fork, a knife and a sprig: nothing here yet. */
export function EmptyPlate({ className }: { className?: string | undefined }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 240 160" fill="none" className={className}>
      <ellipse cx="120" cy="84" rx="104" ry="66" className="fill-leaf-soft" />
      <circle cx="120" cy="80" r="56" className="fill-surface stroke-hairline" strokeWidth="1.5" />
      <circle cx="120" cy="80" r="39" className="fill-paper stroke-hairline" strokeWidth="1.5" />
      <g className="stroke-outline" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path d="M36 40v22c0 6 3.5 9 8 9s8-3 8-9V40M44 40v80" />
        <path d="M196 120V40c9 5 13 17 12 32-.4 5-4 8-12 9" />
      </g>
      <g className="stroke-leaf" strokeWidth="2" strokeLinecap="round">
        <path d="M104 94c8-9 18-18 32-26" />
      </g>
      <g className="fill-leaf">
        <path d="M112 86c-8 0-12-4-13-11 8-.5 13 3.5 13 11z" />
        <path d="M121 78c-6-3-8-9-6-16 7 3 9.5 9 6 16z" />
        <path d="M118 83c2 7 8 10 15 8-2-7-8-10.5-15-8z" />
        <path d="M128 74c3.5 5 9 6.5 15 3.5-3.5-6-9-7.5-15-3.5z" />
        <path d="M134 69c.5-6 4.5-9.5 11-9.5.5 6.5-4 10-11 9.5z" />
      </g>
    </svg>
  );
}
