import { lookup } from 'node:dns/promises';
import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { OutsideError } from './outside-error.ts';
import { isPublicAddress } from './public-address.ts';
import { readBody } from './read-body.ts';

export { OutsideError } from './outside-error.ts';

export interface FetchOptions {
  maxBytes: number;
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
  resolve(name: string): Promise<string[]>;
  mayConnect(address: string): boolean;
  ports: readonly string[];
  timeoutMilliseconds: number;
}

export const publicInternet: OutsideNetwork = {
  resolve: async (name) => (await lookup(name, { all: true })).map(({ address }) => address),
  mayConnect: isPublicAddress,
  ports: ['80', '443'],
  timeoutMilliseconds: 10_000,
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
  return async (text, { maxBytes }) => {
    const { response } = await fetchFrom(text, network, pictureHeaders);
    return readBody(response, { maxBytes, unpacks: false });
  };
}

/** For pages that a person names. */
export function createFetchPage(network: OutsideNetwork = publicInternet): FetchPage {
  return async (text, { maxBytes }) => {
    const { response, url } = await fetchFrom(text, network, pageHeaders);
    const contentType = response.headers['content-type'] ?? '';
    const bytes = await readBody(response, { maxBytes, unpacks: true });
    return { bytes, contentType, address: url.href };
  };
}

/** Each address of a name is checked, and the connection goes to a checked one (DNS rebinding gains nothing); redirects likewise. */
async function fetchFrom(
  text: string,
  network: OutsideNetwork,
  headers: RequestHeaders,
): Promise<{ response: IncomingMessage; url: URL }> {
  const deadline = AbortSignal.timeout(network.timeoutMilliseconds);
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

/** The address to connect to: none of those that a name has may be closed. */
async function addressOf(url: URL, { resolve, mayConnect }: OutsideNetwork): Promise<string> {
  const name = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(name) ? [name] : await resolve(name).catch(() => []);
  const [first] = addresses;
  if (first === undefined) throw new OutsideError('failed', `${name} has no address`);
  if (!addresses.every(mayConnect)) throw new OutsideError('refused', `${name} is not public`);
  return first;
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
  const address = await withDeadline(addressOf(url, network), deadline);
  const { request } = url.protocol === 'https:' ? https : http;
  const sent = request(url, {
    agent: false,
    signal: deadline,
    lookup: fixedLookup(address),
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

/** Answers with the address that was checked, instead of resolving the name a second time. */
function fixedLookup(address: string): LookupFunction {
  const family = isIP(address);
  return (_name, options, callback) => {
    if (options.all) callback(null, [{ address, family }]);
    else callback(null, address, family);
  };
}

async function withDeadline<Result>(work: Promise<Result>, deadline: AbortSignal): Promise<Result> {
  return Promise.race([
    work,
    new Promise<never>((_, reject) => {
      deadline.addEventListener('abort', () => reject(new OutsideError('failed', 'Too slow')));
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
