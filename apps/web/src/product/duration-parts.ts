export interface DurationPart {
  unit: 'days' | 'hours' | 'minutes';
  count: number;
}

/** Up to here in minutes: recipes write "90 min". */
const maxMinutes = 120;
export const isInMinutes = (minutes: number): boolean => minutes < maxMinutes;

const hour = 60;
const day = 24 * hour;

/** The parts of a time as it is written: "35 min", "2 h 30 min", "2 days 3 h". Above a day minutes are left out. */
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
