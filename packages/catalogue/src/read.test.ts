import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { sampleRecipe } from '../test/sample.ts';
import { CatalogueError, catalogueDigest, readCatalogue } from './read.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalogue recipes '));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}

describe('readCatalogue', () => {
  it('reads every recipe of a folder in the order of their ids', () => {
    write('b.yaml', stringify(sampleRecipe({ id: 'b' })));
    write('a.yaml', stringify(sampleRecipe({ id: 'a' })));
    write('notes.txt', 'not a recipe');
    expect(readCatalogue(folder).map((recipe) => recipe.id)).toEqual(['a', 'b']);
  });

  it('names the file and the fault when a recipe breaks the schema', () => {
    write('a.yaml', stringify({ ...sampleRecipe({ id: 'a' }), servings: 'two' }));
    expect(() => readCatalogue(folder)).toThrow(/^a: .*servings/s);
  });

  it('refuses a file whose id is not its name', () => {
    write('other.yaml', stringify(sampleRecipe({ id: 'a' })));
    expect(() => readCatalogue(folder)).toThrow('the id "a" is not the name of the file');
  });

  it('refuses text that is not YAML', () => {
    write('a.yaml', 'id: [');
    expect(() => readCatalogue(folder)).toThrow(CatalogueError);
  });

  it('has a digest that changes with any letter and with nothing else', () => {
    write('a.yaml', stringify(sampleRecipe({ id: 'a' })));
    const before = catalogueDigest(folder);
    write('notes.txt', 'not a recipe');
    expect(catalogueDigest(folder)).toBe(before);
    write('a.yaml', stringify(sampleRecipe({ id: 'a', servings: 3 })));
    expect(catalogueDigest(folder)).not.toBe(before);
  });
});
