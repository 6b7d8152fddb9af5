// The server of the journeys: the real one on a fresh data folder, which goes when the server goes.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'pomona-e2e-'));
process.env.POMONA_DATA = folder;
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
await import('../scripts/start.mjs');
