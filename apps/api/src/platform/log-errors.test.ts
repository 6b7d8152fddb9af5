import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { expect, it } from 'vitest';
import { createLogTo } from './log.ts';
import { loggedError } from './log-errors.ts';

const secret = 'ada@pomona.test';

function failedInsert(): Error {
  const cause = new pg.DatabaseError(`duplicate key ${secret}`, 10, 'error');
  Object.assign(cause, {
    severity: 'ERROR',
    code: '23505',
    constraint: 'users_email_unique',
    detail: `Key (email)=(${secret}) already exists.`,
  });
  return new DrizzleQueryError('insert into users values ($1)', [`x\n    at ${secret}`], cause);
}

it('danger 12: a failed statement leaves code, constraint and places in the log, nothing of its parameters', () => {
  const logged = loggedError(failedInsert());
  expect(logged).toMatchObject({
    type: 'DrizzleQueryError',
    stack: expect.stringContaining('log-errors.test.ts'),
    cause: { code: '23505', constraint: 'users_email_unique' },
  });
  expect(JSON.stringify(logged)).not.toContain(secret);
  expect(JSON.stringify(logged)).not.toContain('insert into');
});

it('danger 12: wherever the error stands in a line, also without words beside it', () => {
  const lines: string[] = [];
  const log = createLogTo({ logLevel: 'info' }, { write: (line) => lines.push(line) });
  const error = failedInsert();
  log.error(error);
  log.error({ err: error });
  log.error({ err: error }, 'a call failed');
  log.child({ request: '1' }).warn({ failure: error, all: [{ error }] }, 'more');
  expect(lines).toHaveLength(4);
  expect(lines.join()).not.toContain(secret);
  expect(lines.join()).not.toContain('insert into');
  expect(lines.every((line) => line.includes('23505'))).toBe(true);
});

it('danger 12: what a parser read stays out, a fault of the program stays readable', () => {
  const parsed = (() => {
    try {
      return JSON.parse(secret);
    } catch (error) {
      return error;
    }
  })();
  expect(JSON.stringify(loggedError(parsed as Error))).not.toContain(secret);
  expect(loggedError(new TypeError('x is not a function')).message).toBe('x is not a function');
  const circle = new Error('round');
  circle.cause = circle;
  expect(JSON.stringify(loggedError(circle)).match(/round/g)).toHaveLength(6);
});
