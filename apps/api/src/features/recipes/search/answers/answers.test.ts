import { expect, it } from 'vitest';
import { createSelecting } from '../collection/selecting.ts';
import { createAnswers } from './service.ts';

function openAnswers(limit?: number) {
  const source = { version: 1n, computed: 0, fails: 0 };
  const recipes = createSelecting([]);
  const collection = { read: async () => ({ version: source.version, recipes }) };
  const answers = createAnswers(collection, limit);
  const ask = async (question: object, text = JSON.stringify(question), accepted = 'identity') => {
    const body = await answers.read(question, accepted, async () => {
      source.computed += 1;
      await new Promise((resolve) => setTimeout(resolve, 5));
      source.fails -= 1;
      if (source.fails >= 0) throw new Error('The database is away');
      return text;
    });
    return body.bytes.toString();
  };
  return { source, ask };
}

it('LIST-17 computes the answer of a hundred who ask at once a single time', async () => {
  const { source, ask } = openAnswers();
  const bodies = await Promise.all(Array.from({ length: 100 }, () => ask({ q: 'soup' }, 'soup')));
  expect(new Set(bodies)).toEqual(new Set(['soup']));
  expect(await ask({ q: 'soup' })).toBe('soup');
  expect(source.computed).toBe(1);
});

it('LIST-17 keeps apart other questions, other encodings and other versions of the recipes', async () => {
  const { source, ask } = openAnswers();
  const long = 'soup'.repeat(1000);
  expect(await ask({ q: 'a' }, long)).toBe(long);
  expect(await ask({ q: 'b' }, 'stew')).toBe('stew');
  expect(await ask({ q: 'a' }, long, 'br')).not.toBe(long);
  source.version = 2n;
  expect(await ask({ q: 'a' }, 'new')).toBe('new');
  expect(source.computed).toBe(4);
});

it('LIST-17 an answer that was begun before a change is not kept for those who ask after it', async () => {
  const { source, ask } = openAnswers();
  const before = ask({ q: 'a' }, 'old');
  await Promise.resolve();
  source.version = 2n;
  expect(await ask({ q: 'a' }, 'new')).toBe('new');
  expect(await before).toBe('old');
  expect(await ask({ q: 'a' })).toBe('new');
});

it('does not keep a failure', async () => {
  const { source, ask } = openAnswers();
  source.fails = 1;
  await expect(ask({ q: 'a' })).rejects.toThrow('The database is away');
  expect(await ask({ q: 'a' }, 'fine')).toBe('fine');
});

it('keeps no more than its limit of bytes, those that were asked for last', async () => {
  const { source, ask } = openAnswers(10_000);
  const text = 'x'.repeat(1000);
  for (let question = 0; question < 20; question += 1) await ask({ question }, text);
  await ask({ question: 19 }, text);
  expect(source.computed).toBe(20);
  await ask({ question: 0 }, text);
  expect(source.computed).toBe(21);
});
