import type { Endpoint } from '@pomona/contract/endpoint';
import { endpoints } from '@pomona/contract/endpoints';
import type { ErrorCode, FieldProblem } from '@pomona/contract/errors';
import { makeConfig } from './samples.ts';

/** What the fake server saw. */
export interface SeenRequest {
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly headers: Headers;
}

/** What one endpoint answers: a body (200, or the only reply's status), or a refusal. */
export type Answer = (request: SeenRequest) => unknown;

/** By name of the endpoint in the contract. */
export type Answers = Readonly<Record<string, Answer>>;

/** The server refuses, with a code of the contract and its sentence. */
export class Refusal {
  readonly status: number;
  readonly body: object;

  constructor(status: number, code: ErrorCode, detail: string, errors?: readonly FieldProblem[]) {
    this.status = status;
    this.body = { code, detail, ...(errors && { errors }) };
  }
}

/** No connection: what `fetch` does when nobody answers. */
export class Unreachable {}

/** Some other answer altogether, as a proxy in between may give. */
export class Garbage {
  readonly status: number;
  constructor(status: number) {
    this.status = status;
  }
}

const standard: Answers = {
  readConfig: () => makeConfig(),
  listSimilarRecipes: () => [],
  readSearchWords: () => ({ concepts: [], recipes: {} }),
  listDeletedRecipes: () => ({ recipes: [] }),
  readMemberExport: () => ({ export: null }),
  readOwnGrant: () => ({ is_open: false, needs_sign_in: false }),
};

/**
 * A server that answers from the contract: a call that the contract does not know, a body that it refuses and an
 * answer that it does not allow fail the test.
 */
export function createFakeApi(answers: Answers = {}) {
  const requests: SeenRequest[] = [];

  async function fetch(url: string | URL, init: RequestInit = {}): Promise<Response> {
    const address = new URL(url, 'http://pomona.test');
    // How the app finds out whether the server is there at all.
    if (address.pathname === '/boot.js') return new Response();
    const { endpoint, params } = endpointAt(init.method ?? 'GET', address.pathname);
    const request: SeenRequest = {
      name: endpoint.name,
      params,
      query: address.searchParams,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: new Headers(init.headers),
    };
    requests.push(request);
    endpoint.body?.parse(request.body);
    const answer = answers[endpoint.name] ?? standard[endpoint.name];
    if (answer === undefined) throw new Error(`The test answers nothing to ${endpoint.name}`);
    return responseOf(endpoint, await answer(request));
  }

  return { fetch, requests };
}

function endpointAt(method: string, pathname: string) {
  for (const endpoint of endpoints as readonly Endpoint[]) {
    const pattern = endpoint.path.replace(/:([a-z]+)/gi, '(?<$1>[^/]+)');
    const match = new RegExp(`^${pattern}/?$`).exec(pathname);
    if (endpoint.method === method && match) return { endpoint, params: { ...match.groups } };
  }
  throw new Error(`The contract knows no ${method} ${pathname}`);
}

function responseOf(endpoint: Endpoint, answer: unknown): Response {
  // A file, say: what the contract leaves open.
  if (answer instanceof Response) return answer;
  if (answer instanceof Unreachable) throw new TypeError('Failed to fetch');
  if (answer instanceof Garbage) return new Response('<h1>Bad gateway</h1>', answer);
  if (answer instanceof Refusal) return json(answer.status, answer.body);
  const [status = '200', schema] = Object.entries(endpoint.replies)[0] ?? [];
  if (!schema) return new Response(null, { status: Number(status) });
  schema.parse(answer);
  return json(Number(status), answer);
}

function json(status: number, body: unknown): Response {
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  return new Response(JSON.stringify(body), { status, headers });
}
