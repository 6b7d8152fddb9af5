import type { LetterTexts } from './letter-texts.ts';

export const fr: LetterTexts = {
  hello: 'Bonjour,',
  bye: 'Votre cuisine Pomona',
  unknownDevice: 'un appareil inconnu',
  newSignIn: ({ device, moment }) => ({
    subject: 'Nouvelle connexion à Pomona',
    parts: [
      `Quelqu’un vient de se connecter à votre compte depuis un endroit que nous ne connaissions pas encore : ${device}, ${moment}.`,
      'C’était vous ? Alors il n’y a rien à faire.',
      'Sinon, changez votre mot de passe dans les réglages. Toutes les autres sessions seront fermées.',
    ],
  }),
  passwordChanged: {
    subject: 'Votre mot de passe Pomona a été changé',
    parts: [
      'Le mot de passe de votre compte a été changé et les autres appareils ont été déconnectés.',
      'Si ce n’était pas vous, choisissez-en un nouveau tout de suite : « Mot de passe oublié ? » sur la page de connexion.',
    ],
  },
  resetRequested: (link) => ({
    subject: 'Un nouveau mot de passe pour Pomona',
    parts: [
      'Quelqu’un, sans doute vous, a oublié le mot de passe de ce compte. Ce lien permet d’en choisir un nouveau. Il sert une seule fois, pendant deux heures.',
      { label: 'Choisir un nouveau mot de passe', url: link },
      'Vous n’avez rien demandé ? Alors ignorez ce message. Votre mot de passe reste inchangé.',
    ],
  }),
  resetIssued: {
    subject: 'Un administrateur a créé un lien de mot de passe pour vous',
    parts: [
      'Un administrateur de votre cuisine Pomona a créé un lien qui définit un nouveau mot de passe pour votre compte. Il vous le remettra ; ce lien sert une seule fois, pendant 24 heures.',
      'Si vous ne l’avez pas demandé, parlez-lui.',
    ],
  },
  emailLeft: ({ email, link }) => ({
    subject: 'L’adresse e-mail de votre compte Pomona a été changée',
    parts: [
      `Désormais, on se connecte à votre compte avec ${email}, et plus avec cette adresse.`,
      'C’était vous ? Alors il n’y a rien à faire.',
      'Sinon, reprenez votre compte dans les sept jours. Le lien rétablit cette adresse, ferme toutes les sessions et vous laisse choisir un nouveau mot de passe.',
      { label: 'Reprendre mon compte', url: link },
    ],
  }),
  emailNew: {
    subject: 'Voici désormais l’adresse de votre compte Pomona',
    parts: [
      'Désormais, vous vous connectez à Pomona avec cette adresse.',
      'Cela ne vous dit rien ? Quelqu’un s’est trompé en tapant la sienne ; ignorez ce message.',
    ],
  },
  deletionRequested: (day) => ({
    subject: 'Votre compte Pomona va être supprimé',
    parts: [
      `Votre compte et tout ce qu’il contient seront supprimés le ${day}.`,
      'Vous avez changé d’avis ? Connectez-vous avant ce jour et il reste.',
      'Si vous n’avez rien demandé, connectez-vous et changez votre mot de passe.',
    ],
  }),
  deletionCancelled: {
    subject: 'Votre compte Pomona reste',
    parts: ['Votre compte ne sera plus supprimé. Heureux de vous revoir.'],
  },
  deletionDone: {
    subject: 'Votre compte Pomona est supprimé',
    parts: [
      'Votre compte et vos données sont supprimés. C’est le dernier message que vous recevez de nous.',
      'Merci d’avoir cuisiné avec nous.',
    ],
  },
};
