import type { Language } from '@pomona/contract/languages';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderAhead } from './render-ahead.ts';

let opened: string[];
let world: {
  stamp: string;
  isSomebodyThere: boolean;
  languages: Language[];
  broken: string | null;
};
let stop: AbortController;
beforeEach(() => {
  opened = [];
  world = { stamp: '1', isSomebodyThere: false, languages: ['en'], broken: null };
  stop = new AbortController();
});
afterEach(() => stop.abort());

/** Milliseconds; the pause of a running product is seconds. */
const pause = 5;

function start(onOpen = () => {}): Promise<void> {
  return renderAhead(
    {
      listPaths: async (limit) => Array.from({ length: Math.min(3, limit) }, (_, at) => `/${at}`),
      readStamp: async () => world.stamp,
      isSomebodyThere: () => world.isSomebodyThere,
      languages: () => world.languages,
      async open(path, language) {
        opened.push(`${path} ${language}`);
        onOpen();
        if (path === world.broken) throw new Error('503');
      },
    },
    { signal: stop.signal, pause },
  );
}

const inEnglish = ['/0 en', '/1 en', '/2 en'];
const rest = () => new Promise((resolve) => setTimeout(resolve, 20 * pause));

it('opens every page once, and again when its data changes', async () => {
  void start();
  await expect.poll(() => opened).toEqual(inEnglish);
  await rest();
  expect(opened).toEqual(inEnglish);
  world.stamp = '2';
  await expect.poll(() => opened).toEqual([...inEnglish, ...inEnglish]);
});

it('opens each in every language of the readers', async () => {
  void start();
  await expect.poll(() => opened).toEqual(inEnglish);
  opened = [];
  world.languages = ['en', 'de'];
  await expect.poll(() => opened.length).toBe(6);
  expect(opened.slice(0, 2)).toEqual(['/0 en', '/0 de']);
});

it('stops when somebody comes, and goes on when they have left', async () => {
  void start(() => {
    if (opened.length === 2) world.isSomebodyThere = true;
  });
  await expect.poll(() => opened.length).toBe(2);
  await rest();
  expect(opened).toEqual(['/0 en', '/1 en']);
  world.isSomebodyThere = false;
  await expect.poll(() => opened).toEqual(['/0 en', '/1 en', ...inEnglish]);
});

it('ends with a page that fails, and tries again later', async () => {
  world.broken = '/1';
  void start();
  await expect.poll(() => opened).toEqual(['/0 en', '/1 en']);
  world.broken = null;
  await expect.poll(() => opened).toEqual(['/0 en', '/1 en', ...inEnglish]);
});

it('ends with the signal, also between two pages', async () => {
  const running = start(() => stop.abort());
  await running;
  expect(opened).toEqual(['/0 en']);
});
