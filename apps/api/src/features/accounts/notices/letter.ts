import type { Language } from '@pomona/contract/languages';
import type { Notice } from './jobs.ts';
import type { Letter } from './texts/letter-texts.ts';
import { letterTexts } from './texts.ts';

/** The words of a notice. `link` where it needs one; no names, which anybody may choose for any address. */
export function letterOf(notice: Notice, language: Language, link: string): Letter {
  const texts = letterTexts[language];
  const { hello, bye } = texts;
  const wrapped = ({ subject, parts }: Letter) => ({ subject, parts: [hello, ...parts, bye] });
  switch (notice.kind) {
    case 'new-sign-in':
      return wrapped(
        texts.newSignIn({
          device: deviceName(notice, texts.unknownDevice),
          moment: format(notice.at, language, { ...dayAndTime, timeZone: notice.timeZone }),
        }),
      );
    case 'password-changed':
      return wrapped(texts.passwordChanged);
    case 'reset-requested':
      return wrapped(texts.resetRequested(link));
    case 'reset-issued':
      return wrapped(texts.resetIssued);
    case 'email-left':
      return wrapped(texts.emailLeft({ email: notice.email, link }));
    case 'email-new':
      return wrapped(texts.emailNew);
    case 'deletion-requested':
      return wrapped(
        texts.deletionRequested(
          format(notice.due, language, { dateStyle: 'long', timeZone: notice.timeZone }),
        ),
      );
    case 'deletion-cancelled':
      return wrapped(texts.deletionCancelled);
    case 'deletion-done':
      return wrapped(texts.deletionDone);
  }
}

const dayAndTime: Intl.DateTimeFormatOptions = {
  ...{ day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  timeZoneName: 'short',
};

const format = (moment: string, language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, options).format(new Date(moment));

type NewSignIn = Extract<Notice, { kind: 'new-sign-in' }>;

/** A browser may call itself anything; a name with a dot could be an address. */
function deviceName({ browser, system }: NewSignIn, unknown: string): string {
  const names = [browser, system].filter((name) => name !== null && /^[\w ]{1,40}$/.test(name));
  return names.length === 0 ? unknown : names.join(', ');
}
