// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Refusal } from '#test/fake-api.ts';
import { listOf, makeCard } from '#test/recipe-samples.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeConfig, makeUser } from '#test/samples.ts';
import { featuredOf } from './home-page.tsx';

const rated = (id: string, rating: number) => makeCard({ id, title: `Dish ${id}`, rating });
const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, index) => rated(id, 3.6 + index * 0.2));
const answers = { listRecipes: listOf(six) };
const asMember = { token: 'stored', answers: { ...answers, readOwnUser: () => makeUser() } };
const region = (name: string) => within(screen.getByRole('region', { name }));
const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the home page', () => {
  it('HOME-01 says what Pomona is', async () => {
    await renderPage('/', { answers });
    expect(screen.getByText('AI-Powered Nutrition Platform')).toBeDefined();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('LIST-18 a 5.0 from one review is not featured before a 4.7 from thirty', () => {
    const once = makeCard({ id: 'once', rating: 5, review_count: 1 });
    const often = makeCard({ id: 'often', rating: 4.7, review_count: 30 });
    expect(featuredOf([once, often]).map(({ id }) => id)).toEqual(['often', 'once']);
  });

  it('HOME-02 leads a visitor to sign-up and to the recipes', async () => {
    await renderPage('/', { answers });
    expect(target('Start Cooking')).toBe('/signup');
    expect(target('Browse Recipes')).toBe('/recipes');
    expect(screen.queryByRole('link', { name: 'Explore Recipes' })).toBeNull();
  });

  it('HOME-02 leads a member to the recipes by one button', async () => {
    await renderPage('/', asMember);
    const explore = await screen.findByRole('link', { name: 'Explore Recipes' });
    expect(explore.getAttribute('href')).toBe('/recipes');
    expect(screen.queryByRole('link', { name: 'Start Cooking' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Browse Recipes' })).toBeNull();
  });

  it('HOME-03 shows the real count and mean, and the claims while they are on', async () => {
    await renderPage('/', { answers });
    const figures = region('Pomona in figures');
    await waitFor(() => expect(figures.getByText('40')).toBeDefined());
    expect(figures.getByText('4.6')).toBeDefined();
    expect(figures.getByText('50k+')).toBeDefined();
    expect(figures.getByText('Users*')).toBeDefined();
    expect(figures.getByText('* A slogan, not a measured figure.')).toBeDefined();
    expect(figures.getByText('95%')).toBeDefined();
  });

  it('HOME-03 says 500+ of a catalogue of that size', async () => {
    const figures = { recipes: 512, members: 12, reviews: 31, average_rating: 4.6 };
    await renderPage('/', { answers: { ...answers, readConfig: () => makeConfig({ figures }) } });
    await region('Pomona in figures').findByText('500+');
    expect(screen.queryByText('512')).toBeNull();
  });

  it('HOME-03 shows members and reviews where the claims are switched off', async () => {
    const readConfig = () => makeConfig({ marketing_claims: false });
    await renderPage('/', { answers: { ...answers, readConfig } });
    const figures = region('Pomona in figures');
    await figures.findByText('Members');
    expect(figures.getByText('12')).toBeDefined();
    expect(figures.getByText('31')).toBeDefined();
    expect(screen.queryByText('50k+')).toBeNull();
    expect(screen.queryByText(/slogan/)).toBeNull();
    expect(screen.queryByText('95%')).toBeNull();
  });

  it('HOME-04 has four features and reasons to choose it', async () => {
    await renderPage('/', { answers });
    const features = region('A cookbook that knows nutrition');
    expect(features.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    const reasons = region('Why cooks choose Pomona');
    expect(reasons.getAllByRole('listitem').length).toBeGreaterThan(0);
  });

  it('HOME-01 HOME-04 I18N-01 says in which language the dishes beside the words are named', async () => {
    const spanish = six.map((card) => ({ ...card, language: 'es' as const }));
    await renderPage('/', { answers: { listRecipes: listOf(spanish) } });
    const named = await screen.findAllByRole('figure');
    expect(named.map((figure) => figure.getAttribute('lang'))).toEqual(['es', 'es']);
  });

  it('HOME-05 asks for six, keeps the well rated and shows the best three', async () => {
    const { requests } = await renderPage('/', { answers });
    const featured = region('Featured Recipes');
    await waitFor(() => expect(featured.getAllByRole('article')).toHaveLength(3));
    const titles = featured.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
    expect(titles).toEqual(['Dish f', 'Dish e', 'Dish d']);
    const listed = requests.filter(({ name }) => name === 'listRecipes');
    expect(listed.map(({ query }) => query.get('limit'))).toEqual(['6']);
  });

  it('HOME-05 leaves out what is rated below 4', async () => {
    const listRecipes = listOf([rated('good', 4), rated('middling', 3.9)]);
    await renderPage('/', { answers: { listRecipes } });
    const featured = region('Featured Recipes');
    await waitFor(() => expect(featured.getAllByRole('article')).toHaveLength(1));
    expect(featured.getByRole('heading', { name: 'Dish good' })).toBeDefined();
  });

  it('HOME-05 shows two diet types a card and leads on', async () => {
    await renderPage('/', { answers });
    const [first] = await region('Featured Recipes').findAllByRole('article');
    const card = within(first ?? document.body);
    // Vegan says Vegetarian already.
    expect(card.getByText('Vegan')).toBeDefined();
    expect(card.getByText('Gluten-Free')).toBeDefined();
    expect(card.queryByText('Vegetarian')).toBeNull();
    expect(card.getByRole('link', { name: /View Recipe/ }).getAttribute('href')).toBe('/recipes/f');
    expect(target('View All')).toBe('/recipes');
  });

  it('HOME-06 says that there is nothing to feature', async () => {
    await renderPage('/', { answers: { listRecipes: listOf([]) } });
    await screen.findByRole('heading', { name: 'No Featured Recipes Available' });
    expect(target('Browse All Recipes')).toBe('/recipes');
  });

  it('HOME-06 only logs a failed fetch', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const listRecipes = () => new Refusal(500, 'internal', 'Something broke');
    await renderPage('/', { answers: { listRecipes } });
    await screen.findByRole('heading', { name: 'No Featured Recipes Available' });
    await waitFor(() => expect(log).toHaveBeenCalledOnce());
    expect(screen.queryByText('Something broke')).toBeNull();
    log.mockRestore();
  });

  it('HOME-01 shows dishes that are not featured below, in the smaller format first', async () => {
    const { container } = await renderPage('/', { answers });
    await region('Featured Recipes').findAllByRole('article');
    const named = [...container.querySelectorAll('figcaption')].map((one) => one.textContent);
    expect(named).toEqual(['Dish b', 'Dish a']);
    for (const picture of container.querySelectorAll('figure picture')) {
      const [source, image] = picture.children;
      expect(source?.getAttribute('type')).toBe('image/avif');
      expect(source?.getAttribute('srcset')).toContain('-1200.avif 1200w');
      expect(image?.getAttribute('srcset')).toContain('-1200.webp 1200w');
    }
  });

  it('HOME-06 draws a plate where there is no dish', async () => {
    const { container } = await renderPage('/', { answers: { listRecipes: listOf([]) } });
    await screen.findByRole('heading', { name: 'No Featured Recipes Available' });
    const plate = container.querySelector('figure img');
    expect(plate?.getAttribute('src')).toBe('/fallback-dish.svg');
    expect(plate?.getAttribute('alt')).not.toBe('');
  });

  it('HOME-07 invites visitors once more', async () => {
    await renderPage('/', { answers });
    expect(target('Get Started Free')).toBe('/signup');
    expect(target('Try AI Chef')).toBe('/ai-generator');
  });

  it('HOME-07 spares members the invitation', async () => {
    await renderPage('/', asMember);
    await screen.findByRole('link', { name: 'Explore Recipes' });
    expect(screen.queryByRole('link', { name: 'Get Started Free' })).toBeNull();
  });
});
