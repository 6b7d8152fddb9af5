import { lookup } from 'node:dns/promises';
import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { OutsideError } from './outside-error.ts';
import { isPublicAddress } from './public-address.ts';
import { readBody } from './read-body.ts';

export { OutsideError } from './outside-error.ts';

export interface OutsideOptions {
  /** Most bytes of the body. */
  mostBytes: number;
}

/** Reads the picture at a public address. Throws `OutsideError`. */
export type FetchOutside = (url: string, options: OutsideOptions) => Promise<Buffer>;

/** A page as it came, unpacked. */
export interface OutsidePage {
  bytes: Buffer;
  /** The header, or nothing. */
  contentType: string;
  /** Where it was found in the end, after redirects. */
  address: string;
}

/** Reads the page at a public address. Throws `OutsideError`. */
export type FetchPage = (url: string, options: OutsideOptions) => Promise<OutsidePage>;

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

/** What is told about what is wanted. */
type Wishes = Readonly<Record<string, string>>;

const pictureWishes: Wishes = {
  accept: 'image/avif;q=0,image/webp,image/jpeg,image/png,image/gif,*/*;q=0.1',
  // A picture does not come smaller compressed.
  'accept-encoding': 'identity',
};

const pageWishes: Wishes = {
  accept:
    'text/html,application/xhtml+xml,application/ld+json,application/json,text/plain;q=0.9,*/*;q=0.5',
  // Many answer compressed even where this says no.
  'accept-encoding': 'gzip, deflate, br',
};

/** For pictures that a person names. */
export function createFetchOutside(world: OutsideWorld = publicInternet): FetchOutside {
  return async (text, { mostBytes }) => {
    const { answer } = await fetchFrom(text, world, pictureWishes);
    return readBody(answer, { mostBytes, unpacks: false });
  };
}

/** For pages that a person names. */
export function createFetchPage(world: OutsideWorld = publicInternet): FetchPage {
  return async (text, { mostBytes }) => {
    const { answer, url } = await fetchFrom(text, world, pageWishes);
    const contentType = answer.headers['content-type'] ?? '';
    const bytes = await readBody(answer, { mostBytes, unpacks: true });
    return { bytes, contentType, address: url.href };
  };
}

/**
 * The one way to fetch what a person names. An address is resolved once, each of its answers is checked, and the
 * connection goes to what was checked: a name that answers differently the second time gains nothing. Each redirect
 * is checked as if it had been named.
 */
async function fetchFrom(
  text: string,
  world: OutsideWorld,
  wishes: Wishes,
): Promise<{ answer: IncomingMessage; url: URL }> {
  const deadline = AbortSignal.timeout(world.milliseconds);
  let url = parseAddress(text, world);
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const answer = await ask(url, { world, deadline, wishes });
    const next = redirectOf(answer, url, world);
    if (next === null) return { answer, url };
    url = next;
  }
  throw new OutsideError('failed', 'Too many redirects');
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
  wishes: Wishes;
}

async function ask(url: URL, { world, deadline, wishes }: Asking): Promise<IncomingMessage> {
  const address = await inTime(addressOf(url, world), deadline);
  const { request } = url.protocol === 'https:' ? https : http;
  const asked = request(url, {
    agent: false,
    signal: deadline,
    lookup: alwaysAnswering(address),
    headers: { 'user-agent': 'Pomona', ...wishes },
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

/** Where an answer sends on to; `null` for one that is read. Of every other answer nothing more is heard. */
function redirectOf(answer: IncomingMessage, from: URL, world: OutsideWorld): URL | null {
  const { statusCode = 0, headers } = answer;
  if (statusCode === 200) return null;
  answer.destroy();
  const isRedirect = [301, 302, 303, 307, 308].includes(statusCode);
  if (isRedirect && headers.location !== undefined)
    return parseAddress(headers.location, world, from.href);
  throw new OutsideError('failed', `Status ${statusCode}`);
}
