// A process of its own that works on imports in the database on its command line, as soon as a line comes in. Each recipe takes some
// milliseconds more.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { openDatabase } from '../src/database/connect.ts';
import { importQueue } from '../src/features/admin/imports/jobs.ts';
import { createImportWork } from '../src/features/admin/imports/work/service.ts';
import { createImportWorker } from '../src/features/admin/imports/worker.ts';
import { createArchives } from '../src/features/recipe-exchange/archives/service.ts';
import { createRecipeWriting } from '../src/features/recipe-writing/service.ts';
import { columnsComputedFrom } from '../src/features/recipes/figures/service.ts';
import { createJobs } from '../src/platform/jobs/jobs.ts';

const [url = '', milliseconds = '0'] = process.argv.slice(2);
const quiet = { info() {}, warn() {} };

const database = await openDatabase({ url, dataFolder: '', poolSize: 4, log: quiet });
const jobs = createJobs({ pool: database.pool, log: quiet, supervises: false });
const archives = createArchives({ database: database.db, log: quiet });
const refuse = () => Promise.reject(new Error('nothing of this is called'));
const writing = createRecipeWriting({
  database: database.db,
  recipes: { readRow: refuse },
  images: { acceptDataUrl: refuse, fetch: refuse, isUploaded: refuse, hasten() {} },
  clock: Date.now,
  random: randomBytes,
});
const work = createImportWork({
  ...{ database: database.db, databaseClock: () => sql`now()`, jobs },
  archives: {
    unpack: archives.unpack,
    async read(...parts) {
      await delay(Number(milliseconds));
      return archives.read(...parts);
    },
  },
  writing: {
    async createRecipe(...parts) {
      const made = await writing.createRecipe(...parts);
      await delay(Number(milliseconds));
      return made;
    },
  },
  sliceMilliseconds: 300,
});
const worker = createImportWorker({ jobs, work, log: quiet, removeAbandoned: async () => {} });
await jobs.countOpen(importQueue);
// Its threads and the food table are there.
const tea = { path: 'tea.cook', kind: 'cooklang', text: 'Brew @tea{1%bag}.' } as const;
await archives.read({ id: '00000000-0000-4000-8000-000000000000' }, tea, 'en');
await columnsComputedFrom({
  ...{ title: 'Tea', ingredients: ['1 bag tea'], instructions: ['Brew.'] },
  ...{ servings: 1, mealType: 'Dinner' },
  ...{ cookMinutes: 1, dish: null, language: 'en', tags: [], notes: {} },
});
await archives.unpack({ name: 'tea.cook', bytes: Buffer.from(tea.text) });
process.stdout.write('ready\n');
await once(process.stdin, 'data');
await worker.work();
