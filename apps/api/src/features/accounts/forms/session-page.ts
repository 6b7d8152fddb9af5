import type { Language } from '@pomona/contract/languages';
import { Html, html } from '#platform/http/replies/html.ts';

/** The script hides this text: it stays where scripts or storage are switched off. */
const texts: Readonly<Record<Language, { blocked: string; home: string }>> = {
  en: {
    blocked:
      'Your browser does not let this page keep you signed in: it needs scripts and storage.',
    home: 'Back to the home page',
  },
  es: {
    blocked:
      'Tu navegador no permite mantener la sesión iniciada: hacen falta scripts y almacenamiento.',
    home: 'Volver a la página de inicio',
  },
  fr: {
    blocked:
      'Votre navigateur ne permet pas de rester connecté : les scripts et le stockage sont nécessaires.',
    home: 'Retour à la page d’accueil',
  },
  de: {
    blocked:
      'Dein Browser lässt nicht zu, dass du angemeldet bleibst: Skripte und Speicher sind nötig.',
    home: 'Zurück zur Startseite',
  },
};

/** A document whose script (`apps/web/public/keep-session.js`) stores the token and opens the next page. */
export function sessionPage(session: { token: string; next: string; language: Language }): string {
  const { token, next, language } = session;
  const { blocked, home } = texts[language];
  const data = JSON.stringify({ token, next }).replaceAll('<', '\\u003c');
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
<p>${blocked}</p>
<p><a href="/">${home}</a></p>
</main>
</body>
</html>
`.text;
}
