import type { LetterTexts } from './letter-texts.ts';

export const de: LetterTexts = {
  hello: 'Hallo,',
  bye: 'Deine Pomona-Küche',
  unknownDevice: 'ein unbekanntes Gerät',
  newSignIn: ({ device, moment }) => ({
    subject: 'Neue Anmeldung bei Pomona',
    parts: [
      `Gerade hat sich jemand von einem Ort, den wir noch nicht kennen, in deinem Konto angemeldet: ${device}, ${moment}.`,
      'Warst du das? Dann ist nichts zu tun.',
      'Wenn nicht, ändere dein Passwort in den Einstellungen. Damit werden alle anderen abgemeldet.',
    ],
  }),
  passwordChanged: {
    subject: 'Dein Pomona-Passwort wurde geändert',
    parts: [
      'Das Passwort deines Kontos wurde geändert, andere Geräte wurden abgemeldet.',
      'Wenn du das nicht warst, setze sofort ein neues: Wähle auf der Anmeldeseite „Passwort vergessen?“.',
    ],
  },
  resetRequested: (link) => ({
    subject: 'Ein neues Passwort für Pomona',
    parts: [
      'Jemand, wahrscheinlich du, hat das Passwort dieses Kontos vergessen. Mit diesem Link wählst du ein neues. Er gilt einmal und zwei Stunden lang.',
      { label: 'Neues Passwort wählen', url: link },
      'Du hast nicht danach gefragt? Dann ignoriere diese E-Mail. Dein Passwort bleibt, wie es ist.',
    ],
  }),
  resetIssued: {
    subject: 'Ein Administrator hat einen Passwort-Link für dich erstellt',
    parts: [
      'Ein Administrator deiner Pomona-Küche hat einen Link erstellt, der ein neues Passwort für dein Konto setzt. Du bekommst ihn von dort; er gilt einmal und 24 Stunden lang.',
      'Wenn du nicht darum gebeten hast, sprich mit ihm.',
    ],
  },
  emailLeft: ({ email, link }) => ({
    subject: 'Die E-Mail-Adresse deines Pomona-Kontos wurde geändert',
    parts: [
      `Ab jetzt meldet man sich in deinem Konto mit ${email} an und nicht mehr mit dieser Adresse.`,
      'Warst du das? Dann ist nichts zu tun.',
      'Wenn nicht, hole dein Konto innerhalb von sieben Tagen zurück. Der Link stellt diese Adresse wieder her, meldet alle ab und lässt dich ein neues Passwort wählen.',
      { label: 'Mein Konto zurückholen', url: link },
    ],
  }),
  emailNew: {
    subject: 'Das ist jetzt die E-Mail-Adresse deines Pomona-Kontos',
    parts: [
      'Ab jetzt meldest du dich bei Pomona mit dieser Adresse an.',
      'Du weißt nichts davon? Dann hat sich jemand vertippt, und du kannst diese E-Mail ignorieren.',
    ],
  },
  deletionRequested: (day) => ({
    subject: 'Dein Pomona-Konto wird gelöscht',
    parts: [
      `Dein Konto und alles darin wird am ${day} gelöscht.`,
      'Du hast es dir anders überlegt? Melde dich vorher an, dann bleibt es.',
      'Wenn du das nicht veranlasst hast, melde dich an und ändere dein Passwort.',
    ],
  }),
  deletionCancelled: {
    subject: 'Dein Pomona-Konto bleibt',
    parts: ['Dein Konto wird nicht mehr gelöscht. Schön, dass du wieder da bist.'],
  },
  deletionDone: {
    subject: 'Dein Pomona-Konto ist gelöscht',
    parts: [
      'Dein Konto und deine Daten sind gelöscht. Das ist die letzte E-Mail, die du von uns bekommst.',
      'Danke, dass du mit uns gekocht hast.',
    ],
  },
};
