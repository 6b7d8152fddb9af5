import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';
import { textLine } from './log-text.ts';

/** Names that may hold a secret or say something about a person, wherever they appear. */
const secret = ['password', 'token', 'access_token', 'authorization', 'cookie', 'email', 'body'];

const redacted = secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** Structured log on standard output: JSON for machines, a line each for a person at a terminal. */
export function createLog(config: Pick<Config, 'logLevel' | 'logFormat'>): Logger {
  return createLogTo(config, config.logFormat === 'text' ? textStream : bufferedOutput());
}

/** The same to a given stream. */
export function createLogTo(config: Pick<Config, 'logLevel'>, stream: DestinationStream): Logger {
  return pino(
    {
      level: config.logLevel,
      base: null,
      redact: { paths: redacted, censor: '(hidden)' },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    stream,
  );
}

/** Written in blocks: a line per call would cost a system call each. `log.flush()` empties it. */
function bufferedOutput(): DestinationStream {
  return pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 500 });
}

const textStream: DestinationStream = {
  write(line: string) {
    process.stdout.write(textLine(line));
  },
};
