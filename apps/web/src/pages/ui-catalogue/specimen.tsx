import type { ReactNode } from 'react';

type SpecimenProps = { name: string; children: ReactNode };

/** One piece with its name above it. */
export function Specimen({ name, children }: SpecimenProps) {
  return (
    <div className="grid content-start gap-3">
      <h3 className="font-sans font-semibold text-muted text-xs">{name}</h3>
      <div className="flex flex-wrap items-start gap-3">{children}</div>
    </div>
  );
}
