import { type ReactNode, useId } from 'react';

interface Props {
  id?: string;
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

/** One matter of the settings: what it is on the left, what can be done on the right. */
export function SettingsSection({ id, title, lead, children }: Props) {
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className="grid gap-x-10 gap-y-4 border-hairline border-b py-8 first:pt-2 last:border-b-0 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
    >
      <div>
        <h2 id={headingId} className="text-xl">
          {title}
        </h2>
        {lead && <p className="mt-1 text-muted text-sm">{lead}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
