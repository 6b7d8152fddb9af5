// Loaded by a server under measurement: collects its garbage while the named file is there.
import { existsSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const file = process.env.BENCH_COLLECT ?? '';
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
setInterval(() => existsSync(file) && collect(), 500).unref();
