import type { Mail } from '#platform/mail/mail.ts';

export type Letter = Pick<Mail, 'subject' | 'parts'>;

/** What mails say, in one language. */
export interface LetterTexts {
  hello: string;
  bye: string;
  unknownDevice: string;
  newSignIn(what: { device: string; moment: string }): Letter;
  passwordChanged: Letter;
  resetRequested(link: string): Letter;
  resetIssued: Letter;
  emailLeft(what: { email: string; link: string }): Letter;
  emailNew: Letter;
  deletionRequested(day: string): Letter;
  deletionCancelled: Letter;
  deletionDone: Letter;
}
