import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { paths } from './paths.ts';

const manifest = z.object({ version: z.string() });

export const version = manifest.parse(
  JSON.parse(readFileSync(join(paths.root, 'package.json'), 'utf8')),
).version;
