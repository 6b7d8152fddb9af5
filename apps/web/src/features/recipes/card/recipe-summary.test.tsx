// @vitest-environment happy-dom
import type { RecipeCard } from '@pomona/contract/recipes';
import { configure, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listOf, makeCard } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';

// What a page fetches on demand takes its time on a busy machine.
configure({ asyncUtilTimeout: 5000 });

const soup = makeCard();
const salmon = makeCard({
  id: 'salmon-traybake',
  title: 'Salmon Traybake',
  prep_time: 20,
  cook_time: 0,
});
const porridge = makeCard({
  id: 'apple-porridge',
  title: 'Apple Porridge',
  rating: 0,
  review_count: 0,
});
const answers = { listRecipes: listOf([soup, salmon, porridge]) };
const asMember = {
  token: 'stored',
  answers: { ...answers, readOwnUser: () => makeUser({ favorite_recipes: ['lentil-soup'] }) },
};

const showing = (shown: number) => screen.findByText(`Showing ${shown} of 3 recipes`);
const cardOf = (name: string) =>
  within(screen.getByRole('heading', { name }).closest('article') ?? document.body);

describe('a card of the list', () => {
  it('LIST-12 tells what one chooses by, and leads to the recipe', async () => {
    await renderPage('/recipes', { answers });
    await showing(3);
    const card = cardOf('Lentil Soup');
    for (const text of [
      'Easy',
      '10 min prep',
      '35 min in all',
      '4 servings',
      '300 kcal',
      soup.description,
    ]) {
      expect(card.getByText(text)).toBeDefined();
    }
    expect(card.getByText('4.5 of 5 stars, 2 reviews')).toBeDefined();
    expect(card.getByText('Gluten-Free')).toBeDefined();
    expect(card.getByText('Vegan')).toBeDefined();
    expect(card.queryByText('High-Fiber')).toBeNull();
    const link = card.getByRole('link', { name: 'View Recipe Lentil Soup' });
    expect(link.getAttribute('href')).toBe('/recipes/lentil-soup');
  });

  it('LIST-12 shows the three labels that say most, then what is likely, with its word', async () => {
    const labelled = makeCard({
      diet_types: ['PCOS', 'Low-Sugar', 'Vegetarian', 'Vegan', 'Keto', 'Low-Carb'],
      likely_diet_types: ['Diabetes-Friendly'],
    });
    const common = makeCard({
      ...{ id: 'common', title: 'Common', diet_types: ['Low-Sugar', 'High-Fiber'] },
      likely_diet_types: ['PCOS'],
    });
    await renderPage('/recipes', { answers: { listRecipes: listOf([labelled, common, salmon]) } });
    await showing(3);
    const card = cardOf('Lentil Soup');
    for (const label of ['Keto', 'Vegan', 'PCOS (PMOS)'])
      expect(card.getByText(label)).toBeDefined();
    for (const label of ['Low-Carb', 'Vegetarian', 'Low-Sugar', /^Likely/])
      expect(card.queryByText(label)).toBeNull();
    expect(cardOf('Common').getByText('Likely PCOS (PMOS)')).toBeDefined();
    expect(cardOf('Common').queryByText('Low-Sugar')).toBeNull();
  });

  it('REC-11 LIST-12 says how long it takes in all with what is waited for, in the language of the page', async () => {
    const rested = { listRecipes: listOf([makeCard({ rest_time: 480 }), salmon, porridge]) };
    const { unmount } = await renderPage('/recipes', { answers: rested });
    await showing(3);
    expect(cardOf('Lentil Soup').getByText('8 h 35 min in all')).toBeDefined();
    expect(cardOf('Salmon Traybake').getByText('20 min prep')).toBeDefined();
    expect(cardOf('Salmon Traybake').queryByText(/in all/)).toBeNull();
    unmount();
    await renderPage('/recipes', { answers: rested, language: 'de' });
    expect(await screen.findByText('8 Std. 35 Min. gesamt')).toBeDefined();
  });

  it('LIST-12 invents no rating', async () => {
    await renderPage('/recipes', { answers });
    await showing(3);
    expect(cardOf('Apple Porridge').getByText('No reviews yet')).toBeDefined();
  });

  it('LIST-13 offers a member a heart on each card and the generator', async () => {
    await renderPage('/recipes', asMember);
    const generate = await screen.findByRole('link', { name: 'Generate Custom Recipe' });
    expect(generate.getAttribute('href')).toBe('/ai-generator');
    await showing(3);
    expect(await screen.findAllByRole('button', { name: /favorites$/ })).toHaveLength(3);
    const saved = screen.getByRole('button', { name: 'Remove Lentil Soup from favorites' });
    expect(saved.getAttribute('aria-pressed')).toBe('true');
  });

  it('LIST-13 shows visitors neither', async () => {
    await renderPage('/recipes', { answers });
    await showing(3);
    expect(screen.queryByRole('button', { name: /favorites$/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Generate Custom Recipe' })).toBeNull();
  });

  it('I18N-01 LIST-12 says in which language a title and a description are, where the page speaks another', async () => {
    const sopa = makeCard({ id: 'sopa', title: 'Sopa', description: 'Roja.', language: 'es' });
    const german = { answers: { listRecipes: listOf([soup, sopa]) }, language: 'de' } as const;
    const { unmount } = await renderPage('/recipes', german);
    await screen.findByText('2 von 2 Rezepten');
    const languagesOf = ({ title, description }: RecipeCard) =>
      [title, description].map((text) => cardOf(title).getByText(text).getAttribute('lang'));
    expect(languagesOf(soup)).toEqual(['en', 'en']);
    expect(languagesOf(sopa)).toEqual(['es', 'es']);
    unmount();
    await renderPage('/recipes', { answers });
    await showing(3);
    expect(languagesOf(soup)).toEqual([null, null]);
  });

  it('LIST-15 replaces a picture that is broken', async () => {
    await renderPage('/recipes', { answers });
    await showing(3);
    const picture = screen
      .getByRole('heading', { name: 'Lentil Soup' })
      .closest('article')
      ?.querySelector('img');
    if (!picture) throw new Error('The card has no picture');
    expect(picture.getAttribute('src')).toBe(soup.image);
    fireEvent.error(picture);
    expect(picture.getAttribute('src')).toBe('/fallback-dish.svg');
  });
});
