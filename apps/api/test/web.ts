import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A built web client whose renderer is the given module; `remove` takes it from the disk. */
export function createTestWeb(renderer: string) {
  const folder = mkdtempSync(join(tmpdir(), 'pomona-web-'));
  const clientFolder = join(folder, 'client');
  mkdirSync(clientFolder);
  const rendererFile = join(folder, 'render.mjs');
  writeFileSync(rendererFile, renderer);
  return { web: { clientFolder, rendererFile }, remove: () => rmSync(folder, { recursive: true }) };
}
