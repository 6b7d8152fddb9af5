import type { Language } from '@pomona/contract/languages';

/** A paragraph, or a link that stands alone. What is secret in a link stands behind its `#`. */
export type MailPart = string | { readonly label: string; readonly url: string };

export interface Mail {
  /** The same for every attempt: a mail that arrives twice is shown once. */
  readonly id: string;
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly parts: readonly MailPart[];
}

/** Throws where the mail was not accepted; callers try again. */
export interface Mailer {
  /** `false` where mails are only logged. */
  readonly reachesPeople: boolean;
  send(mail: Mail): Promise<void>;
  /** Waits a moment for what is being sent. */
  close(): Promise<void>;
}
