import { type ReactNode, useEffect, useRef, useState } from 'react';

interface Props {
  title: string;
  /** Rendered and fetched once somebody opens it. */
  children: () => ReactNode;
}

/** A part of the page that opens on demand. */
export function Disclosure({ title, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  // What the server rendered can be opened before the script is there.
  useEffect(() => {
    if (details.current?.open) setWasOpened(true);
  }, []);
  return (
    <details
      ref={details}
      onToggle={(event) => event.currentTarget.open && setWasOpened(true)}
      className="group rounded-card border border-hairline bg-surface"
    >
      <summary className="flex min-h-13 items-center justify-between gap-3 px-5 py-3 font-semibold text-leaf">
        {title}
        <span aria-hidden="true" className="text-xl transition-transform group-open:rotate-45">
          +
        </span>
      </summary>
      <div className="px-5 pb-5">{wasOpened && children()}</div>
    </details>
  );
}
