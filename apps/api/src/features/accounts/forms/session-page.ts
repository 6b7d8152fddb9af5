import type { Language } from '@pomona/contract/languages';
import { Html, html } from '#platform/http/replies/html.ts';

interface Texts {
  /** Stays where scripts or storage are switched off; else the script hides it. */
  blocked: string;
  home: string;
  /** Of an account that had been deleted. */
  kept: string;
  next: string;
}

const texts: Readonly<Record<Language, Texts>> = {
  en: {
    blocked:
      'Your browser does not let this page keep you signed in: it needs scripts and storage.',
    home: 'Back to the home page',
    kept: 'Welcome back. Your account stays: it is no longer being deleted.',
    next: 'Go on',
  },
  es: {
    blocked:
      'Tu navegador no permite mantener la sesión iniciada: hacen falta scripts y almacenamiento.',
    home: 'Volver a la página de inicio',
    kept: 'Hola de nuevo. Tu cuenta se queda: ya no se va a eliminar.',
    next: 'Continuar',
  },
  fr: {
    blocked:
      'Votre navigateur ne permet pas de rester connecté : les scripts et le stockage sont nécessaires.',
    home: 'Retour à la page d’accueil',
    kept: 'Bon retour. Votre compte est conservé : il ne sera plus supprimé.',
    next: 'Continuer',
  },
  de: {
    blocked:
      'Dein Browser lässt nicht zu, dass du angemeldet bleibst: Skripte und Speicher sind nötig.',
    home: 'Zurück zur Startseite',
    kept: 'Willkommen zurück. Dein Konto bleibt: Es wird nicht mehr gelöscht.',
    next: 'Weiter',
  },
};

interface NewSession {
  token: string;
  next: string;
  language: Language;
  /** The account had been deleted: the member reads that it stays before they go on. */
  isKept: boolean;
}

/** A document whose script (`apps/web/public/keep-session.js`) stores the token and opens the next page. */
export function sessionPage({ token, next, language, isKept }: NewSession): string {
  const words = texts[language];
  const data = JSON.stringify({ token, next, isKept }).replaceAll('<', '\\u003c');
  const link = isKept
    ? html`<a href="${next}">${words.next}</a>`
    : html`<a href="/">${words.home}</a>`;
  // Outside the tagged template: the bundler needs a helper package for one with a closing script tag.
  const scripts = new Html(
    `<script type="application/json" id="session">${data}</script>\n<script src="/keep-session.js"></script>`,
  );
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>Pomona</title>
${scripts}
</head>
<body>
<main>
<h1>Pomona</h1>
${isKept ? html`<p>${words.kept}</p>` : ''}
<p id="blocked">${words.blocked}</p>
<p>${link}</p>
</main>
</body>
</html>
`.text;
}
