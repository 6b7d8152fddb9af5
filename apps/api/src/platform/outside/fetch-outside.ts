import { lookup } from 'node:dns/promises';
import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/**
 * - `refused`: an address that is not asked: not http(s), another port, not public;
 * - `too_large`: more bytes than were wanted;
 * - `failed`: no answer in time, none with 200, or one that broke off.
 */
export class OutsideError extends Error {
  override readonly name = 'OutsideError';
  readonly reason: 'refused' | 'too_large' | 'failed';
  constructor(reason: OutsideError['reason'], message: string, cause?: unknown) {
    super(message, { cause });
    this.reason = reason;
  }
}

export interface OutsideOptions {
  /** Most bytes of the body. */
  mostBytes: number;
}

/** Reads what lies at a public address. Throws `OutsideError`. */
export type FetchOutside = (url: string, options: OutsideOptions) => Promise<Buffer>;

/** Where to look; tests pass their own, to play a hostile world on this machine. */
export interface OutsideWorld {
  /** Every address of a name. */
  resolve(name: string): Promise<string[]>;
  mayConnect(address: string): boolean;
  ports: readonly string[];
  milliseconds: number;
}

export const publicInternet: OutsideWorld = {
  resolve: async (name) => (await lookup(name, { all: true })).map(({ address }) => address),
  mayConnect: isPublicAddress,
  ports: ['80', '443'],
  milliseconds: 10_000,
};

const mostRedirects = 3;

/**
 * The one way to fetch what a person names. An address is resolved once, each of its answers is checked, and the
 * connection goes to what was checked: a name that answers differently the second time gains nothing. Each redirect
 * is checked as if it had been named.
 */
export function createFetchOutside(world: OutsideWorld = publicInternet): FetchOutside {
  return async (text, options) => {
    const deadline = AbortSignal.timeout(world.milliseconds);
    let url = parseAddress(text, world);
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      const answer = await ask(url, { world, deadline });
      const next = redirectOf(answer, url, world);
      if (next === null) return readBody(answer, options);
      answer.destroy();
      url = next;
    }
    throw new OutsideError('failed', 'Too many redirects');
  };
}

function parseAddress(text: string, { ports }: OutsideWorld, base?: string): URL {
  if (!URL.canParse(text, base)) throw new OutsideError('refused', 'Not an address');
  const url = new URL(text, base);
  const ownPort = { 'http:': '80', 'https:': '443' }[url.protocol];
  if (ownPort === undefined) throw new OutsideError('refused', `Not http: ${url.protocol}`);
  if (url.username !== '' || url.password !== '')
    throw new OutsideError('refused', 'Has a password');
  if (!ports.includes(url.port || ownPort)) throw new OutsideError('refused', `Port ${url.port}`);
  return url;
}

/** The address to connect to: none of those that a name has may be closed. */
async function addressOf(url: URL, { resolve, mayConnect }: OutsideWorld): Promise<string> {
  const name = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(name) ? [name] : await resolve(name).catch(() => []);
  const [first] = addresses;
  if (first === undefined) throw new OutsideError('failed', `${name} has no address`);
  if (!addresses.every(mayConnect)) throw new OutsideError('refused', `${name} is not public`);
  return first;
}

interface Asking {
  world: OutsideWorld;
  deadline: AbortSignal;
}

async function ask(url: URL, { world, deadline }: Asking): Promise<IncomingMessage> {
  const address = await inTime(addressOf(url, world), deadline);
  const { request } = url.protocol === 'https:' ? https : http;
  const asked = request(url, {
    agent: false,
    signal: deadline,
    lookup: alwaysAnswering(address),
    headers: {
      'user-agent': 'Pomona',
      accept: 'image/avif;q=0,image/webp,image/jpeg,image/png,image/gif,*/*;q=0.1',
      // What comes compressed would unpack to any size.
      'accept-encoding': 'identity',
    },
  });
  return answerTo(asked);
}

function answerTo(asked: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    asked.on('response', resolve);
    asked.on('error', (error) => reject(new OutsideError('failed', error.message, error)));
    asked.end();
  });
}

/** Instead of asking for the address a second time. */
function alwaysAnswering(address: string): LookupFunction {
  const family = isIP(address);
  return (_name, options, answer) => {
    if (options.all) answer(null, [{ address, family }]);
    else answer(null, address, family);
  };
}

async function inTime<Result>(work: Promise<Result>, deadline: AbortSignal): Promise<Result> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      deadline.addEventListener('abort', () => reject(new OutsideError('failed', 'Too slow')));
    }),
  ]);
}

function redirectOf(answer: IncomingMessage, from: URL, world: OutsideWorld): URL | null {
  const { statusCode = 0, headers } = answer;
  if (statusCode === 200) return null;
  const isRedirect = [301, 302, 303, 307, 308].includes(statusCode);
  if (isRedirect && headers.location !== undefined) {
    answer.resume();
    return parseAddress(headers.location, world, from.href);
  }
  answer.destroy();
  throw new OutsideError('failed', `Status ${statusCode}`);
}

async function readBody(answer: IncomingMessage, { mostBytes }: OutsideOptions): Promise<Buffer> {
  const { 'content-encoding': encoding, 'content-length': length } = answer.headers;
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    if (encoding !== undefined && encoding !== 'identity') {
      throw new OutsideError('failed', 'Comes compressed');
    }
    if (Number(length) > mostBytes) throw new OutsideError('too_large', `${length} bytes`);
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > mostBytes) throw new OutsideError('too_large', `More than ${mostBytes} bytes`);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof OutsideError) throw error;
    throw new OutsideError('failed', 'The answer broke off', error);
  } finally {
    answer.destroy();
  }
  return Buffer.concat(chunks);
}
