const quarterHour = 900_000;
const day = 86_400_000;

/** Instants of times on the wall; an hour that clocks show twice has two, one that they skip is read an hour later. */
export function createWallClock(timeZone: string): (wallTime: number) => [number, number] {
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  const offsets = new Map<number, number>();

  /** From UTC; zones change theirs at quarters of an hour only. */
  function offsetAt(instant: number): number {
    const quarter = Math.floor(instant / quarterHour);
    const known = offsets.get(quarter);
    if (known !== undefined) return known;
    const parts = new Map(
      format.formatToParts(quarter * quarterHour).map(({ type, value }) => [type, Number(value)]),
    );
    const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0;
    const shown = Date.UTC(
      ...([part('year'), part('month') - 1, part('day')] as const),
      ...([part('hour'), part('minute'), part('second')] as const),
    );
    const offset = shown - quarter * quarterHour;
    offsets.set(quarter, offset);
    return offset;
  }

  return (wallTime) => {
    const before = wallTime - offsetAt(wallTime - day);
    const after = wallTime - offsetAt(wallTime + day);
    if (before === after) return [before, before];
    const fits = [before, after].filter((instant) => instant + offsetAt(instant) === wallTime);
    const [first = before, last = first] = fits.sort((a, b) => a - b);
    return [first, last];
  };
}
