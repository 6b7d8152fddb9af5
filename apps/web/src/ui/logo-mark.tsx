/** The mark's outline, also drawn into the icons: a crowned pomegranate with a leaf cut out of it. */
export const logoPath =
  'M17.2 4.2c.3-.7 1.1-.9 1.7-.4L21.6 6.3l2.1-3.5c.3-.5 1-.5 1.3 0l1.7 3.5 2.9-2.3c.6-.5 1.5-.1 1.6.7.3 3-.5 5.5-2.3 7.4C36.6 14.4 42 21 42 28.9 42 38.3 33.9 45.5 24 45.5S6 38.3 6 28.9c0-7.9 5.5-14.6 13.1-16.8-1.9-2.1-2.6-4.9-1.9-7.9zM13.5 36.5c2.3-4.5 6.4-8.1 12.6-10.1-5.3 3.1-9.3 7.4-12.3 14.1-.3.6 0 1.3.6 1.6.6.3 1.3 0 1.6-.6l1.7-3.7c10.3 1.7 17.3-6.3 16.3-18.8-15 .5-21.5 8-20.5 17.5z';

/** The mark alone. Decoration: the word or the control beside it carries the name. */
export function LogoMark({ className }: { className?: string | undefined }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" className={className}>
      <path fill="currentColor" fillRule="evenodd" d={logoPath} />
    </svg>
  );
}
