export interface DurationPart {
  unit: 'days' | 'hours' | 'minutes';
  count: number;
}

/** Up to here minutes are said as minutes: "90 min" is how recipes speak. */
const mostMinutes = 120;
export const isInMinutes = (minutes: number): boolean => minutes < mostMinutes;

const hour = 60;
const day = 24 * hour;

/** The parts that a time is said in: "35 min", "2 h 30 min", "2 days 3 h". Above a day minutes are left out. */
export function durationParts(minutes: number): DurationPart[] {
  if (isInMinutes(minutes)) return [{ unit: 'minutes', count: minutes }];
  const whole = minutes >= day ? Math.round(minutes / hour) * hour : minutes;
  const parts: DurationPart[] = [
    { unit: 'days', count: Math.floor(whole / day) },
    { unit: 'hours', count: Math.floor((whole % day) / hour) },
    { unit: 'minutes', count: whole % hour },
  ];
  return parts.filter(({ count }) => count > 0);
}
