import { randomBytes } from 'node:crypto';

/** The present moment in milliseconds since 1970; tests pass one that they can move. */
export type Clock = () => number;

/** So many unpredictable bytes; tests may pass a repeatable source. */
export type RandomSource = (bytes: number) => Buffer;

export const systemClock: Clock = () => Date.now();
export const systemRandom: RandomSource = (bytes) => randomBytes(bytes);
