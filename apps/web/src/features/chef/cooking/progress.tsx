import { Check, LoaderCircle } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Surface } from '#ui/surface.tsx';
import { useArrival } from '../use-arrival.ts';
import type { Stage } from './use-cooking.ts';

interface Props {
  stages: readonly Stage[];
  onCancel: () => void;
}

const usual: readonly Stage[] = ['reading', 'composing', 'checking', 'drawing'];

/** What is being done, and the way to stop it (GEN-02). */
export function Progress({ stages, onCancel }: Props) {
  const t = useTranslations('chef.progress');
  // Not the button: a key pressed twice would cancel at once.
  const status = useArrival<HTMLParagraphElement>();
  const now = stages.at(-1) ?? 'reading';
  return (
    <Surface asChild>
      <section
        data-arrival=""
        aria-label={t('label')}
        className="grid scroll-my-24 gap-6 py-8! sm:px-10!"
      >
        <p
          ref={status}
          role="status"
          tabIndex={-1}
          className="outline-none font-display font-semibold text-2xl"
        >
          {t(now)}
        </p>
        <ol className="grid gap-3">
          {shownStages(stages).map((stage) => (
            <StageLine
              key={stage}
              stage={stage}
              isNow={stage === now}
              isDone={stages.includes(stage)}
            />
          ))}
        </ol>
        <Button variant="secondary" onClick={onCancel} className="justify-self-start">
          {t('cancel')}
        </Button>
      </section>
    </Surface>
  );
}

/** What does not happen every time is shown once it happens. */
function shownStages(stages: readonly Stage[]): Stage[] {
  const all: Stage[] = ['reading', 'composing', 'asking_model', 'checking', 'repairing', 'drawing'];
  return all.filter((stage) => usual.includes(stage) || stages.includes(stage));
}

interface LineProps {
  stage: Stage;
  isNow: boolean;
  isDone: boolean;
}

function StageLine({ stage, isNow, isDone }: LineProps) {
  const t = useTranslations('chef.stage');
  return (
    <li
      aria-current={isNow ? 'step' : undefined}
      className={`flex items-center gap-3 ${isNow ? 'font-semibold' : 'text-muted'}`}
    >
      <span className="grid size-6 shrink-0 place-items-center rounded-full bg-leaf-soft text-leaf">
        {isNow && <LoaderCircle aria-hidden="true" className="size-4 animate-turn" />}
        {!isNow && isDone && <Check aria-hidden="true" strokeWidth={2.5} className="size-3.5" />}
      </span>
      {t(stage)}
    </li>
  );
}
