import type { ReactNode } from 'react';
import { Orchard } from './orchard-drawing.tsx';

interface SignInSceneProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
  /** The line below the form that leads to the other one. */
  readonly otherWay: ReactNode;
}

/** Login and sign-up look alike: a drawing on one side, the form on the other. */
export function SignInScene({ title, lead, children, otherWay }: SignInSceneProps) {
  return (
    <div className="page-width grid gap-10 py-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-stretch lg:gap-16 lg:py-14">
      <div className="relative hidden overflow-hidden rounded-hero border border-hairline bg-leaf-soft lg:block">
        <Orchard className="absolute inset-0 size-full" />
      </div>
      <div className="mx-auto grid w-full max-w-110 content-center gap-8 lg:py-6">
        <header>
          <h1 tabIndex={-1} className="text-4xl">
            {title}
          </h1>
          <p className="mt-3 text-lg text-muted">{lead}</p>
        </header>
        {children}
        <p className="text-muted">{otherWay}</p>
      </div>
    </div>
  );
}
