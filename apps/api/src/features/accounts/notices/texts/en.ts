import type { LetterTexts } from './letter-texts.ts';

export const en: LetterTexts = {
  hello: 'Hello,',
  bye: 'Your Pomona kitchen',
  unknownDevice: 'an unknown device',
  newSignIn: ({ device, moment }) => ({
    subject: 'New sign-in to Pomona',
    parts: [
      `Somebody has just signed in to your account from a place that we have not seen before: ${device}, ${moment}.`,
      'Was it you? Then there is nothing to do.',
      'If not, change your password in the settings. That signs out everybody else.',
    ],
  }),
  passwordChanged: {
    subject: 'Your Pomona password was changed',
    parts: [
      'The password of your account was changed, and other devices were signed out.',
      'If it was not you, set a new password at once: choose “Forgotten your password?” on the sign-in page.',
    ],
  },
  resetRequested: (link) => ({
    subject: 'A new password for Pomona',
    parts: [
      'Somebody, most likely you, has forgotten the password of this account. With this link you choose a new one. It works once, within two hours.',
      { label: 'Choose a new password', url: link },
      'Did you not ask for it? Then ignore this mail. Your password stays as it is.',
    ],
  }),
  resetIssued: {
    subject: 'An administrator has made a password link for you',
    parts: [
      'An administrator of your Pomona kitchen has made a link that sets a new password for your account. You get it from them; it works once, within 24 hours.',
      'If you did not ask for it, talk to them.',
    ],
  },
  emailLeft: ({ email, link }) => ({
    subject: 'The email of your Pomona account was changed',
    parts: [
      `From now on your account is signed in to with ${email}, and no longer with this address.`,
      'Was it you? Then there is nothing to do.',
      'If not, take your account back within seven days. The link restores this address, signs out everybody and lets you choose a new password.',
      { label: 'Take my account back', url: link },
    ],
  }),
  emailNew: {
    subject: 'This is now the email of your Pomona account',
    parts: [
      'From now on you sign in to Pomona with this address.',
      'You know nothing of it? Then somebody has mistyped theirs, and you can ignore this mail.',
    ],
  },
  deletionRequested: (day) => ({
    subject: 'Your Pomona account will be deleted',
    parts: [
      `Your account and everything in it will be deleted on ${day}.`,
      'Changed your mind? Sign in before that day, and it stays.',
      'If it was not you who asked for this, sign in and change your password.',
    ],
  }),
  deletionCancelled: {
    subject: 'Your Pomona account stays',
    parts: ['Your account is no longer going to be deleted. Good to have you back.'],
  },
  deletionDone: {
    subject: 'Your Pomona account is deleted',
    parts: [
      'Your account and your data are deleted. This is the last mail that you get from us.',
      'Thank you for cooking with us.',
    ],
  },
};
