import { describe, expect, it } from 'vitest';
import { readRecipes } from './read.ts';

const read = (text: string) =>
  readRecipes({ text, kind: 'html', format: null, address: null, language: 'en' });

const lines = ['200 g carrots', '1 onion', '1 l vegetable stock'];
const soup = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Carrot soup',
  recipeIngredient: lines,
  recipeInstructions: [{ '@type': 'HowToStep', text: 'Simmer it all for 20 minutes.' }],
};
const json = JSON.stringify(soup);
const script = `<script type="application/ld+json">${json}</script>`;

describe('JSON-LD in pages that are broken', () => {
  it.each([
    ['inside of a template', `<template>${script}</template>`],
    ['inside of noscript', `<noscript>${script}</noscript>`],
    ['behind a comment that never ends', `<p>Soup</p><!-- advertisement ${script}`],
    ['inside of a comment', `<!-- ${script} -->`],
    ['behind a style that never ends', `<style>p { color: red } ${script}`],
    ['inside of a text field', `<textarea>${script}</textarea>`],
    ['with another name of its type', script.replace('application/ld+json', 'application/ld-json')],
    ['as plain JSON', script.replace('application/ld+json', 'application/json')],
    ['with an escaped type', script.replace('ld+json', 'ld&#43;json')],
    ['without quotation marks', script.replace('"application/ld+json"', 'application/ld+json')],
    ['in capitals', script.replace('<script', '<SCRIPT').replace('</script', '</SCRIPT')],
    ['without a type', script.replace(' type="application/ld+json"', '')],
    ['in CDATA', script.replace(json, `/*<![CDATA[*/ ${json} /*]]>*/`)],
    ['with commas too many', script.replace(json, json.replaceAll(']', ',]').replace(/\}$/, ',}'))],
    ['as a value of a script', `<script>window.page = {"a": 1, "recipe": ${json}};</script>`],
    ['in a script that never ends', `<p>Soup</p><script type="application/ld+json">${json}`],
    ['with a NUL within', script.replace('200 g', '20\u00000 g').replace('onion', 'oni\ud800on')],
  ])('FOOD-04 is found %s', (_, html) => {
    const [found, ...others] = read(`<html><body><h1>Soup</h1>${html}</body></html>`);
    expect(others).toEqual([]);
    expect(found?.draft).toMatchObject({ title: 'Carrot soup', ingredients: lines });
    expect(found?.format).toBe('schema_org');
  });

  it('FOOD-04 a script that only speaks of recipes holds none', () => {
    const html =
      '<script>var types = ["Recipe"]; track({"@type": "WebPage", "name": "Recipe"})</script>';
    expect(read(`<html><body>${html}<p>Soup</p></body></html>`)).toEqual([]);
  });
});

const marked = (ingredients: string[]) =>
  `<script type="application/ld+json">${JSON.stringify({ ...soup, recipeIngredient: ingredients })}</script>`;
const visible = `<h1>Carrot soup</h1><h2>Ingredients</h2><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>
  <h2>Method</h2><p>Chop and simmer it all for 20 minutes.</p>`;

describe('what a page marks up, beside what it shows', () => {
  it.each([
    ['is empty', []],
    ['holds blanks', ['', ' ']],
    ['lacks amounts', ['Carrots', 'Onion', 'Vegetable stock']],
  ])('FOOD-04 the list that readers see counts where the other %s', (_, ingredients) => {
    const [found] = read(`<html><body>${visible}${marked(ingredients)}</body></html>`);
    expect(found?.draft.ingredients).toEqual(lines);
    expect(found?.draft.instructions).toEqual(['Simmer it all for 20 minutes.']);
    expect(found?.format).toBe('schema_org');
  });

  it('FOOD-04 the same for microdata', () => {
    const html = `<div itemscope itemtype="https://schema.org/Recipe"><span itemprop="name">Carrot soup</span>
      <div itemprop="recipeInstructions">Simmer it all for 20 minutes.</div></div>`;
    expect(read(`<html><body>${visible}${html}</body></html>`)[0]?.draft.ingredients).toEqual(
      lines,
    );
  });

  it('FOOD-04 the list of another dish counts not', () => {
    const [found] = read(
      `<html><body>${visible}${marked(['Lamb', 'Rice', 'Apricots'])}</body></html>`,
    );
    expect(found?.draft.ingredients).toEqual(['Lamb', 'Rice', 'Apricots']);
  });

  it('FOOD-04 amounts that the markup tells stay', () => {
    const amounts = ['300 g carrots', '2 onions'];
    const [found] = read(`<html><body>${visible}${marked(amounts)}</body></html>`);
    expect(found?.draft.ingredients).toEqual(amounts);
  });
});

const links = (names: string[]) =>
  `<ul>${names.map((name) => `<li><a href="/${name}">${name}</a></li>`).join('')}</ul>`;
const foods = ['Chicken', 'Pasta', 'Salads', 'Beef', 'Fish', 'Eggs', 'Chocolate', 'Rice'];

describe('what leads to other pages', () => {
  it.each([
    ['a menu', `<nav>${links(foods)}</nav>`],
    ['a menu without its tag', `<div class="main-menu">${links(foods)}</div>`],
    ['a menu by its role', `<div role="navigation">${links(foods)}</div>`],
    [
      'a menu of ingredients',
      `<h3>Ingredients</h3>${links(foods)}<h3>Method</h3>${links(['Bake', 'Grill'])}`,
    ],
    [
      'related recipes',
      `<h3>Related</h3>${links(['3 egg omelette', '2 bean chili', '5 spice duck'])}`,
    ],
    [
      'a menu of plain words',
      `<h3>Ingredients</h3><ul>${foods.map((food) => `<li>${food}</li>`).join('')}</ul>`,
    ],
  ])('FOOD-04 is no recipe: %s', (_, menu) => {
    const text =
      '<p>We have been cooking since 1990. Mix with us, and write to us whenever you like to.</p>';
    expect(read(`<html><body>${menu}<h1>Our kitchen</h1>${text}</body></html>`)).toEqual([]);
  });

  it('FOOD-04 is no part of the recipe beside it', () => {
    const menu = `<div class="menu">${links(foods)}</div>`;
    const related = `<div class="cards">${links(['Egg curry', 'Bean chili', 'Spiced duck'])}</div>`;
    const [found] = read(`<html><body>${menu}${visible}${related}</body></html>`);
    expect(found?.draft.ingredients).toEqual(lines);
    expect(found?.draft.instructions).toEqual(['Chop and simmer it all for 20 minutes.']);
  });

  it('FOOD-04 stays where it leads from an ingredient', () => {
    const linked = visible
      .replace('carrots', '<a href="/carrots">carrots</a>')
      .replace('1 onion', '<a href="/onion">1 onion</a>')
      .replace('1 l vegetable stock', '<a href="/stock">1 l vegetable stock</a>');
    expect(read(`<html><body>${linked}</body></html>`)[0]?.draft.ingredients).toEqual(lines);
  });
});

describe('times of a page', () => {
  const timed = (times: object, more = '') =>
    read(
      `<html><body><script type="application/ld+json">${JSON.stringify({ ...soup, ...times })}</script>${more}</body></html>`,
    )[0];

  it.each([
    [{ prepTime: 'PT90S', cookTime: 'P1D' }, [2, 1440, null]],
    [{ prepTime: 'PT20M', cookTime: 'P1DT2H' }, [20, 1560, null]],
    [{ prepTime: 'PT20M', cookTime: 'PT0M', totalTime: 'P1W' }, [20, 0, 10_060]],
    [{ prepTime: 'PT20M', cookTime: 'PT30M', totalTime: 'PT8H50M' }, [20, 30, 480]],
    [{ prepTime: 'PT20M', cookTime: 'PT30M', totalTime: 'PT50M' }, [20, 30, null]],
    [{ totalTime: 'P2D' }, [null, 2880, null]],
  ])('FOOD-04 REC-11 %j', (times, [prep, cook, rest]) => {
    expect(timed(times)?.draft).toMatchObject({
      prep_time: prep,
      cook_time: cook,
      rest_time: rest,
    });
  });

  it('FOOD-04 notes where the page has one time only', () => {
    expect(timed({ totalTime: 'PT45M' })?.notes).toContain('one_time_only');
  });

  it('REC-11 the page may tell the resting time where its markup does not', () => {
    const times = { prepTime: 'PT20M', cookTime: 'PT30M' };
    const found = timed(times, '<p>Prep: 20 min</p><p>Resting time: 12 hours</p>');
    expect(found?.draft).toMatchObject({ prep_time: 20, cook_time: 30, rest_time: 720 });
  });
});
