import { randomBytes } from 'node:crypto';

/** Milliseconds since 1970. */
export type Clock = () => number;

export type RandomSource = (bytes: number) => Buffer;

export const systemClock: Clock = () => Date.now();
export const systemRandom: RandomSource = (bytes) => randomBytes(bytes);
