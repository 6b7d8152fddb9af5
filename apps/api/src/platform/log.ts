import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import type { Config } from './config.ts';
import { hideSecrets } from './log-secrets.ts';
import { textLine } from './log-text.ts';

type LogHook = NonNullable<NonNullable<LoggerOptions['hooks']>['logMethod']>;

export function createLog(config: Pick<Config, 'logLevel' | 'logFormat'>): Logger {
  return createLogTo(config, config.logFormat === 'text' ? textStream : bufferedOutput());
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

/** Written in blocks: a line per call would cost a system call each. `log.flush()` empties it. */
function bufferedOutput(): DestinationStream {
  return pino.destination({ dest: 1, sync: false, minLength: 8192, periodicFlush: 500 });
}

const textStream: DestinationStream = {
  write(line: string) {
    process.stdout.write(textLine(line));
  },
};
