import type { FastifyInstance } from 'fastify';
import type { TrackingParts } from '../tracking/service.ts';
import { createGlucoseFileReader } from './files/reader.ts';
import { serveGlucoseImports } from './imports/routes.ts';
import { createGlucoseImports } from './imports/service.ts';
import { serveReadings } from './readings/routes.ts';
import { createReadings } from './readings/service.ts';
import { serveGlucoseSummaries } from './summary/routes.ts';
import { createGlucoseSummaries, type GlucoseSummaries } from './summary/service.ts';

/** Readings, files of them, and what they come to (WELL-14). */
export interface Glucose {
  summaries: GlucoseSummaries;
  serve(http: FastifyInstance): void;
  close(): Promise<void>;
}

export function createGlucose({
  log,
  ...parts
}: TrackingParts & { log: { warn(details: object, message: string): void } }): Glucose {
  const reader = createGlucoseFileReader((error) =>
    log.warn({ err: error }, 'A glucose file could not be read'),
  );
  const readings = createReadings(parts);
  const imports = createGlucoseImports({ ...parts, reader });
  const summaries = createGlucoseSummaries(parts);
  return {
    summaries,
    serve(http) {
      serveGlucoseSummaries(http, summaries);
      serveGlucoseImports(http, imports);
      serveReadings(http, readings);
    },
    close: () => imports.close(),
  };
}
