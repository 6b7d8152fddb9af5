import { useState } from 'react';
import { classes } from './classes.ts';

export type AvatarProps = {
  name: string;
  src?: string | null | undefined;
  size?: 'small' | 'medium' | 'large';
  className?: string;
};

const sizes = {
  small: 'size-8 text-xs',
  medium: 'size-11 text-base',
  large: 'size-24 text-3xl font-display',
};

/** A person's picture, or the initials. Decoration: the name stands beside it or names the control around it. */
export function Avatar({ name, src, size = 'medium', className }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const picture = src && src !== brokenSrc ? src : null;
  return (
    <span
      aria-hidden="true"
      className={classes(
        'grid shrink-0 select-none place-items-center overflow-hidden rounded-full bg-leaf-soft font-semibold text-leaf',
        sizes[size],
        className,
      )}
    >
      {picture ? (
        <img
          src={picture}
          alt=""
          onError={() => setBrokenSrc(picture)}
          className="size-full object-cover"
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u).filter(Boolean);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase() ?? '').join('');
}
