/** A branch of quinces and apples: the garden that the product is named after. Decoration. */
export function Orchard({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 480 640"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      className={className}
    >
      <circle cx="240" cy="322" r="206" className="fill-paper" />
      <circle
        cx="240"
        cy="322"
        r="182"
        className="stroke-hairline"
        strokeWidth="1.5"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      <g transform="translate(4 46)">
        <g className="stroke-leaf" strokeWidth="7" strokeLinecap="round">
          <path d="M-20 96c92 6 150 42 206 98 44 44 92 70 168 76" />
          <path strokeWidth="5" d="M122 142c4 52 0 94-20 134" />
          <path strokeWidth="5" d="M224 226c-6 60 2 104 22 142" />
          <path strokeWidth="4" d="M300 258c30 26 46 56 52 92M168 178c36-34 74-48 116-46" />
        </g>
        <g className="fill-leaf">
          <Leaf x={70} y={98} turn={-32} size={1} />
          <Leaf x={140} y={150} turn={-70} size={1.15} />
          <Leaf x={206} y={152} turn={-18} size={1} />
          <Leaf x={286} y={132} turn={24} size={1.25} />
          <Leaf x={262} y={246} turn={-46} size={0.95} />
          <Leaf x={354} y={270} turn={14} size={1.3} />
          <Leaf x={106} y={212} turn={158} size={0.9} />
          <Leaf x={226} y={286} turn={140} size={1} />
          <Leaf x={322} y={282} turn={108} size={0.8} />
        </g>
        <Fruit x={100} y={336} size={1} />
        <Fruit x={252} y={438} size={1.22} />
        <Fruit x={356} y={402} size={0.84} />
        <g className="fill-apricot">
          <circle cx="292" cy="106" r="6" />
          <circle cx="318" cy="114" r="4" />
          <circle cx="306" cy="90" r="4" />
          <circle cx="404" cy="236" r="5" />
          <circle cx="420" cy="252" r="3.5" />
        </g>
      </g>
    </svg>
  );
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

function Leaf({ x, y, size, turn }: Place & { readonly turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      <path d="M0 0c14-26 44-36 78-24-16 30-48 40-78 24z" />
      <path
        className="stroke-leaf-soft"
        strokeWidth="2"
        strokeLinecap="round"
        d="M10-3c16-7 32-13 50-17"
      />
    </g>
  );
}

function Fruit({ x, y, size }: Place) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path
        className="fill-honey"
        d="M0-58c20-14 58-6 64 34 6 42-26 86-64 86s-70-44-64-86c6-40 44-48 64-34z"
      />
      <path
        className="fill-apricot"
        fillOpacity="0.4"
        d="M24-62c24-2 36 16 40 38 6 42-26 86-64 86-10 0-18-2-26-8 46 2 76-46 50-116z"
      />
      <path
        className="stroke-leaf"
        strokeWidth="5"
        strokeLinecap="round"
        d="M0-54c-1-12 2-20 6-28"
      />
      <path
        className="stroke-surface"
        strokeOpacity="0.75"
        strokeWidth="5"
        strokeLinecap="round"
        d="M-42-18c-4 14-2 28 4 40"
      />
    </g>
  );
}
