import type { Query, QueryFunctionContext, QueryPersister } from '@tanstack/react-query';
import { isUnreachable } from '#platform/api/failures.ts';
import { offlineOf } from './offline-meta.ts';
import type { StoredAnswer } from './stored-answers.ts';

const patience = 4000;

type ReadStored = (hash: string) => Promise<Pick<StoredAnswer, 'data' | 'updatedAt'> | undefined>;

/**
 * For queries that are stored: the server's answer where there is one, else the last one that was seen here. A server that
 * is merely slow is waited for while its last answer is shown.
 */
export function storedWhenUnreachable(
  readStored: ReadStored,
  milliseconds = patience,
): QueryPersister<unknown> {
  return async (queryFn, context, query) => {
    // More of a list than was read so far can't stand here.
    const isMore = query.state.fetchMeta?.fetchMore !== undefined;
    if (isMore || offlineOf(query) === undefined) return queryFn(context as QueryFunctionContext);
    const answering = Promise.resolve(queryFn(context as QueryFunctionContext));
    const first = await settledWithin(answering, milliseconds);
    if (first.status === 'answered') return first.answer;
    if (first.status === 'failed' && !isUnreachable(first.error)) throw first.error;
    const known = await lastKnown(query, readStored);
    if (known === undefined) return answering;
    // The query counts what it is given as fresh.
    setTimeout(() => query.setState({ dataUpdatedAt: known.updatedAt }));
    if (first.status === 'late') answering.then((late) => query.setData(late), ignore);
    return known.data;
  };
}

async function lastKnown(query: Query, readStored: ReadStored) {
  const { data, dataUpdatedAt } = query.state;
  // `null` says that there was nothing, perhaps to somebody else: a server that is gone does not say it again.
  const isKnown = data !== undefined && data !== null;
  return isKnown ? { data, updatedAt: dataUpdatedAt } : readStored(query.queryHash);
}

type First<Answer> =
  | { status: 'answered'; answer: Answer }
  | { status: 'failed'; error: unknown }
  | { status: 'late' };

function settledWithin<Answer>(
  answering: Promise<Answer>,
  milliseconds: number,
): Promise<First<Answer>> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ status: 'late' }), milliseconds);
    answering
      .then(
        (answer) => resolve({ status: 'answered', answer }),
        (error: unknown) => resolve({ status: 'failed', error }),
      )
      .finally(() => clearTimeout(timer));
  });
}

/** It failed after all, or the page was left. */
const ignore = () => {};
