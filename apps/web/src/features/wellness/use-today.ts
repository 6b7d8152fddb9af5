import { useEffect, useState } from 'react';
import { type Day, dayHere } from './days.ts';

const updateMilliseconds = 30_000;

/** The day it is where the device is; a page that stays open past midnight follows. */
export function useToday(): Day {
  const [today, setToday] = useState(() => dayHere(new Date()));
  useEffect(() => {
    const update = () => setToday(dayHere(new Date()));
    const timer = setInterval(update, updateMilliseconds);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, []);
  return today;
}
