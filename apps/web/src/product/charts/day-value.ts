/** A day without a value is a gap, never 0. */
export interface DayValue {
  /** `YYYY-MM-DD`. */
  day: string;
  value: number | null;
}

/** An instant to write the day out by, in UTC. */
export const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);
