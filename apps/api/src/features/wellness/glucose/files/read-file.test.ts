import { maxGlucoseFileRows } from '@pomona/contract/wellness/glucose-files';
import { describe, expect, it } from 'vitest';
import { type FileRequest, type GlucoseFile, readGlucoseFile } from './read-file.ts';
import { clarity, clarityGerman, contour, libreView, libreViewGerman } from './samples.ts';

const now = Date.parse('2026-12-20T08:00:00Z');

function read(text: string, own: Partial<FileRequest> = {}): GlucoseFile {
  const file = readGlucoseFile({ text, timeZone: 'UTC', dateOrder: null, now, ...own });
  if (typeof file === 'string') throw new Error(`The file is ${file}`);
  return file;
}

function listed({ readings }: GlucoseFile) {
  return [...readings.instants].map((instant, at) => ({
    at: new Date(instant).toISOString(),
    mgDl: readings.mgDl[at],
    ...(readings.isSensor[at] === 0 && { single: true }),
    ...(readings.beyond[at] !== 0 && { beyond: readings.beyond[at] }),
  }));
}

const libreAt = (times: readonly string[]) =>
  [
    'Device,Serial Number,Device Timestamp,Record Type,Historic Glucose mg/dL',
    ...times.map((time, at) => `Libre,A1,${time},0,${100 + at}`),
  ].join('\r\n');

describe('WELL-14 files of meters and sensors', () => {
  it('WELL-14 reads LibreView: history, scans and strips, and says what it leaves out', () => {
    const file = read(libreView, { timeZone: 'America/New_York' });
    expect(file).toMatchObject({
      ...{ format: 'libreview', unit: 'mg/dL', device: 'FreeStyle Libre 3', dateOrder: 'mdy' },
      ...{ isDateOrderChosen: false, sampleTime: '11-18-2026 11:50 PM' },
      skipped: [{ reason: 'no_value', rows: 1, line: 6 }],
    });
    expect(listed(file)).toEqual([
      { at: '2026-11-19T04:50:00.000Z', mgDl: 104 },
      { at: '2026-11-19T05:05:00.000Z', mgDl: 110 },
      { at: '2026-11-19T05:10:00.000Z', mgDl: 114 },
      { at: '2026-11-19T05:50:00.000Z', mgDl: 40, beyond: -1 },
      { at: '2026-11-19T05:50:00.000Z', mgDl: 61, single: true },
    ]);
    expect(file.readings.gaps).toBe(1);
    const day = (text: string) => Date.parse(text) / 86_400_000;
    expect([...file.readings.days].slice(0, 2)).toEqual([day('2026-11-18'), day('2026-11-19')]);
  });

  it('WELL-14 reads LibreView in German with decimal commas, exact in mmol/L', () => {
    const file = read(libreViewGerman, { timeZone: 'Europe/Berlin' });
    expect(file).toMatchObject({ format: 'libreview', unit: 'mmol/L', dateOrder: 'dmy' });
    expect(listed(file)[0]).toEqual({ at: '2026-02-24T11:10:00.000Z', mgDl: 100.8896 });
  });

  it('WELL-14 reads Dexcom Clarity: sensor rows only, with its limits and without the patient', () => {
    const file = read(clarity);
    expect(listed(file)).toEqual([
      { at: '2026-11-01T08:00:03.000Z', mgDl: 112 },
      { at: '2026-11-01T08:05:02.000Z', mgDl: 400, beyond: 1 },
      { at: '2026-11-01T08:10:03.000Z', mgDl: 40, beyond: -1 },
    ]);
    expect(file).toMatchObject({ format: 'clarity', dateOrder: 'ymd' });
    expect(file.skipped).toEqual([
      { reason: 'no_value', rows: 5, line: 2 },
      { reason: 'impossible', rows: 1, line: 10 },
    ]);
    expect(listed(read(clarityGerman))).toHaveLength(2);
  });

  it('WELL-14 reads Contour with a date and a time of its own', () => {
    const file = read(contour);
    expect(file).toMatchObject({ format: 'contour', unit: 'mmol/L', dateOrder: 'dmy' });
    expect(listed(file)[1]).toEqual({
      ...{ at: '2026-11-14T09:10:00.000Z', mgDl: 142.3264, single: true },
    });
  });

  it('WELL-14 decides days and months from the whole file, and else waits for a choice', () => {
    const unclear = libreAt(['03-04-2026 08:00', '03-04-2026 08:15']);
    expect(read(unclear)).toMatchObject({ dateOrder: null, sampleTime: '03-04-2026 08:00' });
    expect(listed(read(unclear))).toEqual([]);
    const chosen = read(unclear, { dateOrder: 'mdy' });
    expect(chosen).toMatchObject({ dateOrder: 'mdy', isDateOrderChosen: true });
    expect(listed(chosen)[0]?.at).toBe('2026-03-04T08:00:00.000Z');
    expect(read(libreAt(['03-04-2026 08:00', '13-04-2026 08:00'])).dateOrder).toBe('dmy');
    // Certain: what was chosen does not count.
    expect(read(libreAt(['03-13-2026 08:00']), { dateOrder: 'dmy' }).dateOrder).toBe('mdy');
    // Nobody has measured in the future.
    const soon = Date.parse('2026-03-05T00:00:00Z');
    expect(read(libreAt(['03-04-2026 08:00']), { now: soon }).dateOrder).toBe('mdy');
  });

  it('WELL-14 WELL-13 an hour that clocks show twice is read twice, one that they skip once', () => {
    const timeZone = 'Europe/Berlin';
    const autumn = ['25-10-2026 02:30', '25-10-2026 02:45', '25-10-2026 02:00', '25-10-2026 02:15'];
    const instants = (file: GlucoseFile) => listed(file).map(({ at }) => at.slice(11, 16));
    expect(instants(read(libreAt(autumn), { timeZone }))).toEqual([
      ...['00:30', '00:45', '01:00', '01:15'],
    ]);
    const backwards = read(libreAt([...autumn].reverse()), { timeZone });
    expect(instants(backwards)).toHaveLength(4);
    const spring = ['29-03-2026 01:45', '29-03-2026 02:15', '29-03-2026 03:30'];
    expect(instants(read(libreAt(spring), { timeZone }))).toEqual(['00:45', '01:15', '01:30']);
  });

  it('WELL-14 counts what is repeated, impossible or has not come', () => {
    const head = 'Device,Serial Number,Device Timestamp,Record Type,Historic Glucose mg/dL';
    const rows = [
      ...['L,A,14-11-2026 08:00,0,100', 'L,A,14-11-2026 08:00,0,100', 'L,A,nonsense,0,100'],
      ...['L,A,14-11-2026 08:15,0,9000', 'L,A,31-02-2026 08:15,0,90', 'L,A,14-11-2030 08:15,0,90'],
    ];
    expect(read([head, ...rows].join('\n')).skipped).toEqual([
      { reason: 'no_time', rows: 2, line: 4 },
      { reason: 'impossible', rows: 1, line: 5 },
      { reason: 'future', rows: 1, line: 7 },
      { reason: 'repeated', rows: 1, line: 3 },
    ]);
  });

  it.each(['', 'a,b\n1,2\n', '{"json": true}', '"never closed', '\0\0', 'Date,Time\n1,2'])(
    'WELL-14 knows that %j is none',
    (text) => {
      const request = { text, timeZone: 'UTC', dateOrder: null, now };
      expect(readGlucoseFile(request)).toBe('unknown');
    },
  );

  it('WELL-14 danger 8: refuses more rows than it takes, and reads as many in a few seconds', () => {
    const start = Date.parse('2020-01-01T00:00:00Z');
    const rows = Array.from({ length: maxGlucoseFileRows }, (_, at) => {
      const time = new Date(start + at * 300_000).toISOString().slice(0, 19);
      return `${at},${time},EGV,,${80 + (at % 90)}`;
    });
    const head =
      'Index,Timestamp (YYYY-MM-DDThh:mm:ss),Event Type,Event Subtype,Glucose Value (mg/dL)';
    const file = read([head, ...rows].join('\n'), { timeZone: 'Europe/Berlin' });
    expect(file.readings.instants).toHaveLength(maxGlucoseFileRows);
    const request = { timeZone: 'UTC', dateOrder: null, now };
    expect(readGlucoseFile({ ...request, text: [head, ...rows, rows[0]].join('\n') })).toBe(
      'too_large',
    );
  });
});
