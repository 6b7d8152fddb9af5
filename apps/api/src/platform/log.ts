import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import SonicBoom from 'sonic-boom';
import type { Config } from './config.ts';
import { hideSecrets } from './log-secrets.ts';
import { textLine } from './log-text.ts';

const maxBufferedBytes = 1_000_000;

type LogHook = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;

export function createLog(config: Pick<Config, 'logLevel' | 'logFormat'>): Logger {
  if (config.logFormat === 'text') return createLogTo(config, textStream);
  const output = bufferedOutput();
  const log = createLogTo(config, output);
  countDropped(output, log);
  return log;
}

export function createLogTo(config: Pick<Config, 'logLevel'>, stream: DestinationStream): Logger {
  return pino(
    {
      level: config.logLevel,
      base: null,
      timestamp: createTimestamp(),
      formatters: {
        level: (label) => ({ level: label }),
        // Not pino's `redact`: it takes longer than writing the line.
        log: (entry) => hideSecrets(entry),
      },
      // pino's own would copy every property of an error.
      serializers: { err: (error: unknown) => error },
      hooks: { logMethod: logWithWords },
    },
    stream,
  );
}

/** Of an error without words beside it pino would write the message, which may repeat what people typed. */
const logWithWords: LogHook = function logWithWords(line, method) {
  const [first, ...words] = line;
  const isAlone = words.length === 0 && typeof first === 'object' && first !== null;
  const isError = first instanceof Error || (isAlone && 'err' in first);
  method.apply(this, isAlone && isError ? [first, 'an error'] : line);
};

/** Cached: many lines are written within one millisecond. */
function createTimestamp(): () => string {
  let moment = 0;
  let text = '';
  return () => {
    const now = Date.now();
    if (now !== moment) {
      moment = now;
      text = `,"time":"${new Date(now).toISOString()}"`;
    }
    return text;
  };
}

/**
 * Written in blocks: a line per call would cost a system call each. Not `pino.destination`, whose synchronous flush at the end
 * tries for ever where the disk is full or nobody reads.
 */
function bufferedOutput(): SonicBoom {
  return new SonicBoom({
    fd: 1,
    sync: false,
    minLength: 8192,
    periodicFlush: 500,
    maxLength: maxBufferedBytes,
  });
}

/** Lines that do not fit while nothing can be written are lost; how many is written as soon as something can be. */
function countDropped(output: SonicBoom, log: Logger): void {
  let dropped = 0;
  output.on('error', () => {});
  output.on('drop', () => {
    dropped += 1;
  });
  output.on('write', () => {
    if (dropped === 0) return;
    const lines = dropped;
    dropped = 0;
    log.warn({ lines }, 'lines of the log could not be written');
  });
}

/** Writes what is buffered; gives up after a second. */
export function flushLog(log: Logger): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, 1000);
    log.flush(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

const textStream: DestinationStream = {
  write(line: string) {
    process.stdout.write(textLine(line));
  },
};
