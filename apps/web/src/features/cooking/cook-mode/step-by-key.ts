/** Where a key leads in cook mode: to another step, or nowhere. Steps are counted from 0, the last is the end. */
export function stepByKey(key: string, step: number, last: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: step + 1,
    PageDown: step + 1,
    ' ': step + 1,
    ArrowLeft: step - 1,
    PageUp: step - 1,
    Home: 0,
    End: last,
  };
  const next = steps[key];
  return next === undefined ? null : Math.min(Math.max(next, 0), last);
}
