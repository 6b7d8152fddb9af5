import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useToday } from '#features/wellness/use-today.ts';
import type { Visit } from '#features/wellness/visit/queries.ts';
import { useQuestions } from '#features/wellness/visit/use-questions.ts';
import { VisitControls } from '#features/wellness/visit/visit-controls.tsx';
import { VisitPreview } from '#features/wellness/visit/visit-preview.tsx';
import { PageHeading } from '#ui/page-heading.tsx';

/** What to take to a doctor: the span is chosen here, the questions are typed here, and the browser prints (WELL-15). */
export function Summary({ name }: { name: string }) {
  const t = useTranslations('visit-summary');
  const today = useToday();
  const [visit, setVisit] = useState<Partial<Visit>>({});
  const [questions, setQuestions] = useQuestions();
  const shown = { days: '90', to: today, ...visit } as const;
  return (
    <div className="page-width max-w-240 py-10 md:py-14 print:p-0">
      <div className="grid gap-8 print:hidden">
        <div>
          <Link to="/wellness" className="mb-3 inline-flex items-center gap-1.5 font-semibold">
            <ArrowLeft aria-hidden="true" className="size-4" />
            {t('back')}
          </Link>
          <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
        </div>
        <VisitControls
          visit={shown}
          today={today}
          onVisit={(change) => setVisit({ ...visit, ...change })}
          questions={questions}
          onQuestions={setQuestions}
        />
      </div>
      <VisitPreview name={name} visit={shown} questions={questions} />
    </div>
  );
}
