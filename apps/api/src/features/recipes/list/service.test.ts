import { brotliDecompressSync } from 'node:zlib';
import type { RecipeCard } from '@pomona/contract/recipes';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '#test/catalogue.ts';
import { presentCard } from '../presenter.ts';
import type { RecipeRow } from '../store.ts';
import { encodedBody } from './encodings.ts';
import { createRecipeList, type ListVariant } from './service.ts';

const encode = vi.fn(encodedBody);
beforeEach(() => void encode.mockReset());

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const shown = 30;
const rows = catalogue.rows().slice(0, shown).map(asRead);

/** A row as the database gives it. */
function asRead(row: ReturnType<typeof catalogue.rows>[number]): RecipeRow {
  const now = new Date('2026-05-01T08:00:00Z');
  return { rating: '0', reviewCount: 0, createdAt: now, updatedAt: now, ...row } as RecipeRow;
}

/** A list over rows that the test changes, with what it asked of them. */
function listOf() {
  const table = { version: 1, rows, reads: 0, counts: 0, running: 0, mostRunning: 0, fails: 0 };
  const list = createRecipeList({
    encode,
    clock: Date.now,
    readVersion: async () => String(table.version),
    countRows: async () => {
      table.counts += 1;
      return table.rows.length;
    },
    listOrder: async ({ offset, limit }) => {
      table.reads += 1;
      table.running += 1;
      table.mostRunning = Math.max(table.mostRunning, table.running);
      const read = table.rows.slice(offset, offset + limit);
      await wait(5);
      table.running -= 1;
      table.fails -= 1;
      if (table.fails >= 0) throw new Error('The database is away');
      return read;
    },
    texts: {
      async read(ids) {
        const byId = new Map(table.rows.map((row) => [row.id, JSON.stringify(presentCard(row))]));
        return ids.map((id) => byId.get(id));
      },
    },
  });
  const write = (title: string) => {
    table.rows = table.rows.map((row, place) => (place === 0 ? { ...row, title } : row));
    table.version += 1;
  };
  return { list, table, write };
}

const all: ListVariant = { limit: 1000, fields: 'card', language: 'en', page: null };
type List = ReturnType<typeof listOf>['list'];
async function titles(list: List, variant: ListVariant = all): Promise<string[]> {
  const { bytes } = await list.read(variant, 'br');
  return (JSON.parse(brotliDecompressSync(bytes).toString()) as RecipeCard[]).map(
    ({ title }) => title,
  );
}

describe('LIST-01 the list is built once for everybody', () => {
  it('is read once however many ask at once', async () => {
    const { list, table } = listOf();
    await Promise.all(Array.from({ length: 50 }, () => list.read(all, 'br')));
    expect(table.reads).toBe(1);
  });

  it('is renewed once at a time in a burst of writes, and each writer sees what they wrote', async () => {
    const { list, table, write } = listOf();
    await list.read(all, 'br');
    const writes = 40;
    await Promise.all(
      Array.from({ length: writes }, async (_, index) => {
        await wait(index / 4);
        write(`Written ${index}`);
        const [first] = await titles(list);
        const seen = Number(first?.replace('Written ', ''));
        expect(seen).toBeGreaterThanOrEqual(index);
      }),
    );
    expect(table.mostRunning).toBe(1);
    expect(table.reads).toBeLessThan(writes / 2);
  });

  it('is compressed by one renewal at a time', async () => {
    const { list, write } = listOf();
    let running = 0;
    let mostRunning = 0;
    encode.mockImplementation(async (text, encoding) => {
      running += 1;
      mostRunning = Math.max(mostRunning, running);
      const body = await encodedBody(text, encoding);
      await wait(20);
      running -= 1;
      return body;
    });
    await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        await wait(index * 3);
        write(`Written ${index}`);
        await list.read(all, 'br');
      }),
    );
    expect(encode.mock.calls.length).toBeGreaterThan(1);
    expect(mostRunning).toBe(1);
  });
});

describe('what failed is not remembered', () => {
  it('LIST-01 a failed read of the rows is tried again', async () => {
    const { list, table } = listOf();
    table.fails = 1;
    await expect(list.read(all, 'br')).rejects.toThrow('The database is away');
    expect(await titles(list)).toHaveLength(shown);
  });

  it('API-08 a failed read of a page is tried again', async () => {
    const { list, table } = listOf();
    table.rows = Array.from({ length: 40 }, () => rows)
      .flat()
      .map((row, index) => ({ ...row, id: `${row.id}-${index}` }));
    const beyond: ListVariant = { limit: 600, fields: 'card', language: 'en', page: 2 };
    await list.read(all, 'br');
    table.fails = 1;
    await expect(list.read(beyond, 'br')).rejects.toThrow('The database is away');
    expect((await list.read(beyond, 'br')).bytes.length).toBeGreaterThan(0);
  });
});

describe('API-08 what is the same is kept once', () => {
  it('however much more than there is one asks for', async () => {
    const { list } = listOf();
    for (const limit of [shown, shown + 1, 500, 1000])
      expect(await titles(list, { ...all, limit })).toHaveLength(shown);
    expect(encode).toHaveBeenCalledTimes(1);
    expect(await titles(list, { ...all, limit: shown - 1 })).toHaveLength(shown - 1);
    expect(encode).toHaveBeenCalledTimes(2);
  });

  it('and however far behind the last page', async () => {
    const { list } = listOf();
    for (const [limit, page] of [
      [1000, 2],
      [999, 70_000],
      [shown, 3],
    ] as const) {
      const { bytes } = await list.read({ limit, fields: 'card', language: 'en', page }, 'br');
      expect(JSON.parse(brotliDecompressSync(bytes).toString())).toMatchObject({
        recipes: [],
        total: shown,
        next_cursor: null,
      });
    }
    expect(encode).toHaveBeenCalledTimes(1);
  });
});

describe('how many there are', () => {
  it('LIST-17 is counted once for each change, without a recipe being read', async () => {
    const { list, table, write } = listOf();
    expect(await list.total()).toBe(shown);
    await Promise.all(Array.from({ length: 30 }, () => list.total()));
    expect(table.counts).toBe(1);
    write('Written');
    await list.total();
    await list.total();
    expect([table.counts, table.reads]).toEqual([2, 0]);
  });
});
