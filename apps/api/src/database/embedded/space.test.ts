import { afterEach, beforeEach, expect, it } from 'vitest';
import { ask, makeFolder, quiet, removeFolder } from '#test/embedded.ts';
import { isDiskFull } from '../failures.ts';
import { type Embedded, openEmbedded } from './open.ts';
import { watchSpace } from './space.ts';

const megabyte = 2 ** 20;
let folder: string;
let embedded: Embedded;
beforeEach(async () => {
  folder = makeFolder();
  embedded = await openEmbedded({ dataFolder: folder, log: quiet });
});
afterEach(async () => {
  await embedded.stop();
  await removeFolder(folder);
});

it('on a disk that fills up writes fail as such, reading goes on, and writing returns with the room', async () => {
  let free = 1000;
  const space = watchSpace(embedded.folder, () => free * megabyte);
  const write = () =>
    ask(embedded.url(), 'CREATE TABLE IF NOT EXISTS written (id int)').then(
      () => 'written',
      (error: unknown) => (isDiskFull(error) ? 'disk full' : String(error)),
    );
  const seen = [];
  for (free of [1000, 95, 50, 159, 161, 100]) {
    seen.push([free, await space.look(embedded.superuserUrl()), await write()]);
    expect(await ask(embedded.url(), 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  }
  expect(seen).toEqual([
    [1000, null, 'written'],
    [95, 'stopped', 'disk full'],
    [50, null, 'disk full'],
    [159, null, 'disk full'],
    [161, 'allowed', 'written'],
    [100, null, 'written'],
  ]);
});

it('another process, or the next start, finds what was stopped and allows it again', async () => {
  await watchSpace(embedded.folder, () => 0).look(embedded.superuserUrl());
  expect(
    await watchSpace(embedded.folder, () => 1000 * megabyte).look(embedded.superuserUrl()),
  ).toBe('allowed');
});
