import { errorText } from '@pomona/contract/error-texts';
import type { ErrorCode } from '@pomona/contract/errors';
import type { Language } from '@pomona/contract/languages';
import { html } from '#platform/http/replies/html.ts';

const texts: Readonly<Record<Language, { home: string; reference: string }>> = {
  en: { home: 'Back to the home page', reference: 'Reference' },
  es: { home: 'Volver a la página de inicio', reference: 'Referencia' },
  fr: { home: 'Retour à la page d’accueil', reference: 'Référence' },
  de: { home: 'Zurück zur Startseite', reference: 'Kennung' },
};

/** The page for when no page can be rendered: one document without scripts and styles. */
export function failurePage(failure: {
  code: ErrorCode;
  language: Language;
  requestId: string;
}): string {
  const { home, reference } = texts[failure.language];
  return html`<!doctype html>
<html lang="${failure.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>Pomona</title>
</head>
<body>
<main>
<h1>Pomona</h1>
<p>${errorText(failure.code, failure.language)}</p>
<p><a href="/">${home}</a></p>
<p><small>${reference}: ${failure.requestId}</small></p>
</main>
</body>
</html>
`.text;
}
