import { errorReply } from '@pomona/contract/errors';
import type { ValidateFunction } from 'ajv';
import * as z from 'zod';
import type { Answer, Call, Step } from './calls/call.ts';

/** What no answer may show to somebody. */
export interface Secrets {
  /** In the private things of somebody who never calls. */
  canaries: readonly string[];
  /** Their address, which administrators may know. */
  emails: readonly string[];
  /** Names of private things that callers know: pages repeat them. */
  knownIds: readonly string[];
}

export interface Judge {
  /** Within which every answer comes. */
  maxMilliseconds: number;
  secrets: Secrets;
  /** Of what an operation answers, by status; `null`: without a body. */
  replies: ReadonlyMap<string, ValidateFunction | null>;
}

/** Traces of code, statements and folders. */
const traces = [
  /\n\s+at .{1,200}:\d+:\d+/,
  /node_modules|\/apps\/api\/|\.pomona\b/,
  /syntax error at or near|violates \w+(?: \w+)? constraint|invalid input syntax|(?:relation|column) "/,
  /\bselect (?:"\w+"|count\()[^\n]{0,200} from "\w|\binsert into "|\bupdate "\w+" set\b/i,
  /\$argon2id\$|password_hash|token_hash/,
  /\b(?:Type|Range|Reference|Syntax)Error\b|ECONNREFUSED|ENOENT|EACCES/,
];

const strictError = z.strictObject(errorReply.shape);

/** Of the usual limit: a recipe may take three seconds to compose (GEN-02), and an archive is read while it is written. */
const patience: Readonly<Record<string, number>> = { cookRecipe: 1.5, exportAllRecipes: 8 };

export const limitOf = (step: Step, { maxMilliseconds }: Pick<Judge, 'maxMilliseconds'>): number =>
  maxMilliseconds * (step.kind === 'call' ? (patience[step.operation ?? ''] ?? 1) : 1);

/** The first thing that is wrong with an answer; `null` for one that is fine. */
export function faultOf(step: Step, answer: Answer, judge: Judge): string | null {
  if (answer.milliseconds > limitOf(step, judge))
    return `slow: ${Math.round(answer.milliseconds)} ms`;
  if (answer.status === 0) return silenceOf(step, answer);
  if (answer.status >= 500) return `${answer.status}`;
  if (answer.problem !== null) return `unreadable: ${answer.problem}`;
  return (
    headerFaultOf(answer) ??
    leakOf(step, answer, judge.secrets) ??
    (step.kind === 'call' ? shapeFaultOf(step, answer, judge) : rawFaultOf(answer))
  );
}

/** Who sends more than is read may find the connection closed before the answer; who sends no HTTP need not get one. */
function silenceOf(step: Step, { problem }: Answer): string | null {
  // A request line that is no HTTP is refused before anybody knows its method: with a body, also for `HEAD`.
  if (problem?.includes('Data after `Connection: close`')) return null;
  if (problem === 'nothing came') return 'no answer in time';
  if (step.kind === 'raw' || step.body?.kind === 'filler') return null;
  return `no answer: ${problem}`;
}

function rawFaultOf({ text }: Answer): string | null {
  return /^HTTP\/1\.1 5\d\d/m.test(text) ? 'a later answer is a 5xx' : null;
}

function headerFaultOf({ headers }: Answer): string | null {
  if (headers['x-content-type-options'] !== 'nosniff') return 'header: no nosniff';
  if (!headers['content-security-policy']?.startsWith("default-src 'none'"))
    return 'header: no content security policy';
  if (headers['set-cookie'] !== undefined) return 'header: a cookie is set';
  const { location } = headers;
  if (location !== undefined && !/^\/(?![/\\])/.test(location))
    return `header: location ${location.slice(0, 60)}`;
  return headers['x-frame-options'] === 'DENY' ? null : 'header: may be framed';
}

function leakOf(step: Step, { headers, text }: Answer, secrets: Secrets): string | null {
  const role = step.kind === 'call' ? step.role : 'visitor';
  const shown = secrets.knownIds.reduce(
    (sum, id) => sum.replaceAll(id, ''),
    text + JSON.stringify(headers),
  );
  if (secrets.canaries.some((canary) => shown.includes(canary))) return 'leak: private data';
  if (role !== 'admin') {
    if (secrets.emails.some((email) => shown.includes(email))) return 'leak: an e-mail';
    if (text.includes('"is_admin":true')) return 'leak: rights of an administrator';
  }
  // Scripts and styles are public, and full of such words.
  if (/javascript|css|svg/.test(headers['content-type'] ?? '')) return null;
  const plain = shown.replace(/\\([n"])/g, (_, sign) => (sign === 'n' ? '\n' : sign));
  const trace = traces.map((each) => each.exec(plain)?.[0]).find((found) => found !== undefined);
  return trace === undefined ? null : `leak: ${trace.trim().slice(0, 60)}`;
}

/** What the API answers is what its document promises. */
function shapeFaultOf(call: Call, answer: Answer, { replies }: Judge): string | null {
  if (call.method === 'HEAD' || answer.status === 304) return null;
  if (answer.status >= 400) return errorFaultOf(call, answer);
  if (call.operation === undefined || answer.status >= 300) return null;
  const reply = replies.get(`${call.operation} ${answer.status}`);
  if (reply === undefined) return `shape: ${answer.status} is not in the document`;
  if (reply === null) return answer.text === '' ? null : 'shape: a body where none is';
  // Downloads are described as what they contain.
  if (!answer.headers['content-type']?.startsWith('application/json')) return null;
  const value = jsonOf(answer.text);
  if (value === undefined) return 'shape: no JSON';
  return reply(value) ? null : `shape: ${JSON.stringify(reply.errors?.[0])}`;
}

function errorFaultOf({ path }: Call, { headers, text }: Answer): string | null {
  const isHtml = headers['content-type']?.startsWith('text/html') ?? false;
  if (isHtml) return path.startsWith('/api/') ? 'shape: a page for a call of the API' : null;
  const parsed = strictError.safeParse(jsonOf(text));
  return parsed.success ? null : `shape: an error that is none: ${text.slice(0, 100)}`;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
