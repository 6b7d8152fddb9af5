import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { WhenSignedIn, WhenSignedOut, WhileChecking } from '#platform/session/session-views.tsx';

interface Views {
  /** What is drawn while nobody knows yet. */
  waiting: ReactNode;
  /** There is none for this reader either. */
  missing: ReactNode;
  /** The server could not be asked. */
  failed: (tryAgain: () => void) => ReactNode;
}

interface Props extends Views {
  /** Never throws: the query tells in its result how it went. */
  askAgain: () => Promise<{ isError: boolean }>;
}

/**
 * There is no such recipe, as far as the server could tell: it draws pages for visitors. A member may find their own or
 * one offered to them there (REC-07), so it is asked again in their name.
 */
export function AskedAsMember({ askAgain, ...views }: Props) {
  return (
    <>
      <WhenSignedOut>{views.missing}</WhenSignedOut>
      <WhileChecking>{views.waiting}</WhileChecking>
      <WhenSignedIn>{({ id }) => <Asked key={id} askAgain={askAgain} {...views} />}</WhenSignedIn>
    </>
  );
}

function Asked({ askAgain, waiting, missing, failed }: Props) {
  const [answer, setAnswer] = useState<'waiting' | 'missing' | 'failed'>('waiting');
  const ask = useEffectEvent(async () => {
    setAnswer('waiting');
    const { isError } = await askAgain();
    setAnswer(isError ? 'failed' : 'missing');
  });
  useEffect(() => void ask(), []);
  if (answer === 'waiting') return waiting;
  return answer === 'missing' ? missing : failed(() => void ask());
}
