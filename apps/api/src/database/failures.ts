/** The error code of PostgreSQL or Node, anywhere in the chain of causes. */
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
/** Driver errors without codes. */
const lostConnection =
  /Connection terminated|timeout exceeded when trying to connect|is not queryable|Cannot use a pool after calling end/i;

/** The database is unreachable, starting or stopping (PostgreSQL classes 08, 57P0x, 53300). */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error) ?? '';
  if (networkCodes.test(code) || /^(08|57P0[1-5]|53300)/.test(code)) return true;
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if (lostConnection.test(at.message)) return true;
  }
  return false;
}

/**
 * The same call may succeed later: unreachable, out of time (57014), a deadlock (40P01), a conflict of transactions (40001),
 * a lock that was not to be had (55P03) or too little memory (53200).
 */
export function isTemporary(error: unknown): boolean {
  return isUnavailable(error) || /^(57014|40P01|40001|55P03|53200)$/.test(codeOf(error) ?? '');
}

/** The disk is full (PostgreSQL 53100, Node ENOSPC), or the server was made read-only for lack of space (25006). */
export function isDiskFull(error: unknown): boolean {
  return ['53100', '25006', 'ENOSPC'].includes(codeOf(error) ?? '');
}

/** With a name, only for that constraint. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (codeOf(error) !== '23505') return false;
  return constraint === undefined || constraintOf(error) === constraint;
}

export function isForeignKeyViolation(error: unknown): boolean {
  return codeOf(error) === '23503';
}

/** The role lacks the right (42501). */
export function isForbidden(error: unknown): boolean {
  return codeOf(error) === '42501';
}

/** Raised by a trigger: nothing gives the right to change this role. */
export function isRoleRefused(error: unknown): boolean {
  return constraintOf(error) === 'users_role_change';
}

/** Raised by a trigger: the change would leave no active administrator. */
export function isLastAdmin(error: unknown): boolean {
  return constraintOf(error) === 'users_last_admin';
}
