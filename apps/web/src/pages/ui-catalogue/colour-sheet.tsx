import { Specimen } from './specimen.tsx';

const swatches = [
  ['paper', 'bg-paper'],
  ['surface', 'bg-surface'],
  ['sunken', 'bg-sunken'],
  ['ink', 'bg-ink'],
  ['muted', 'bg-muted'],
  ['hairline', 'bg-hairline'],
  ['outline', 'bg-outline'],
  ['leaf', 'bg-leaf'],
  ['leaf-strong', 'bg-leaf-strong'],
  ['leaf-soft', 'bg-leaf-soft'],
  ['apricot', 'bg-apricot'],
  ['apricot-soft', 'bg-apricot-soft'],
  ['honey', 'bg-honey'],
  ['honey-ink', 'bg-honey-ink'],
  ['honey-soft', 'bg-honey-soft'],
  ['berry', 'bg-berry'],
  ['berry-soft', 'bg-berry-soft'],
  ['sky', 'bg-sky'],
  ['sky-soft', 'bg-sky-soft'],
] as const;

const steps = [
  ['text-xs', '12'],
  ['text-sm', '14'],
  ['text-base', '16'],
  ['text-lg', '18'],
  ['text-xl', '20'],
] as const;

const titles = [
  ['text-2xl', '24'],
  ['text-3xl', '32'],
  ['text-4xl', '44'],
  ['text-5xl', '60'],
] as const;

export function ColourSheet() {
  return (
    <>
      <Specimen name="Colours">
        {swatches.map(([name, className]) => (
          <div key={name} className="w-18 text-muted text-xs">
            <div className={`mb-1 h-12 rounded-control border border-hairline ${className}`} />
            {name}
          </div>
        ))}
      </Specimen>
      <Specimen name="Type">
        <div className="grid w-full gap-2">
          {titles.toReversed().map(([className, size]) => (
            <p key={className} className={`font-display font-semibold tracking-tight ${className}`}>
              Orchard {size}
            </p>
          ))}
          {steps.toReversed().map(([className, size]) => (
            <p key={className} className={className}>
              {size} · Simmer the lentils until they are tender, about 25 minutes.
            </p>
          ))}
        </div>
      </Specimen>
    </>
  );
}
