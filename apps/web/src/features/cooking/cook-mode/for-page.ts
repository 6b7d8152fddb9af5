import type { SyntheticEvent } from 'react';

const fields = 'input, textarea, select, [contenteditable]';

/**
 * Whether a key or a finger is meant for the piece that listens: not for a field, and not for a dialog in front of it,
 * whose events React also hands on to where it was rendered.
 */
export function isForPage({ currentTarget, target }: SyntheticEvent): boolean {
  return (
    target instanceof Element && currentTarget.contains(target) && target.closest(fields) === null
  );
}
