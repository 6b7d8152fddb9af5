// `npm run bench [list|pages|weight|interaction|form|shopping|lighthouse|lines|search|server-search|readers|live|chat]`: measurements, each beside a reference in the same run.

import { measureChat } from './chat.ts';
import { measureForm } from './form.ts';
import { measureInteraction } from './interaction.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureLines } from './lines.ts';
import { measureList } from './list.ts';
import { measureLive } from './live.ts';
import { measurePages } from './pages.ts';
import { measureReaders } from './readers/measure.ts';
import { measureSearch } from './search.ts';
import { type RunningPomona, startPomona } from './server.ts';
import { measureServerSearch } from './server-search.ts';
import { measureShopping } from './shopping.ts';
import { measureWeight } from './weight.ts';

/** Those that load a server that does nothing else. */
const ofQuietServer = {
  list: measureList,
  pages: measurePages,
  interaction: measureInteraction,
  form: measureForm,
  shopping: measureShopping,
} as const;

/** Those that visit a server as it is. */
const ofServer = {
  weight: measureWeight,
  lighthouse: measureLighthouse,
} as const;

const selected = process.argv.slice(2);
const isSelected = (name: string) => selected.length === 0 || selected.includes(name);

if (isSelected('lines')) await measureLines();
if (isSelected('search')) measureSearch();
if (isSelected('server-search')) await measureServerSearch();
if (isSelected('readers')) await measureReaders();
if (isSelected('live')) await measureLive();
if (isSelected('chat')) await measureChat();

async function measureWith<Name extends string>(
  role: 'all' | 'web',
  measures: Readonly<Record<Name, (pomona: RunningPomona) => Promise<void>>>,
): Promise<void> {
  const names = (Object.keys(measures) as Name[]).filter(isSelected);
  if (names.length === 0) return;
  const pomona = await startPomona(role);
  try {
    for (const name of names) await measures[name](pomona);
  } finally {
    await pomona.stop();
  }
}

await measureWith('web', ofQuietServer);
await measureWith('all', ofServer);
