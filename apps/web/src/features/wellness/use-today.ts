import { useEffect, useState } from 'react';
import { type Day, dayHere } from './days.ts';

const lookMilliseconds = 30_000;

/** The day it is where the device is; a page that stays open past midnight follows. */
export function useToday(): Day {
  const [today, setToday] = useState(() => dayHere(new Date()));
  useEffect(() => {
    const look = () => setToday(dayHere(new Date()));
    const timer = setInterval(look, lookMilliseconds);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return today;
}
