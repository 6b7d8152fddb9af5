import { symptomTypes } from '@pomona/contract/wellness';
import type { DayQuantity } from '@pomona/contract/wellness/insights';

export interface CandidatePair {
  driver: DayQuantity;
  outcome: DayQuantity;
  /** Days from the driver to the outcome. */
  lag: number;
}

interface Question {
  driver: DayQuantity;
  outcomes: readonly DayQuantity[];
  lags: readonly number[];
}

/**
 * Pairs worth looking at, chosen before any diary was seen (WELL-10): more of them would ask each for more proof. A
 * night belongs to the day on which it ends, so that it precedes the rest of that day.
 */
const questions: readonly Question[] = [
  { driver: 'sleep_hours', outcomes: ['energy', 'mood', 'cravings', 'stress'], lags: [0, 1] },
  { driver: 'sleep', outcomes: ['energy', 'mood', 'cravings', 'stress'], lags: [0, 1] },
  { driver: 'active_minutes', outcomes: ['energy', 'mood', 'stress', 'cravings'], lags: [0, 1, 2] },
  { driver: 'active_minutes', outcomes: ['sleep', 'sleep_hours'], lags: [1, 2] },
  { driver: 'stress', outcomes: ['cravings', 'energy'], lags: [0, 1, 2] },
  { driver: 'stress', outcomes: ['sleep', 'sleep_hours'], lags: [1, 2] },
  { driver: 'glycemic_load', outcomes: ['energy', 'cravings', 'mood'], lags: [0, 1] },
  { driver: 'protein', outcomes: ['cravings', 'energy'], lags: [0, 1] },
  { driver: 'fiber', outcomes: ['cravings', 'energy'], lags: [0, 1] },
  { driver: 'glycemic_load', outcomes: ['glucose_mean'], lags: [0] },
  { driver: 'fiber', outcomes: ['glucose_mean'], lags: [0] },
  { driver: 'active_minutes', outcomes: ['glucose_mean'], lags: [0, 1] },
  { driver: 'active_minutes', outcomes: ['glucose_in_range'], lags: [0] },
  { driver: 'sleep_hours', outcomes: ['glucose_mean', 'glucose_in_range'], lags: [0] },
  { driver: 'stress', outcomes: ['glucose_mean'], lags: [0] },
  { driver: 'glucose_mean', outcomes: ['energy', 'mood', 'cravings'], lags: [0, 1] },
  { driver: 'glucose_in_range', outcomes: ['energy', 'mood'], lags: [0] },
  { driver: 'cycle_day', outcomes: [...symptomTypes], lags: [0] },
];

export const candidatePairs: readonly CandidatePair[] = questions.flatMap(
  ({ driver, outcomes, lags }) =>
    outcomes.flatMap((outcome) => lags.map((lag) => ({ driver, outcome, lag }))),
);
