import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { OutsideError } from './outside-error.ts';
import { isPublicAddress } from './public-address.ts';
import { readBody } from './read-body.ts';
import { createNameResolver, type ResolveName } from './resolve-name.ts';

export { OutsideError } from './outside-error.ts';

export interface FetchOptions {
  maxBytes: number;
  /** Ends it early. */
  signal?: AbortSignal | undefined;
}

/** Reads the picture at a public address. Throws `OutsideError`. */
export type FetchOutside = (url: string, options: FetchOptions) => Promise<Buffer>;

export interface OutsidePage {
  bytes: Buffer;
  /** The header, or nothing. */
  contentType: string;
  /** Where it was found in the end, after redirects. */
  address: string;
}

/** Reads the page at a public address. Throws `OutsideError`. */
export type FetchPage = (url: string, options: FetchOptions) => Promise<OutsidePage>;

/** Tests pass their own, to play a hostile network on this machine. */
export interface OutsideNetwork {
  resolve: ResolveName;
  mayConnect(address: string): boolean;
  ports: readonly string[];
  timeoutMilliseconds: number;
  /** How long every name takes that may not be fetched, whether it exists or not. */
  failedNameMilliseconds: number;
}

export const publicInternet: OutsideNetwork = {
  resolve: createNameResolver({ timeoutMilliseconds: 1500, tries: 2 }),
  mayConnect: isPublicAddress,
  ports: ['80', '443'],
  timeoutMilliseconds: 10_000,
  failedNameMilliseconds: 1000,
};

const maxRedirects = 3;

type RequestHeaders = Readonly<Record<string, string>>;

const pictureHeaders: RequestHeaders = {
  accept: 'image/avif;q=0,image/webp,image/jpeg,image/png,image/gif,*/*;q=0.1',
  // A picture does not come smaller compressed.
  'accept-encoding': 'identity',
};

const pageHeaders: RequestHeaders = {
  accept:
    'text/html,application/xhtml+xml,application/ld+json,application/json,text/plain;q=0.9,*/*;q=0.5',
  // Many servers compress even where this says no.
  'accept-encoding': 'gzip, deflate, br',
};

/** For pictures that a person names. */
export function createFetchOutside(network: OutsideNetwork = publicInternet): FetchOutside {
  return async (text, { maxBytes, signal }) => {
    const { response } = await fetchFrom(text, { network, headers: pictureHeaders, signal });
    return readBody(response, { maxBytes, unpacks: false });
  };
}

/** For pages that a person names. */
export function createFetchPage(network: OutsideNetwork = publicInternet): FetchPage {
  return async (text, { maxBytes, signal }) => {
    const { response, url } = await fetchFrom(text, { network, headers: pageHeaders, signal });
    const contentType = response.headers['content-type'] ?? '';
    const bytes = await readBody(response, { maxBytes, unpacks: true });
    return { bytes, contentType, address: url.href };
  };
}

interface FetchParts {
  network: OutsideNetwork;
  headers: RequestHeaders;
  signal: AbortSignal | undefined;
}

/** Each address of a name is checked, and the connection goes to a checked one (DNS rebinding gains nothing); redirects likewise. */
async function fetchFrom(
  text: string,
  { network, headers, signal }: FetchParts,
): Promise<{ response: IncomingMessage; url: URL }> {
  const timeout = AbortSignal.timeout(network.timeoutMilliseconds);
  const deadline = signal === undefined ? timeout : AbortSignal.any([timeout, signal]);
  let url = parseAddress(text, network);
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const response = await sendRequest(url, { network, deadline, headers });
    const next = redirectOf(response, url, network);
    if (next === null) return { response, url };
    url = next;
  }
  throw new OutsideError('failed', 'Too many redirects');
}

function parseAddress(text: string, { ports }: OutsideNetwork, base?: string): URL {
  if (!URL.canParse(text, base)) throw new OutsideError('refused', 'Not an address');
  const url = new URL(text, base);
  const ownPort = { 'http:': '80', 'https:': '443' }[url.protocol];
  if (ownPort === undefined) throw new OutsideError('refused', `Not http: ${url.protocol}`);
  if (url.username !== '' || url.password !== '')
    throw new OutsideError('refused', 'Has a password');
  if (!ports.includes(url.port || ownPort)) throw new OutsideError('refused', `Port ${url.port}`);
  return url;
}

/** The addresses to connect to, all of them public. An internal name fails like one that does not exist. */
async function addressesOf(url: URL, network: OutsideNetwork): Promise<string[]> {
  const name = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(name)) {
    if (network.mayConnect(name)) return [name];
    throw new OutsideError('refused', `${name} is not public`);
  }
  const earliest = delay(network.failedNameMilliseconds, undefined, { ref: false });
  const addresses = await network.resolve(name).catch(() => []);
  if (addresses.length > 0 && addresses.every(network.mayConnect)) return addresses;
  await earliest;
  throw new OutsideError('failed', `${name} has no public address`);
}

interface RequestOptions {
  network: OutsideNetwork;
  deadline: AbortSignal;
  headers: RequestHeaders;
}

async function sendRequest(
  url: URL,
  { network, deadline, headers }: RequestOptions,
): Promise<IncomingMessage> {
  const addresses = await withDeadline(addressesOf(url, network), deadline);
  const { request } = url.protocol === 'https:' ? https : http;
  const sent = request(url, {
    agent: false,
    signal: deadline,
    lookup: fixedLookup(addresses),
    headers: { 'user-agent': 'Pomona', ...headers },
  });
  return responseTo(sent);
}

function responseTo(request: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.on('response', resolve);
    request.on('error', (error) => reject(new OutsideError('failed', error.message, error)));
    request.end();
  });
}

/** Answers with the addresses that were checked, instead of resolving the name a second time. */
function fixedLookup(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_name, options, callback) => {
    if (options.all) callback(null, found);
    else callback(null, found[0]?.address ?? '', found[0]?.family);
  };
}

async function withDeadline<Result>(work: Promise<Result>, deadline: AbortSignal): Promise<Result> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      const end = () => reject(new OutsideError('failed', 'Too slow, or nobody waits any more'));
      if (deadline.aborted) end();
      deadline.addEventListener('abort', end);
    }),
  ]);
}

/** Where a response redirects to; `null` for one to be read. Every other response is destroyed. */
function redirectOf(response: IncomingMessage, from: URL, network: OutsideNetwork): URL | null {
  const { statusCode = 0, headers } = response;
  if (statusCode === 200) return null;
  response.destroy();
  const isRedirect = [301, 302, 303, 307, 308].includes(statusCode);
  if (isRedirect && headers.location !== undefined)
    return parseAddress(headers.location, network, from.href);
  throw new OutsideError('failed', `Status ${statusCode}`);
}
