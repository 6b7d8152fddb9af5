/** The code that PostgreSQL or Node gave to a failure, wherever in the chain of causes it stands. */
function codeOf(error: unknown): string | undefined {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if ('code' in at && typeof at.code === 'string') return at.code;
  }
  return undefined;
}

function constraintOf(error: unknown): string | undefined {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if ('constraint' in at && typeof at.constraint === 'string') return at.constraint;
  }
  return undefined;
}

const networkCodes =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;
/** Messages of the driver, which has no codes for them. */
const lostConnection =
  /Connection terminated|timeout exceeded when trying to connect|is not queryable|Cannot use a pool after calling end/i;

/** The database cannot be reached now, or is starting or stopping (PostgreSQL classes 08, 57P0x, 53300). */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error) ?? '';
  if (networkCodes.test(code) || /^(08|57P0[1-5]|53300)/.test(code)) return true;
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if (lostConnection.test(at.message)) return true;
  }
  return false;
}

/**
 * The disk is full (PostgreSQL 53100, Node ENOSPC), or so nearly that writing was stopped (25006): the embedded
 * server does so, and so do those who rent out databases.
 */
export function isDiskFull(error: unknown): boolean {
  return ['53100', '25006', 'ENOSPC'].includes(codeOf(error) ?? '');
}

/** The statement ran longer than it may (57014). */
export function isTimeout(error: unknown): boolean {
  return codeOf(error) === '57014';
}

/** Such a row exists already; with a name, only where that constraint says so. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (codeOf(error) !== '23505') return false;
  return constraint === undefined || constraintOf(error) === constraint;
}

/** The row that this one points to is gone. */
export function isForeignKeyViolation(error: unknown): boolean {
  return codeOf(error) === '23503';
}

/** The change would leave no administrator who can sign in. */
export function isLastAdmin(error: unknown): boolean {
  return constraintOf(error) === 'users_last_admin';
}
