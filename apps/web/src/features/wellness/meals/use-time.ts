import { useState } from 'react';
import { dayHere, instantHere, timeHere } from '../days.ts';

export type TimeProblem = 'noTime' | 'future';

/** A day and a time of day as they are typed, and their instant; at first that of `initial`. */
export function useTime(initial: Date) {
  const [day, setDay] = useState(() => dayHere(initial));
  const [time, setTime] = useState(() => timeHere(initial));
  const [problem, setProblem] = useState<TimeProblem | null>(null);

  /** `null` where it is none, or has not come; the problem is shown then. */
  function eaten(): { day: string; at: string } | null {
    const instant = instantHere(day, time);
    const found = instant === null ? 'noTime' : instant.getTime() > Date.now() ? 'future' : null;
    setProblem(found);
    return instant === null || found !== null ? null : { day, at: instant.toISOString() };
  }

  return { day, setDay, time, setTime, problem, eaten };
}
