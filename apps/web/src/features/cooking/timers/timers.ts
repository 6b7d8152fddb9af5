import { useEffect, useMemo, useState } from 'react';
import { useStoredChoice } from '#platform/storage/stored-choice.ts';
import { storedTimers } from './timer-storage.ts';

/** A timer of the kitchen: it belongs to a step, and goes on in every tab and after a reload. */
export interface KitchenTimer {
  /** Recipe, step and position: a step starts a timer once. */
  readonly id: string;
  readonly recipeId: string;
  /** The title of the recipe, and the language that it and the label are written in. */
  readonly recipe: string;
  readonly language: string;
  readonly step: number;
  /** How the step names the time: "20 minutes". */
  readonly label: string;
  readonly seconds: number;
  /** When it rings, in milliseconds since the epoch; means nothing while it is paused. */
  readonly endsAt: number;
  /** Milliseconds that were left when it was paused; `null` while it runs. */
  readonly pausedWith: number | null;
}

export type NewTimer = Omit<KitchenTimer, 'endsAt' | 'pausedWith'>;

export const maxTimers = 12;

/** Those that the browser remembers, in the order they were started. */
export function readTimers(): KitchenTimer[] {
  return timersIn(storedTimers.read());
}

/** Whether it could be added; the time of a step that runs already begins again. */
export function startTimer(timer: NewTimer): boolean {
  const others = readTimers().filter(({ id }) => id !== timer.id);
  if (others.length >= maxTimers) return false;
  write([...others, { ...timer, endsAt: Date.now() + timer.seconds * 1000, pausedWith: null }]);
  return true;
}

export function stopTimer(id: string): void {
  write(readTimers().filter((timer) => timer.id !== id));
}

export function pauseTimer(id: string): void {
  change(id, (timer) => ({ ...timer, pausedWith: remainingMilliseconds(timer) }));
}

export function resumeTimer(id: string): void {
  change(id, (timer) => ({
    ...timer,
    endsAt: Date.now() + (timer.pausedWith ?? 0),
    pausedWith: null,
  }));
}

/** One minute more; a timer that is over runs again. */
export function addMinute(id: string): void {
  const minute = 60_000;
  change(id, (timer) =>
    timer.pausedWith === null
      ? { ...timer, endsAt: Math.max(timer.endsAt, Date.now()) + minute }
      : { ...timer, pausedWith: timer.pausedWith + minute },
  );
}

/** Calls back when a timer changes, here or in another tab. */
export const onTimersChange = storedTimers.subscribe;

export function useTimers(): readonly KitchenTimer[] {
  const stored = useStoredChoice(storedTimers);
  return useMemo(() => timersIn(stored), [stored]);
}

/** The time, updated every quarter of a second while a timer is shown. */
export function useNow(isActive: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!isActive) return;
    setNow(Date.now());
    const ticking = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(ticking);
  }, [isActive]);
  return now;
}

/** Until a timer rings; 0 once it has. */
export function remainingMilliseconds(timer: KitchenTimer, now = Date.now()): number {
  return timer.pausedWith ?? Math.max(0, timer.endsAt - now);
}

export function isOver(timer: KitchenTimer, now = Date.now()): boolean {
  return timer.pausedWith === null && timer.endsAt <= now;
}

/** "4:05", or "1:04:05" from an hour on. */
export function clockText(milliseconds: number): string {
  const whole = Math.max(0, Math.ceil(milliseconds / 1000));
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

function change(id: string, changed: (timer: KitchenTimer) => KitchenTimer): void {
  write(readTimers().map((timer) => (timer.id === id ? changed(timer) : timer)));
}

function write(timers: readonly KitchenTimer[]): void {
  storedTimers.write(timers.length === 0 ? null : JSON.stringify(timers));
}

function timersIn(stored: string | null): KitchenTimer[] {
  try {
    const read: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(read) ? read.filter(isTimer) : [];
  } catch {
    return [];
  }
}

const textFields = ['id', 'recipeId', 'recipe', 'language', 'label'];
const numberFields = ['step', 'seconds', 'endsAt'];

function isTimer(value: unknown): value is KitchenTimer {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  const paused = fields.get('pausedWith');
  return (
    textFields.every((field) => typeof fields.get(field) === 'string') &&
    numberFields.every((field) => Number.isFinite(fields.get(field))) &&
    (paused === null || Number.isFinite(paused))
  );
}
