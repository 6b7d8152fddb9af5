// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fallbackPicture } from '#ui/picture.tsx';
import { RecipeCard, type RecipeCardProps } from './recipe-card.tsx';

afterEach(cleanup);

const picture = {
  src: '/api/images/soup-800.webp',
  srcSet: '/api/images/soup-400.webp 400w, /api/images/soup-800.webp 800w',
  sources: [{ type: 'image/avif', srcSet: '/api/images/soup-800.avif 800w' }],
  width: 800,
  height: 600,
  alt: 'A bowl of soup',
  colour: '#c0a070',
};

function card(more: Partial<RecipeCardProps> = {}) {
  return (
    <RecipeCard
      title="Pea soup"
      picture={picture}
      link={(link) => <a href="/recipes/7" {...link} />}
      {...more}
    />
  );
}

const image = () => screen.getByRole<HTMLImageElement>('img', { name: 'A bowl of soup' });

describe('recipe card', () => {
  it('LIST-15 replaces a broken picture by the fallback, in every format', () => {
    const { container } = render(card());
    expect(image().getAttribute('src')).toBe(picture.src);
    fireEvent.error(image());
    expect(image().getAttribute('src')).toBe(fallbackPicture);
    expect(image().hasAttribute('srcset')).toBe(false);
    expect(container.querySelector('source')).toBeNull();
  });

  it('LIST-15 does not go round in circles when the fallback is missing too', () => {
    render(card());
    fireEvent.error(image());
    fireEvent.error(image());
    expect(image().getAttribute('src')).toBe(fallbackPicture);
  });

  it('LIST-15 tries a new picture again', () => {
    const { rerender } = render(card());
    fireEvent.error(image());
    rerender(card({ picture: { ...picture, src: '/api/images/stew-800.webp' } }));
    expect(image().getAttribute('src')).toBe('/api/images/stew-800.webp');
  });

  it('LIST-15 notices a served picture that failed before the script ran', async () => {
    const decode = vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error());
    render(card());
    await vi.waitFor(() => expect(image().getAttribute('src')).toBe(fallbackPicture));
    decode.mockRestore();
  });

  it('LIST-12 has one link, named by the action and the title', () => {
    render(card({ action: 'View Recipe' }));
    const links = screen.getAllByRole('link');
    expect(links).toHaveLength(1);
    expect(links[0]).toBe(screen.getByRole('link', { name: 'View Recipe Pea soup' }));
    expect(screen.getByRole('heading', { name: 'Pea soup', level: 3 })).toBeDefined();
  });

  it('makes the title the link where no action is named', () => {
    render(card());
    expect(screen.getByRole('link', { name: 'Pea soup' }).getAttribute('href')).toBe('/recipes/7');
  });

  it('LIST-13 keeps the heart a control of its own, outside the link', () => {
    render(card({ heart: <button type="button">Save</button> }));
    expect(screen.getByRole('button', { name: 'Save' }).closest('a')).toBeNull();
  });
});
