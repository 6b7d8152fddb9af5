// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fallbackPicture, Picture, type PictureSource } from './picture.tsx';

afterEach(cleanup);

const picture: PictureSource = {
  src: '/api/images/soup-800.webp',
  srcSet: '/api/images/soup-400.webp 400w, /api/images/soup-800.webp 800w',
  sources: [{ type: 'image/avif', srcSet: '/api/images/soup-400.avif 400w' }],
  width: 800,
  height: 600,
  alt: 'Soup',
  colour: '#c0a070',
};

const image = () => screen.getByRole<HTMLImageElement>('img', { name: 'Soup' });

describe('picture', () => {
  it('offers the smaller format first, and the other to browsers that do not know it', () => {
    const { container } = render(<Picture picture={picture} sizes="50vw" />);
    const source = container.querySelector('picture > source');
    expect(source?.getAttribute('type')).toBe('image/avif');
    expect(source?.getAttribute('sizes')).toBe('50vw');
    expect(image().getAttribute('srcset')).toBe(picture.srcSet);
    expect(image().getAttribute('loading')).toBe('lazy');
  });

  it('keeps its place and shows its colour until it is there', () => {
    const { container } = render(<Picture picture={picture} />);
    expect(container.querySelector('rect')?.getAttribute('fill')).toBe('#c0a070');
    expect([image().width, image().height]).toEqual([800, 600]);
  });

  it('LIST-15 gives way to a drawn dish, in every format, and comes back with another picture', () => {
    const { container, rerender } = render(<Picture picture={picture} />);
    fireEvent.error(image());
    expect(image().getAttribute('src')).toBe(fallbackPicture);
    expect(container.querySelector('source')).toBeNull();
    expect(container.querySelector('rect')).toBeNull();
    rerender(<Picture picture={{ ...picture, src: '/api/images/stew-800.webp' }} />);
    expect(image().getAttribute('src')).toBe('/api/images/stew-800.webp');
  });
});
