import { useQuery } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { PageHeading } from '#ui/page-heading.tsx';
import { legalQuery } from './queries.ts';

/** One of the two legal texts, set like a chapter: numbered, narrow, easy to read. */
export function LegalDocument({ text: name }: { text: 'terms' | 'privacy' }) {
  const { data } = useQuery(legalQuery(useLocale()));
  if (data === undefined) return <Skeleton className="page-width my-section h-96" />;
  const text = data[name];
  return (
    <article className="page-width py-12 md:py-16">
      <div className="mx-auto max-w-prose">
        <PageHeading eyebrow={data.updated} lead={text.lead}>
          {text.title}
        </PageHeading>
        <ol className="mt-12 grid gap-10">
          {text.sections.map(({ title, paragraphs }, index) => (
            <li key={title} className="grid gap-3 border-hairline border-t pt-8">
              <h2 className="flex gap-3 text-2xl">
                <span aria-hidden="true" className="text-leaf tabular-nums">
                  {index + 1}
                </span>
                {title}
              </h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </li>
          ))}
        </ol>
      </div>
    </article>
  );
}
