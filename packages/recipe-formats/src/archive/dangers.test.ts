import { gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ArchiveError, archiveLimits } from './limits.ts';
import { unpackArchive } from './unpack.ts';
import { plainPath } from './zip.ts';

const recipe = strToU8(
  JSON.stringify({
    '@type': 'Recipe',
    ...{ name: 'Tea', recipeIngredient: ['1 tea bag'], recipeInstructions: ['Brew.'] },
  }),
);
const problems = (bytes: Uint8Array, name = 'a.zip') =>
  unpackArchive(bytes, name).map((entry) => [
    entry.path,
    'problem' in entry ? entry.problem : entry.kind,
  ]);
function failureOf(bytes: Uint8Array, name = 'a.zip'): string {
  try {
    unpackArchive(bytes, name);
  } catch (error) {
    if (error instanceof ArchiveError) return error.reason;
    throw error;
  }
  return 'none';
}

/** The directory of an archive says something else than its entry. */
function withSize(bytes: Uint8Array, size: number): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  for (let at = 0; at < bytes.length - 4; at += 1)
    if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) !== size) {
      view.setUint32(at + 24, size, true);
      break;
    }
  return bytes;
}

describe('dangerous archives', () => {
  it('ADMIN-12 danger 8: does not unpack an entry of zeros, and reads the others', () => {
    const bomb = zipSync({ 'bomb.json': new Uint8Array(20_000_000), 'tea.json': recipe });
    expect(bomb.length).toBeLessThan(100_000);
    expect(problems(bomb)).toEqual([
      ['bomb.json', 'too_large'],
      ['tea.json', 'json'],
    ]);
  });

  it('ADMIN-12 danger 8: gives no more than the directory says, and nothing of what lies', () => {
    const small = withSize(zipSync({ 'bomb.json': new Uint8Array(20_000_000) }), 10);
    expect(problems(small)).toEqual([['bomb.json', 'broken']]);
    const large = withSize(zipSync({ 'tea.json': recipe, 'b.json': recipe }), 900_000);
    expect(problems(large)).toEqual([
      ['tea.json', 'broken'],
      ['b.json', 'json'],
    ]);
  });

  it('ADMIN-12 danger 8: a compressed recipe of Paprika that never ends is broken', () => {
    const endless = gzipSync(new Uint8Array(archiveLimits.entryBytes + 1000));
    expect(problems(zipSync({ 'a.paprikarecipe': endless }))).toEqual([
      ['a.paprikarecipe', 'broken'],
    ]);
  });

  it('ADMIN-12 danger 8: stops at archives in archives in archives', () => {
    let bytes = zipSync({ 'tea.json': recipe });
    for (const name of ['one.zip', 'two.zip', 'three.zip']) bytes = zipSync({ [name]: bytes });
    expect(problems(bytes)).toEqual([['three.zip/two.zip', 'nested']]);
  });

  it('ADMIN-12 danger 8: counts what all inner archives hold together', () => {
    const noise = new Uint8Array(200_000);
    const inner = () =>
      withSize(
        withSize(zipSync({ 'x.json': noise, 'y.json': noise }, { level: 0 }), 30_000_000),
        30_000_000,
      );
    expect(problems(zipSync({ 'a.zip': inner() }, { level: 0 }))).toEqual([
      ['a.zip/x.json', 'broken'],
      ['a.zip/y.json', 'broken'],
    ]);
    const files = { 'a.zip': inner(), 'b.zip': inner(), 'c.zip': inner() };
    expect(failureOf(zipSync(files, { level: 0 }))).toBe('too_large_unpacked');
  });

  it('ADMIN-12 refuses an archive of too many files', () => {
    const none = new Uint8Array(0);
    const files = Object.fromEntries(
      Array.from({ length: archiveLimits.entries + 1 }, (_, index) => [`${index}.jpg`, none]),
    );
    expect(failureOf(zipSync(files, { level: 0 }))).toBe('too_many_files');
  });

  it('ADMIN-12 refuses more recipes than one import may have', () => {
    const one = { '@type': 'Recipe', name: 'Tea', recipeIngredient: ['tea'] };
    const list = Array.from({ length: archiveLimits.recipes + 1 }, () => one);
    expect(failureOf(strToU8(JSON.stringify(list)), 'all.json')).toBe('too_many_recipes');
  });

  it.each([
    ['../../etc/passwd.json', 'etc/passwd.json'],
    ['/etc/cron.d/x.json', 'etc/cron.d/x.json'],
    ['C:\\Windows\\x.json', 'C:/Windows/x.json'],
    ['a/./b//c.json', 'a/b/c.json'],
    ['evil\u202ejson.exe\u0000.json', 'eviljson.exe.json'],
  ])('ADMIN-12 the name %s is a label', (name, path) => {
    expect(plainPath(name)).toBe(path);
    expect(problems(zipSync({ [name]: recipe }))).toEqual([[path, 'json']]);
  });

  it('ADMIN-12 a name that every object has is a name', () => {
    expect(
      problems(zipSync({ 'constructor.json': recipe, 'toString.cook': strToU8('Hi') })),
    ).toEqual([
      ['constructor.json', 'json'],
      ['toString.cook', 'cooklang'],
    ]);
  });

  it('ADMIN-12 says of each file what is wrong with it', () => {
    const deep = strToU8(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
    const long = {
      '@type': 'Recipe',
      name: 'Long',
      recipeIngredient: Array(9000).fill('x'.repeat(60)),
    };
    expect(
      problems(
        zipSync({
          'broken.json': strToU8('not json'),
          'binary.json': new Uint8Array(3000),
          'deep.json': deep,
          'long.json': strToU8(JSON.stringify(long)),
          'package.json': strToU8('{"name": "a program", "version": "1"}'),
          'inner.zip': strToU8('no archive'),
          'notes.txt': strToU8('Not looked at'),
          '__MACOSX/tea.json': recipe,
          '.hidden.json': recipe,
          'tea.json': recipe,
        }),
      ),
    ).toEqual([
      ['broken.json', 'broken'],
      ['binary.json', 'broken'],
      ['deep.json', expect.stringMatching(/broken|no_recipe/)],
      ['long.json', 'too_large'],
      ['package.json', 'no_recipe'],
      ['inner.zip', 'broken'],
      ['tea.json', 'json'],
    ]);
  });

  it.each([
    ['not_an_archive', strToU8('Dear Ada'), 'letter.docx'],
    ['not_an_archive', new Uint8Array(0), 'nothing'],
    ['broken_archive', strToU8('PK\u0003\u0004 and no more'), 'a.zip'],
    ['broken_archive', zipSync({ 'tea.json': recipe }).slice(0, 60), 'a.zip'],
    ['nothing_found', zipSync({ 'photo.jpg': new Uint8Array(9) }), 'a.zip'],
  ])('ADMIN-12 an archive fails as a whole: %s', (reason, bytes, name) => {
    expect(failureOf(bytes, name)).toBe(reason);
  });

  it('ADMIN-12 a ZIP under another name is a ZIP', () => {
    expect(problems(zipSync({ 'tea.json': recipe }), 'recipes.mealie')).toEqual([
      ['tea.json', 'json'],
    ]);
  });

  it('ADMIN-12 any bytes give recipes or a reason, and nothing else', () => {
    const whole = zipSync({ 'tea.json': recipe, 'b.zip': zipSync({ 'c.json': recipe }) });
    for (let at = 0; at < whole.length; at += 3) {
      const bent = whole.slice();
      bent[at] = (bent[at] ?? 0) ^ 0xff;
      expect(() => failureOf(bent)).not.toThrow();
      expect(() => failureOf(whole.slice(0, at))).not.toThrow();
    }
  });
});
