import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface NoticeCardProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text?: string;
  /** Links that lead on. */
  readonly children?: ReactNode;
}

/** Shown in place of a page that is closed to this person, or not there yet. */
export function NoticeCard({ icon: Icon, title, text, children }: NoticeCardProps) {
  return (
    <section className="page-width flex flex-col items-center py-section text-center">
      <div className="relative mb-9 grid size-44 place-items-center rounded-full bg-leaf-soft">
        <div className="grid size-34 place-items-center rounded-full border border-hairline bg-surface">
          <div className="grid size-25 place-items-center rounded-full border border-hairline bg-paper">
            <Icon aria-hidden="true" strokeWidth={1.25} className="size-12 text-leaf" />
          </div>
        </div>
      </div>
      <h1 tabIndex={-1} className="max-w-160 text-4xl">
        {title}
      </h1>
      {text && <p className="mt-4 max-w-130 text-lg text-muted">{text}</p>}
      {children && <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>}
    </section>
  );
}
