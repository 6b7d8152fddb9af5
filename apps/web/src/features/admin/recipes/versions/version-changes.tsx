import type { RecipeText } from '@pomona/contract/admin/recipes';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { languageNames } from '#platform/language/language-names.ts';
import { type LineChange, lineChanges } from './line-changes.ts';

interface Props {
  before: RecipeText;
  after: RecipeText;
}

/** What another version says otherwise: fields, and the lines and steps that were added, removed or changed. */
export function VersionChanges({ before, after }: Props) {
  const t = useTranslations('admin-recipes.versions');
  const names = useTranslations('recipe-form.field');
  const fields = useFields();
  const differing = fields.flatMap(({ name, read }) => {
    const [old, now] = [read(before), read(after)];
    return old === now ? [] : [{ name, old, now }];
  });
  const lists = [
    { name: 'ingredients' as const, changes: lineChanges(before.ingredients, after.ingredients) },
    { name: 'steps' as const, changes: lineChanges(before.instructions, after.instructions) },
  ].filter(({ changes }) => changes.some(({ kind }) => kind !== 'same'));
  if (differing.length + lists.length === 0) return <p className="text-muted">{t('same')}</p>;
  return (
    <dl className="grid gap-5">
      {differing.map(({ name, old, now }) => (
        <Part key={name} name={names(name)}>
          {old !== '' && <Removed>{old}</Removed>}
          {now !== '' && <Added>{now}</Added>}
        </Part>
      ))}
      {lists.map(({ name, changes }) => (
        <Part key={name} name={names(name)}>
          <ol className="grid gap-1">
            {changes.map((change, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
              <li key={index} className="hyphenate grid gap-1">
                <Line change={change} />
              </li>
            ))}
          </ol>
        </Part>
      ))}
    </dl>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="mb-1.5 font-semibold">{name}</dt>
      <dd className="grid gap-1 text-sm">{children}</dd>
    </div>
  );
}

function Line({ change }: { change: LineChange }) {
  switch (change.kind) {
    case 'same':
      return <span className="px-2 py-0.5 text-muted">{change.text}</span>;
    case 'added':
      return <Added>{change.text}</Added>;
    case 'removed':
      return <Removed>{change.text}</Removed>;
    case 'changed':
      return (
        <>
          <Removed>{change.before}</Removed>
          <Added>{change.after}</Added>
        </>
      );
  }
}

const lineClasses = 'hyphenate block whitespace-pre-line rounded-control px-2 py-0.5';

function Removed({ children }: { children: string }) {
  const t = useTranslations('admin-recipes.versions');
  return (
    <del className={`${lineClasses} bg-berry-soft text-berry`}>
      <span className="sr-only">{t('removed')} </span>
      {children}
    </del>
  );
}

function Added({ children }: { children: string }) {
  const t = useTranslations('admin-recipes.versions');
  return (
    <ins className={`${lineClasses} bg-leaf-soft text-leaf no-underline`}>
      <span className="sr-only">{t('added')} </span>
      {children}
    </ins>
  );
}

function useFields() {
  const words = useTranslations('recipes');
  const format = useFormatter();
  const minutes = (value: number) => format.number(value);
  const fields = [
    { name: 'title', read: (text) => text.title },
    { name: 'description', read: (text) => text.description },
    { name: 'meal', read: (text) => words(`meal.${text.meal_type}`) },
    { name: 'cuisine', read: ({ cuisine }) => (cuisine ? words(`cuisine.${cuisine}`) : '') },
    { name: 'difficulty', read: (text) => words(`difficulty.${text.difficulty}`) },
    { name: 'language', read: (text) => languageNames[text.language] },
    { name: 'servings', read: (text) => format.number(text.servings) },
    { name: 'prep', read: (text) => minutes(text.prep_time) },
    { name: 'cook', read: (text) => minutes(text.cook_time) },
    { name: 'rest', read: (text) => minutes(text.rest_time ?? 0) },
    { name: 'makeAhead', read: (text) => text.notes.make_ahead ?? '' },
    { name: 'swap', read: (text) => text.notes.swap ?? '' },
    { name: 'tags', read: (text) => format.list(text.tags) },
    { name: 'source', read: (text) => text.source_url ?? '' },
  ] as const satisfies readonly { name: string; read: (text: RecipeText) => string }[];
  return fields;
}
