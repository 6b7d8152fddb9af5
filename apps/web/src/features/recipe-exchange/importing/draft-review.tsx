import type { ImportedRecipe, RecipeDraft } from '@pomona/contract/recipe-exchange';
import { Info } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { Surface } from '#ui/surface.tsx';
import { DraftFacts } from './draft-facts.tsx';
import { Duplicates } from './duplicates.tsx';

interface Props {
  recipe: ImportedRecipe;
  /** The lines with what they were recognised as. */
  lines: ReactNode;
  onMeal: (meal: string) => void;
  foot: ReactNode;
}

/** One recipe as it was understood, for a person to look over. */
export function DraftReview({ recipe, lines, onMeal, foot }: Props) {
  const t = useTranslations('recipe-import');
  const { draft, format, notes, duplicates } = recipe;
  return (
    <article className="grid gap-6">
      <header>
        <h3 lang={draft.language} className="hyphenate text-3xl sm:text-4xl">
          {draft.title || t('draft.untitled')}
        </h3>
        {draft.description && (
          <p lang={draft.language} className="mt-3 max-w-prose text-lg text-muted">
            {draft.description}
          </p>
        )}
        <p className="mt-3 flex items-center gap-2 text-muted text-sm">
          <Info aria-hidden="true" className="size-4.5 shrink-0 text-sky" />
          {t(`format.${format}`)}
        </p>
      </header>
      {duplicates.length > 0 && <Duplicates duplicates={duplicates} />}
      {notes.length > 0 && <Notes notes={notes} />}
      <DraftFacts draft={draft} onMeal={onMeal} />
      <Part title={t('draft.ingredients')}>
        {draft.ingredients.length > 0 ? lines : <Missing>{t('draft.noIngredients')}</Missing>}
      </Part>
      <Part title={t('draft.steps')}>
        <Steps draft={draft} />
      </Part>
      <Advice draft={draft} />
      {draft.tags.length > 0 && (
        <p className="text-muted text-sm">
          <span className="font-semibold">{`${t('draft.tags')}: `}</span>
          <span lang={draft.language}>{draft.tags.join(', ')}</span>
        </p>
      )}
      {foot}
    </article>
  );
}

/** What the reader of the source could not make out, as sentences. */
function Notes({ notes }: Pick<ImportedRecipe, 'notes'>) {
  const t = useTranslations('recipe-import');
  return (
    <div className="rounded-card border border-honey p-4">
      <p className="font-semibold">{t('notes.heading')}</p>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {notes.map((note) => (
          <li key={note}>{t(`notes.${note}`)}</li>
        ))}
      </ul>
    </div>
  );
}

function Steps({ draft }: { draft: RecipeDraft }) {
  const t = useTranslations('recipe-import.draft');
  if (draft.instructions.length === 0) return <Missing>{t('noSteps')}</Missing>;
  return (
    <ol lang={draft.language} className="max-w-prose list-decimal space-y-3 pl-6 marker:text-muted">
      {draft.instructions.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its position; two may say the same
        <li key={index} className="hyphenate whitespace-pre-line pl-1">
          {step}
        </li>
      ))}
    </ol>
  );
}

/** What the source advises beside its steps. */
function Advice({ draft }: { draft: RecipeDraft }) {
  const t = useTranslations('recipe-import.draft');
  const { make_ahead: makeAhead, swap } = draft.notes ?? {};
  if (!makeAhead && !swap) return null;
  const facts = [
    { name: t('makeAhead'), text: makeAhead },
    { name: t('swap'), text: swap },
  ];
  return (
    <Part title={t('advice')}>
      <dl className="grid max-w-prose gap-4">
        {facts.map(
          ({ name, text }) =>
            text && (
              <div key={name}>
                <dt className="text-muted text-sm">{name}</dt>
                <dd lang={draft.language} className="hyphenate whitespace-pre-line">
                  {text}
                </dd>
              </div>
            ),
        )}
      </dl>
    </Part>
  );
}

function Missing({ children }: { children: ReactNode }) {
  return <p className="text-muted">{children}</p>;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Surface asChild>
      <section aria-labelledby={id}>
        <h4 id={id} className="mb-4 font-display font-semibold text-xl">
          {title}
        </h4>
        {children}
      </section>
    </Surface>
  );
}
