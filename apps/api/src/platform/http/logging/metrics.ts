import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { AppError } from '#platform/errors.ts';
import '#platform/http/route-config.ts';

export interface Reading {
  name: string;
  help: string;
  /** It only grows. */
  isTotal?: boolean;
  read(): number;
}

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** `GET /metrics` for Prometheus, with the token; without one configured nothing is measured. */
export function serveMetrics(
  app: FastifyInstance,
  token: string | null,
  readings: readonly Reading[],
): void {
  if (token === null) return;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'pomona_http_request_duration_seconds',
    help: 'Time from the first byte of a request to the last byte of its response.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  for (const reading of readings) showReading(registry, reading);
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    const { method } = request;
    duration.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  const expected = Buffer.from(`Bearer ${token}`);
  const config = { access: 'public', limit: 'read', answersUnderPressure: true } as const;
  app.get('/metrics', { config }, async (request, reply) => {
    const given = Buffer.from(request.headers.authorization ?? '');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
      throw new AppError('not_signed_in');
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function showReading(registry: Registry, { name, help, isTotal, read }: Reading): void {
  const registers = [registry];
  if (isTotal) {
    new Counter({
      ...{ name, help, registers },
      collect() {
        this.reset();
        this.inc(read());
      },
    });
    return;
  }
  new Gauge({
    ...{ name, help, registers },
    collect() {
      this.set(read());
    },
  });
}
