import type { ComponentProps } from 'react';

/**
 * A div and a button that forget their `style`. Given to a headless piece through `asChild`, they
 * keep style attributes out of the HTML that the server sends, where the content security policy
 * refuses them.
 */
export function PlainDiv({ style: _refused, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} />;
}
