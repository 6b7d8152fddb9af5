import { useSyncExternalStore } from 'react';

export interface RunningTimer {
  id: string;
  /** How the step names the time: "20 minutes". */
  label: string;
  seconds: number;
  /** When it rings, in milliseconds since the epoch. */
  endsAt: number;
  hasRung: boolean;
}

const tickMilliseconds = 250;

/** Timers belong to the kitchen, not to a page: they go on while one reads another recipe. */
let timers: readonly RunningTimer[] = [];
let ticking: ReturnType<typeof setInterval> | null = null;
/** Fetched when a timer starts, so that it is there when the time is up. */
let bell: Promise<typeof import('./bell.ts')> | undefined;
const listeners = new Set<() => void>();
const nothing: readonly RunningTimer[] = [];

function become(next: readonly RunningTimer[]): void {
  timers = next;
  for (const listener of listeners) listener();
  const runs = timers.some((timer) => !timer.hasRung);
  if (runs && ticking === null) ticking = setInterval(tick, tickMilliseconds);
  if (!runs && ticking !== null) {
    clearInterval(ticking);
    ticking = null;
  }
}

function tick(): void {
  const now = Date.now();
  const rings = timers.some((timer) => !timer.hasRung && timer.endsAt <= now);
  if (rings)
    void bell?.then(
      ({ ring }) => ring(),
      () => {},
    );
  become(timers.map((timer) => (timer.endsAt <= now ? { ...timer, hasRung: true } : { ...timer })));
}

export function startTimer(id: string, label: string, seconds: number): void {
  bell ??= import('./bell.ts');
  const timer = { id, label, seconds, endsAt: Date.now() + seconds * 1000, hasRung: false };
  become([...timers.filter((other) => other.id !== id), timer]);
}

export function stopTimer(id: string): void {
  become(timers.filter((timer) => timer.id !== id));
}

export function useTimers(): readonly RunningTimer[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => timers,
    () => nothing,
  );
}

/** "4:05", or "1:04:05" from an hour on. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const [hours, minutes, rest] = [
    Math.floor(whole / 3600),
    Math.floor((whole % 3600) / 60),
    whole % 60,
  ];
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return hours > 0
    ? `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}`
    : `${minutes}:${twoDigits(rest)}`;
}

/** Seconds until a timer rings; 0 once it has. */
export function remainingSeconds(timer: RunningTimer, now = Date.now()): number {
  return Math.max(0, (timer.endsAt - now) / 1000);
}
