// `npm run bench [list|weight|interaction|lighthouse|lines|search]`: measurements, each beside a reference in the same run.

import { measureInteraction } from './interaction.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureLines } from './lines.ts';
import { measureList } from './list.ts';
import { measureSearch } from './search.ts';
import { startPomona } from './server.ts';
import { measureWeight } from './weight.ts';

/** Those that ask a running server. */
const ofServer = {
  list: measureList,
  weight: measureWeight,
  interaction: measureInteraction,
  lighthouse: measureLighthouse,
} as const;

const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

if (isWanted('lines')) await measureLines();
if (isWanted('search')) measureSearch();

const names = Object.keys(ofServer).filter((name): name is keyof typeof ofServer => isWanted(name));
if (names.length > 0) {
  const pomona = await startPomona();
  try {
    for (const name of names) await ofServer[name](pomona);
  } finally {
    await pomona.stop();
  }
}
