/** An error as the log may hold it. */
export interface LoggedError {
  type: string;
  code?: string | number;
  constraint?: string;
  message?: string;
  stack?: string;
  cause?: LoggedError;
}

const maxCauses = 5;
const maxMessageLength = 300;

/**
 * What tells where an error came from, and nothing of what people typed: errors of the database repeat statements, parameters and
 * rows, errors of parsers what they read.
 */
export function loggedError(error: Error, depth = 0): LoggedError {
  const { name, message, cause } = error;
  const code = propertyOf(error, 'code');
  const constraint = propertyOf(error, 'constraint');
  return {
    type: name === 'Error' ? error.constructor.name : name,
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    ...(typeof constraint === 'string' && { constraint }),
    ...(!repeatsInput(error) && { message: message.slice(0, maxMessageLength) }),
    ...(error.stack !== undefined && { stack: framesOf(error.stack, message) }),
    ...(cause instanceof Error && depth < maxCauses && { cause: loggedError(cause, depth + 1) }),
  };
}

const propertyOf = (error: Error, key: string): unknown =>
  Object.entries(error).find(([name]) => name === key)?.[1];

function repeatsInput(error: Error): boolean {
  const isOfDatabase = 'query' in error || 'severity' in error;
  return isOfDatabase || error instanceof SyntaxError || 'issues' in error;
}

/** Lines of the message may look like frames. */
function framesOf(stack: string, message: string): string {
  const start = message === '' ? -1 : stack.indexOf(message);
  const rest = start === -1 ? stack : stack.slice(start + message.length);
  return rest
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}
