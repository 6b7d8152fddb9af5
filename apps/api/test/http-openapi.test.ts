import { endpoints } from '@pomona/contract/endpoints';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { OpenApiDocument, OpenApiOperation } from '#platform/http/docs/openapi.ts';
import { buildTestApp, type TestApp } from './app.ts';

const methods = z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

let test: TestApp;
let document: OpenApiDocument;
beforeAll(async () => {
  test = await buildTestApp();
  document = (await test.inject('/api/docs/openapi.json')).json();
});
afterAll(() => test.close());

interface Operation {
  path: string;
  method: string;
  operation: OpenApiOperation;
}

const operations = (): Operation[] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

function schemasOf({ operation }: Operation): object[] {
  const bodies = Object.values(operation.responses).flatMap((reply) => reply.content ?? []);
  return [...bodies, ...(operation.requestBody ? [operation.requestBody.content] : [])]
    .map((content) => content['application/json'].schema)
    .concat(operation.parameters.map((parameter) => parameter.schema));
}

describe('the OpenAPI document', () => {
  it('API-25 has every call of the contract, once', () => {
    expect(document.openapi).toBe('3.1.0');
    const names = operations().map(({ operation }) => operation.operationId);
    expect(names.sort()).toEqual(endpoints.map(({ name }) => name).sort());
  });

  it('API-25 declares every parameter of a path', () => {
    for (const { path, operation } of operations()) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = operation.parameters.filter((parameter) => parameter.in === 'path');
      expect(declared.map(({ name }) => name)).toEqual(inPath);
      expect(declared.every(({ required }) => required)).toBe(true);
    }
  });

  it('API-25 holds only schemas that a validator takes (JSON Schema 2020-12)', () => {
    const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });
    formats.default(ajv);
    ajv.addSchema(
      { $id: 'document', components: document.components, type: 'object' },
      undefined,
      false,
    );
    for (const operation of operations()) {
      for (const schema of schemasOf(operation)) {
        if (!('$ref' in schema)) expect(() => ajv.compile(schema)).not.toThrow();
      }
    }
  });

  it('bounds every number that may be sent', () => {
    for (const { operation } of operations()) {
      for (const { name, schema } of operation.parameters) {
        if (schema.type !== 'integer') continue;
        expect(Number(schema.maximum), `${operation.operationId}.${name}`).toBeLessThan(2 ** 31);
      }
    }
  });

  it('API-25 tells the truth: every operation, called, answers with a status it declares', async () => {
    for (const { path, method, operation } of operations()) {
      const answer = await test.app.inject({
        method: methods.parse(method.toUpperCase()),
        url: path.replace(/\{\w+\}/g, 'no-such-thing'),
        ...(operation.requestBody ? { payload: {} } : {}),
      });
      expect(Object.keys(operation.responses), operation.operationId).toContain(
        String(answer.statusCode),
      );
    }
  });
});

describe('the reader', () => {
  it('API-25 runs scripts of this origin only, under a nonce of its own for each reply', async () => {
    const [one, two] = [await test.inject('/api/docs/'), await test.inject('/api/docs/')];
    expect(one.statusCode).toBe(200);
    const policy = String(one.headers['content-security-policy']);
    const [, nonce = ''] = /script-src 'self' 'nonce-([^']+)';/.exec(policy) ?? [];
    expect(nonce).toMatch(/^.{20,}$/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(two.headers['content-security-policy']).not.toContain(nonce);
    const scripts = one.body.match(/<script[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(1);
    for (const script of scripts) {
      expect(script).toMatch(/ src="\/api\/docs\/js\/scalar\.js"| nonce="/);
      expect(script).not.toMatch(/https?:/);
    }
    const script = await test.inject('/api/docs/js/scalar.js');
    expect(script.headers['content-type']).toMatch(/javascript/);
    expect(script.statusCode).toBe(200);
  });

  it.each(['/api/docs', '/api/docs/'])('answers %s, whatever the host', async (url) => {
    const answer = await test.inject({ url, headers: { host: 'a b"><script>' } });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain('a b');
  });
});
