// A process of its own on an embedded database, told what to do on its command line. It prints one line of JSON for
// each thing done, and closes the database when its input ends.
import { openDatabase } from '../src/database/connect.ts';
import { migrateDatabase } from '../src/database/migrate.ts';

const [dataFolder = '', work = 'hold'] = process.argv.slice(2);
const say = (word: object) => process.stdout.write(`${JSON.stringify(word)}\n`);
const log = { info() {}, warn: (message: string) => process.stderr.write(`${message}\n`) };

const database = await openDatabase({ url: null, dataFolder, log });
let isWriting = work === 'write';
process.stdin.resume().once('end', () => {
  isWriting = false;
  void database.close().then(() => process.exit(0));
});

if (work === 'migrate') await migrateDatabase(database.url());
say({ url: database.url() });

if (isWriting)
  await database.pool.query('CREATE TABLE IF NOT EXISTS written (id bigint PRIMARY KEY)');
for (let id = 1; isWriting; id += 1) {
  try {
    await database.pool.query('INSERT INTO written VALUES ($1)', [id]);
    say({ written: id });
  } catch {
    // The server was killed: what was said before counts.
    isWriting = false;
  }
}
