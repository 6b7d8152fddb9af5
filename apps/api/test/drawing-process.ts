// A process of its own that draws what is queued in the database on its command line, as soon as a line comes in. Each
// picture takes some milliseconds and is its own name.
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { openDatabase } from '../src/database/connect.ts';
import { drawQueue } from '../src/features/images/drawing/jobs.ts';
import { createDrawing } from '../src/features/images/drawing/service.ts';
import { workOnDrawings } from '../src/features/images/drawing/worker.ts';
import type { Illustrator } from '../src/features/images/illustrators/illustrator.ts';
import { createJobs } from '../src/platform/jobs/jobs.ts';

const [url = '', milliseconds = '0'] = process.argv.slice(2);
const quiet = { info() {}, warn() {} };

const illustrator: Illustrator = {
  async illustrate({ hash }) {
    await delay(Number(milliseconds));
    const file = { width: 400, format: 'webp', bytes: Buffer.from(hash) } as const;
    return { origin: 'drawn', hash, colour: '#336699', files: [file] };
  },
};

const database = await openDatabase({ url, dataFolder: '', poolSize: 4, log: quiet });
const jobs = createJobs({ pool: database.pool, log: quiet, supervises: false });
const drawing = createDrawing({
  ...{ database: database.db, jobs, log: quiet },
  illustrators: { builtIn: illustrator, ordered: illustrator },
});
await jobs.countOpen(drawQueue);
process.stdout.write('ready\n');
await once(process.stdin, 'data');
await workOnDrawings(jobs, drawing, { concurrency: 2, givesWay: () => false });
