import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';
import { hideSecrets } from './log-secrets.ts';
import { textLine } from './log-text.ts';

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
    },
    stream,
  );
}

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
