import { describe, expect, it } from 'vitest';
import { chatCases, chatsWithoutRecipe } from '../test/foreign/chats-data.ts';
import type { ForeignCase } from '../test/foreign/foreign-case.ts';
import { letterCases } from '../test/foreign/letters-data.ts';
import { pageCases } from '../test/foreign/pages-data.ts';
import { pasteCases } from '../test/foreign/pastes-data.ts';
import { portalCases } from '../test/foreign/portals-data.ts';
import { unseenCases } from '../test/foreign/unseen-data.ts';
import { readRecipes } from './read.ts';
import { isClutter } from './text/clutter.ts';

function draftOf({ html, text, language }: ForeignCase) {
  const source = { text: html ?? text ?? '', kind: html === undefined ? null : ('html' as const) };
  return readRecipes({ ...source, format: null, address: null, language });
}

function check(one: ForeignCase): void {
  const [found, ...others] = draftOf(one);
  expect(others).toEqual([]);
  const draft = found?.draft;
  expect(draft?.ingredients).toEqual(one.ingredients);
  if (one.title !== undefined) expect(draft?.title).toMatch(one.title);
  if (one.servings !== undefined) expect(draft?.servings).toBe(one.servings);
  if (one.prep !== undefined) expect(draft?.prep_time).toBe(one.prep);
  if (one.cook !== undefined) expect(draft?.cook_time).toBe(one.cook);
  if (one.description !== undefined) expect(draft?.description).toMatch(one.description);
  if (one.source !== undefined) expect(draft?.source_url).toBe(one.source);
  if (one.steps !== undefined) {
    expect(draft?.instructions, draft?.instructions.join('\n')).toHaveLength(one.steps.length);
    for (const [index, step] of one.steps.entries())
      expect(draft?.instructions[index]).toMatch(step);
  }
  const all = JSON.stringify([draft?.notes, draft?.description]);
  for (const advice of one.advice ?? []) expect(all).toContain(advice);
  for (const absent of one.absent ?? []) expect(JSON.stringify(draft)).not.toMatch(absent);
  for (const note of one.importNotes ?? []) expect(found?.notes).toContain(note);
}

describe('FOOD-04 pages of recipe plugins and blogs', () => {
  it.each(pageCases)('$language: $name', check);
});

describe('FOOD-04 pages of portals, with what stands around a recipe', () => {
  it.each(portalCases)('$language: $name', check);
});

describe('FOOD-04 mails, posts, captions and what a camera read', () => {
  it.each(letterCases)('$language: $name', check);
});

describe('FOOD-04 what was written after the reader', () => {
  it.each(unseenCases)('$language: $name', check);
});

describe('FOOD-04 what is no clutter', () => {
  it.each([
    '1 star anise',
    '4 sheets',
    '2 notes of lemon zest',
    '12 mint leaves',
    '1 pinch of salt',
    'Print of a waffle iron',
    'Save the cooking water',
    'Share out between four bowls',
    'Like a thick soup',
    'Das Gemüse in den Topf',
    'Guardar en la nevera',
    'Verser sur les courgettes',
    'Partager en 4',
    'Double cream',
    'Note: keeps 3 days',
  ])('%s', (line) => expect(isClutter(line)).toBe(false));
});

describe('FOOD-04 texts copied with what stood around them', () => {
  it.each(pasteCases)('$language: $name', check);
});

describe('FOOD-04 messages without structure', () => {
  it.each(chatCases)('$language: $name', check);

  it.each(chatsWithoutRecipe)('no recipe: %s', (text) => {
    expect(readRecipes({ text, kind: null, format: null, address: null, language: 'en' })).toEqual(
      [],
    );
  });
});
