import { spawnSync } from 'node:child_process';
import { gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createRenderer } from './renderer.ts';

const recipe = {
  id: 'red-lentil-soup',
  title: 'Red Lentil Soup',
  dish: 'soup',
  mealType: 'Lunch',
  cuisine: 'mediterranean',
  ingredients: ['200 g red lentils', '1 lemon, cut into wedges'].map((text) => ({
    foodKey: null,
    text,
    grams: null,
  })),
  instructions: ['Simmer the lentils.'],
};

const renderer = createRenderer({
  maxProcesses: 1,
  maxQueued: 2,
  niceness: 0,
  maxTaskMilliseconds: 20_000,
  idleMilliseconds: 20_000,
});
afterAll(() => renderer.close());

describe('the drawing process', { timeout: 60_000 }, () => {
  it('draws WebP and AVIF of 4:3 in every width', async () => {
    const files = await renderer.render('picture', { recipe });
    const seen = await Promise.all(
      files.map(async ({ width, format, bytes }) => {
        const about = await sharp(bytes).metadata();
        const isAsNamed = about.format === (format === 'avif' ? 'heif' : 'webp');
        return [format, width, about.width, about.height, isAsNamed].join(' ');
      }),
    );
    expect(new Set(seen)).toEqual(
      new Set([
        'webp 400 400 300 true',
        'webp 800 800 600 true',
        'webp 1200 1200 900 true',
        'avif 400 400 300 true',
        'avif 800 800 600 true',
        'avif 1200 1200 900 true',
      ]),
    );
  });

  it('gives the same drawing as text, with nothing that runs or loads', async () => {
    const svg = gunzipSync(await renderer.render('sketch', { recipe })).toString();
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 1200 900"/);
    expect(svg).not.toMatch(/<script|<foreignObject|<style|style=|\son\w+=|href="(?!#)/);
  });

  it('sets titles of any length and script on a card of 1200×630', async () => {
    const titles = [
      'Soup',
      'Crème brûlée & <script>“Łosoś”</script>',
      'Slow-Roasted Salmon with Fennel, Orange and a Warm Lentil Salad for a Long Winter Evening',
      'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(3),
      '汤 🍲 \u0007',
      '',
    ];
    for (const title of titles) {
      const bytes = await renderer.render('card', { picture: recipe, text: { title, note: '' } });
      const { format, width, height } = await sharp(bytes).metadata();
      expect([title, format, width, height]).toEqual([title, 'jpeg', 1200, 630]);
    }
  });

  it('puts the title where nothing but paper would be', async () => {
    const [empty, titled] = await Promise.all(
      ['', 'Red Lentil Soup'].map((title) =>
        renderer.render('card', { picture: recipe, text: { title, note: '' } }),
      ),
    );
    const darkest = async (card: Uint8Array | undefined) => {
      const box = { left: 60, top: 150, width: 450, height: 350 };
      const { channels } = await sharp(await sharp(card).extract(box).png().toBuffer()).stats();
      return channels[0]?.min ?? 255;
    };
    expect(await darkest(empty)).toBeGreaterThan(230);
    expect(await darkest(titled)).toBeLessThan(60);
  });

  it('refuses more than may wait, and goes on with the rest', async () => {
    const requests = Array.from({ length: 6 }, () => renderer.render('sketch', { recipe }));
    const answers = await Promise.allSettled(requests);
    const refused = answers.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(3);
    for (const each of refused) expect(each).toMatchObject({ reason: { code: 'unavailable' } });
  });

  it('starts again after it took too long', async () => {
    const hasty = createRenderer({
      maxProcesses: 1,
      maxQueued: 1,
      niceness: 0,
      maxTaskMilliseconds: 1,
      idleMilliseconds: 1000,
    });
    const late = { code: 'unavailable', cause: { message: 'A task took longer than 1 ms' } };
    await expect(hasty.render('sketch', { recipe })).rejects.toMatchObject(late);
    await expect(hasty.render('sketch', { recipe })).rejects.toMatchObject(late);
    await hasty.close();
  });

  it('danger 14: a process that dies at work answers 503, and the next one draws', async () => {
    const uploads = [1, 2].map(() => renderer.render('picture', { recipe }));
    const settled = Promise.allSettled(uploads);
    await expect.poll(() => killDrawing(), { timeout: 20_000, interval: 200 }).toBe(true);
    const [first, second] = await settled;
    expect(first).toMatchObject({
      status: 'rejected',
      reason: { code: 'unavailable', retryAfterSeconds: 5 },
    });
    expect(second?.status).toBe('fulfilled');
    expect(await renderer.render('picture', { recipe })).toHaveLength(6);
  });
});

/** Kills the drawing process of this test, where there is one. */
function killDrawing(): boolean {
  const name = 'tinypool/dist/entry/process';
  const found = spawnSync('pgrep', ['-P', String(process.pid), '-f', name], { encoding: 'utf8' });
  const ids = found.stdout.split('\n').filter(Boolean).map(Number);
  for (const id of ids) process.kill(id, 'SIGKILL');
  return ids.length > 0;
}
