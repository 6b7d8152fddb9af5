import { ArrowRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classes } from '#ui/classes.ts';
import { Picture, type PictureSource } from '#ui/picture.tsx';

/** What the page's link component must carry; render `<Link {...link} to=…>`. */
type CardLink = {
  className: string;
  children: ReactNode;
  'aria-labelledby'?: string;
};

export type RecipeCardProps = {
  title: string;
  /** The language of title and description, where it is not the page's. */
  lang?: string | undefined;
  picture: PictureSource;
  /** The width at which the picture is shown, for `srcset`. */
  sizes?: string;
  loading?: 'lazy' | 'eager';
  /** Renders the card's one link with the given props. It covers the whole card. */
  link: (link: CardLink) => ReactNode;
  /** Names the link beside the title, "View Recipe" say; without it the title itself is the link. */
  action?: string;
  facts?: readonly ReactNode[];
  description?: string;
  badges?: ReactNode;
  rating?: ReactNode;
  /** A separate control on the picture, top right. */
  heart?: ReactNode;
  /** What must not be overlooked, below the facts. */
  note?: ReactNode;
  /** Stands on the picture, top left: the difficulty, a mark. */
  mark?: ReactNode;
  headingLevel?: 2 | 3;
  className?: string;
};

const stretched =
  "no-underline outline-none after:absolute after:inset-0 after:z-1 after:rounded-card after:content-[''] focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-leaf";

const defaultSizes = '(min-width: 80rem) 384px, (min-width: 40rem) 46vw, 94vw';

/** A recipe at a glance. The whole card is one link; only the heart is a control of its own. */
export function RecipeCard(props: RecipeCardProps) {
  const { title, picture, link, action, facts = [], headingLevel = 3, loading } = props;
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const titleLink = action === undefined && link({ className: stretched, children: title });
  return (
    <article
      className={classes(
        'group relative flex h-full flex-col rounded-card border border-hairline bg-surface transition-[border-color] hover:border-leaf',
        props.className,
      )}
    >
      <div className="relative">
        <Picture
          picture={picture}
          sizes={props.sizes ?? defaultSizes}
          loading={loading}
          className="aspect-4/3 rounded-t-[15px]"
        />
        {props.mark && <div className="absolute top-3 left-3">{props.mark}</div>}
        {props.heart && <div className="absolute top-2 right-2 z-2">{props.heart}</div>}
      </div>
      <div className="flex flex-1 flex-col gap-2.5 p-4 pt-3.5">
        <Heading
          id={`${id}-title`}
          lang={props.lang}
          className="line-clamp-2 font-display font-semibold text-xl leading-[1.2] transition-colors group-hover:text-leaf"
        >
          {titleLink || title}
        </Heading>
        {facts.length > 0 && <FactLine facts={facts} />}
        {props.note}
        {props.description && (
          <p lang={props.lang} className="line-clamp-2 text-muted text-sm">
            {props.description}
          </p>
        )}
        {props.badges && <div className="flex flex-wrap gap-1.5">{props.badges}</div>}
        {(props.rating || action !== undefined) && (
          <div className="mt-auto flex items-center justify-between gap-3 pt-1.5 text-sm">
            {props.rating ?? <span />}
            {action !== undefined &&
              link({
                className: classes(
                  stretched,
                  'inline-flex items-center gap-1 font-semibold text-leaf',
                ),
                'aria-labelledby': `${id}-action ${id}-title`,
                children: (
                  <>
                    <span id={`${id}-action`}>{action}</span>
                    <ArrowRight
                      aria-hidden="true"
                      className="size-4 transition-transform group-hover:translate-x-0.5"
                    />
                  </>
                ),
              })}
          </div>
        )}
      </div>
    </article>
  );
}

function FactLine({ facts }: { facts: readonly ReactNode[] }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-muted text-sm tabular-nums">
      {facts.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a card keep their order
        <span key={index} className="inline-flex items-center gap-x-2">
          <span className="inline-flex items-center gap-1">{fact}</span>
          {index < facts.length - 1 && (
            <span aria-hidden="true" className="text-outline">
              ·
            </span>
          )}
        </span>
      ))}
    </p>
  );
}
