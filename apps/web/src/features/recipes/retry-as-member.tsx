import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { WhenSignedIn } from '#platform/session/when-signed-in.tsx';
import { WhenSignedOut } from '#platform/session/when-signed-out.tsx';
import { WhileChecking } from '#platform/session/while-checking.tsx';

interface Views {
  /** Shown while the session is checked. */
  waiting: ReactNode;
  /** There is none for this reader either. */
  missing: ReactNode;
  /** The server could not be reached. */
  failed: (tryAgain: () => void) => ReactNode;
}

interface Props extends Views {
  /** Never throws: the result of the query has the error. */
  refetch: () => Promise<{ isError: boolean }>;
}

/**
 * There is no such recipe, as far as the server could tell: it renders pages for visitors. A member may find their own or
 * one offered to them there (REC-07), so it is requested again with their session.
 */
export function RetryAsMember({ refetch, ...views }: Props) {
  return (
    <>
      <WhenSignedOut>{views.missing}</WhenSignedOut>
      <WhileChecking>{views.waiting}</WhileChecking>
      <WhenSignedIn>{({ id }) => <Retry key={id} refetch={refetch} {...views} />}</WhenSignedIn>
    </>
  );
}

function Retry({ refetch, waiting, missing, failed }: Props) {
  const [answer, setAnswer] = useState<'waiting' | 'missing' | 'failed'>('waiting');
  const ask = useEffectEvent(async () => {
    setAnswer('waiting');
    const { isError } = await refetch();
    setAnswer(isError ? 'failed' : 'missing');
  });
  useEffect(() => void ask(), []);
  if (answer === 'waiting') return waiting;
  return answer === 'missing' ? missing : failed(() => void ask());
}
