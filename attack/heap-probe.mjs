// Loaded into the attacked server: says how much of its memory is in use once the garbage is collected.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

if (process.channel && isMainThread && process.env.POMONA_ATTACK_PID === String(process.ppid)) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  process.on('message', (message) => {
    if (message !== 'heap') return;
    collect();
    process.send({
      heapBytes: process.memoryUsage().heapUsed,
      residentBytes: process.memoryUsage().rss,
    });
  });
  process.channel.unref();
}
