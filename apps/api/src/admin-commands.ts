import { signUpBody } from '@pomona/contract/accounts';
import type { Preparing } from '#features/accounts/grants/preparing/service.ts';
import { AppError } from '#platform/errors.ts';

export interface AdminCommands extends Preparing {
  /** A path of the site. */
  resetLink(email: string): Promise<string>;
}

interface CommandParts {
  /** Its address, without slash at the end. */
  site: string;
  withCommands<Result>(work: (commands: AdminCommands) => Promise<Result>): Promise<Result>;
}

const usage = `Use: npm run admin -- <what>
  allow <email>           the account may make itself an administrator, within 15 minutes
  create <email> <name>   a new account that is an administrator
  list                    administrators, and who may become one
  revoke <email>          takes back what allow gave, and the rights of an administrator
  reset-link <email>      a link that sets a new password`;

const handing = 'It opens the account: hand it only to the person whose account it is.';

type Command = (commands: AdminCommands, site: string, words: string[]) => Promise<string>;

/** By the word of the command; each takes so many further words, of which a name may be several. */
const commands: Readonly<Record<string, { least: number; most: number; run: Command }>> = {
  allow: { least: 1, most: 1, run: allow },
  create: { least: 2, most: 10, run: create },
  list: { least: 0, most: 0, run: list },
  revoke: { least: 1, most: 1, run: revoke },
  'reset-link': { least: 1, most: 1, run: resetLink },
};

/** Gives the text to print. Throws with a sentence that says what is wrong. */
export async function runAdminCommand(
  [word = '', ...rest]: readonly string[],
  { site, withCommands }: CommandParts,
): Promise<string> {
  const command = Object.hasOwn(commands, word) ? commands[word] : undefined;
  if (command === undefined || rest.length < command.least || rest.length > command.most)
    throw new Error(usage);
  return withCommands((known) => command.run(known, site, rest)).catch((error: unknown) => {
    throw error instanceof AppError ? new Error(explain(error, word, rest[0] ?? '')) : error;
  });
}

async function allow({ allow: prepare }: AdminCommands, site: string, [given = '']: string[]) {
  const { email, until } = await prepare(given);
  return `${email} may become an administrator until ${timeOf(until)}, once.
Sign in anew with this account, open ${site}/admin and press “Enable Admin Access”.`;
}

async function create({ create: make }: AdminCommands, site: string, words: string[]) {
  const [email = '', ...names] = words;
  const account = signUpBody.shape;
  const checked = account.email.safeParse(email);
  if (!checked.success) throw new Error(`${email} is no e-mail address.`);
  const name = account.name.safeParse(names.join(' '));
  if (!name.success) throw new Error('The name has 1 to 80 characters.');
  const path = await make(checked.data, name.data);
  return `${checked.data} is an administrator. This link sets the password:
${site}${path}
Works once, within 24 hours. ${handing}`;
}

async function list({ list: read }: AdminCommands) {
  const { administrators, grants } = await read();
  return [
    administrators.length === 0 ? 'There is no administrator.' : 'Administrators:',
    ...administrators.map((account) => `  ${account.email}  ${account.name}${stateOf(account)}`),
    grants.length === 0 ? 'Nobody else may become one.' : 'May become one:',
    ...grants.map(({ email, expiresAt }) => `  ${email}  until ${timeOf(expiresAt)}`),
  ].join('\n');
}

async function revoke({ revoke: takeBack }: AdminCommands, _: string, [email = '']: string[]) {
  const { hadGrant, wasAdmin } = await takeBack(email);
  if (wasAdmin) return `${email} is no administrator any more.`;
  if (hadGrant) return `${email} may no longer become an administrator.`;
  return `${email} is no administrator, and nothing was prepared to make it one.`;
}

async function resetLink({ resetLink: make }: AdminCommands, site: string, [email = '']: string[]) {
  return `${site}${await make(email)}
Works once, within 24 hours. ${handing}`;
}

function stateOf(account: { isDemo: boolean; isDisabled: boolean; erasureAt: Date | null }) {
  if (account.isDemo) return '  (demonstration)';
  if (account.erasureAt !== null) return '  (deleted)';
  return account.isDisabled ? '  (disabled)' : '';
}

const timeOf = (moment: Date): string =>
  `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const reasons: Readonly<Record<string, (email: string) => string>> = {
  not_found: (email) => `There is no account with the email ${email}.`,
  demo_account: () => 'The demonstration keeps its published password and its rights.',
  email_taken: (email) => `There is an account with the email ${email}: use allow.`,
  last_admin: (email) =>
    `${email} is the last administrator. Make somebody else one first, with allow or create.`,
  forbidden: () => 'This account is disabled or deleted: nobody can sign in to it.',
  conflict: () => 'This account is disabled: nobody can sign in to it.',
};

function explain({ code, message }: AppError, word: string, email: string): string {
  if (code === 'conflict' && word === 'allow') return `${email} is an administrator already.`;
  return reasons[code]?.(email) ?? message;
}
