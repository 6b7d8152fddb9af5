import type { GlucoseUnit } from '@pomona/contract/wellness/glucose';
import type { GlucoseFileFormat } from '@pomona/contract/wellness/glucose-files';

/** Places of the columns that are read. */
export interface Layout {
  format: GlucoseFileFormat;
  unit: GlucoseUnit;
  /** One, or a date and a time. */
  times: number[];
  device: number;
  /** Only rows with one of these words hold a reading of a sensor. */
  event: { column: number; words: readonly string[] } | null;
  values: { column: number; source: 'sensor' | 'meter' }[];
}

interface Names {
  format: GlucoseFileFormat;
  /** The first that is there; two columns are a date and a time. */
  times: readonly (readonly string[])[];
  device: readonly string[];
  event: { names: readonly string[]; words: readonly string[] } | null;
  /** Beginnings, before the unit. */
  sensor: readonly string[];
  meter: readonly string[];
}

/** Names of columns in the languages of which a public file or description is known (docs/decisions). */
const formats: readonly Names[] = [
  {
    format: 'libreview',
    times: [
      ['device timestamp'],
      ['gerätezeitstempel'],
      ['sello de tiempo del dispositivo'],
      ["horodatage de l'appareil"],
    ],
    device: ['device', 'gerät', 'dispositivo', 'appareil'],
    event: null,
    sensor: [
      ...['historic glucose', 'scan glucose', 'glukosewert-verlauf', 'glukose-scan'],
      ...['historial de glucosa', 'escaneo de glucosa'],
      ...['historique de la glycémie', 'numérisation de la glycémie', 'scan de glycémie'],
    ],
    meter: ['strip glucose', 'tira reactiva para glucosa'],
  },
  {
    format: 'clarity',
    times: [
      ['timestamp (yyyy-mm-ddthh:mm:ss)'],
      ['zeitstempel (jjjj-mm-ttthh:mm:ss)'],
      ['marca temporal (aaaa-mm-ddthh:mm:ss)'],
    ],
    device: ['device info', 'geräteinfo'],
    event: {
      names: ['event type', 'ereignistyp', 'ereignisart', 'tipo de evento'],
      words: ['egv', 'egw', 'niveles estimados de glucosa'],
    },
    sensor: ['glucose value', 'glukosewert', 'nivel de glucosa'],
    meter: [],
  },
  {
    format: 'contour',
    times: [['date and time'], ['date', 'time']],
    device: ['meter', 'device'],
    event: null,
    sensor: [],
    meter: ['reading', 'blood glucose reading'],
  },
];

/** `null` where the row is not the head of a known file. */
export function layoutOf(row: readonly string[]): Layout | null {
  const names = row.map(plain);
  for (const known of formats) {
    const layout = layoutIn(names, known);
    if (layout !== null) return layout;
  }
  return null;
}

function layoutIn(names: readonly string[], known: Names): Layout | null {
  const times = known.times
    .map((columns) => columns.map((name) => names.indexOf(name)))
    .find((columns) => columns.every((column) => column >= 0));
  const valuesOf = (source: 'sensor' | 'meter') =>
    names.flatMap((name, column) => (isValue(name, known[source]) ? { column, source } : []));
  const values = [...valuesOf('sensor'), ...valuesOf('meter')];
  const unit = unitIn(names[values[0]?.column ?? -1] ?? '');
  const { event: events } = known;
  const event = events && { column: findOne(names, events.names), words: events.words };
  if (times === undefined || unit === null || event?.column === -1) return null;
  return { format: known.format, unit, times, device: findOne(names, known.device), event, values };
}

const plain = (text: string) => text.normalize('NFC').trim().toLowerCase().replaceAll('’', "'");

const units = ['mg/dl', '[mg/dl]', '(mg/dl)', 'mmol/l', '[mmol/l]', '(mmol/l)'];

/** Nothing but a unit follows, so that a rate of change is no value. */
const isValue = (name: string, beginnings: readonly string[]) =>
  beginnings.some(
    (beginning) =>
      name.startsWith(beginning) && units.includes(name.slice(beginning.length).trim()),
  );

const findOne = (names: readonly string[], searched: readonly string[]) =>
  names.findIndex((name) => searched.includes(name));

function unitIn(name: string): GlucoseUnit | null {
  if (name.includes('mg/dl')) return 'mg/dL';
  return name.includes('mmol/l') ? 'mmol/L' : null;
}
