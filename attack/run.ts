// `npm run attack -- [--calls 100000] [--seed 1] [--only name] [--workers 4] [--role web]`: generated bad calls to the built product.

import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { merged, type Outcome } from './attack.ts';
import { attackSite } from './attack-site.ts';
import { type AttackedServer, startAttackedServer } from './attacked-server.ts';
import { faultsOf, tableOf, totalsOf } from './report.ts';
import { type Api, createApi } from './sending/people.ts';
import { createSender } from './sending/send-call.ts';

/** Of what outlives a collection, from the first half of the calls to the second. */
const maxGrowthBytes = 24_000_000;

const { values } = parseArgs({
  options: {
    calls: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    only: { type: 'string', default: '' },
    workers: { type: 'string', default: '4' },
    /** `web`: without background work, which at the first start takes minutes. */
    role: { type: 'string', default: 'all' },
  },
});

const config = z.object({ demo_admin: z.object({ email: z.string(), password: z.string() }) });

async function signInDemoAdmin(api: Api) {
  const { demo_admin } = config.parse(await api.json('/api/config'));
  return api.signIn(demo_admin);
}

/** The first start draws every picture, which takes the processors for minutes. */
async function untilPicturesAreDrawn(address: string): Promise<void> {
  const sender = createSender(address);
  const api = createApi(sender);
  const { token } = await signInDemoAdmin(api);
  const status = z.object({ without_images: z.number() });
  const isDone = async () =>
    status.parse(await api.json('/api/images/generation-status', token)).without_images === 0;
  while (!(await isDone())) await setTimeout(1000);
  sender.close();
}

/** Twice, with seeds of their own: what grows in the second half is no cache that fills. */
async function attackTwice(server: AttackedServer) {
  const halves: Outcome[][] = [];
  const heaps: number[] = [];
  for (const seed of [Number(values.seed), Number(values.seed) + 500_000]) {
    halves.push(
      await attackSite({
        address: server.address,
        calls: Number(values.calls) / 2,
        seed,
        workers: Number(values.workers),
        only: values.only,
        signInAdmin: signInDemoAdmin,
        maxMilliseconds: 2000,
        onOutcome: ({ name, faults }) => {
          if (faults.length > 0) console.error(`faults in ${name}`);
        },
      }),
    );
    heaps.push((await server.readMemory()).heapBytes);
  }
  return { outcomes: merged(halves.flat()), growth: (heaps[1] ?? 0) - (heaps[0] ?? 0) };
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

async function run(): Promise<boolean> {
  const server = await startAttackedServer(values.role);
  try {
    if (values.role === 'all') await untilPicturesAreDrawn(server.address);
    const started = Date.now();
    const idle = await server.readMemory();
    const { outcomes, growth } = await attackTwice(server);
    const { heapBytes, residentBytes } = await server.readMemory();
    console.log(tableOf(outcomes));
    const faults = faultsOf(outcomes);
    if (faults !== '') console.log(`\n${faults}\n\nlog:\n${server.log().slice(-10_000)}`);
    console.log(
      `\nseed ${values.seed}: ${totalsOf(outcomes)}, ${Math.round((Date.now() - started) / 1000)} s`,
    );
    console.log(
      `heap ${megabytes(idle.heapBytes)} → ${megabytes(heapBytes)} (second half ${megabytes(growth)}), resident ${megabytes(idle.residentBytes)} → ${megabytes(residentBytes)}`,
    );
    if (growth > maxGrowthBytes) console.log(`FAULT: the heap grew by ${megabytes(growth)}`);
    return faults === '' && growth <= maxGrowthBytes && server.isAlive();
  } finally {
    await server.stop();
  }
}

process.exitCode = (await run()) ? 0 : 1;
