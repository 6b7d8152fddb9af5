// `npm run bench [list|weight|lighthouse]`: measurements, each beside a bare reference in the same run.

import { measureLighthouse } from './lighthouse.ts';
import { measureList } from './list.ts';
import { startPomona } from './server.ts';
import { measureWeight } from './weight.ts';

const measurements = {
  list: measureList,
  weight: measureWeight,
  lighthouse: measureLighthouse,
} as const;

const wanted = process.argv.slice(2);
const names = Object.keys(measurements).filter(
  (name): name is keyof typeof measurements => wanted.length === 0 || wanted.includes(name),
);

const pomona = await startPomona();
try {
  for (const name of names) await measurements[name](pomona);
} finally {
  await pomona.stop();
}
