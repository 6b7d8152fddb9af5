import { linkCard, linkCardPath, siteCardPath } from '@pomona/contract/images';
import { fallbackLanguage, type Language, languages } from '@pomona/contract/languages';
import { themeColours } from '#platform/appearance/theme.ts';
import type { PageHead } from '#platform/page.ts';
import type { PageAssets } from './assets.ts';
import { documentTitle } from './page-head.ts';
import { type PageState, pageMessagesId, pageStateId, scriptJson } from './page-state.ts';
import { manifestPath, shellBootScript } from './paths.ts';

interface DocumentParts extends PageState {
  readonly head: PageHead;
  readonly origin: string;
  readonly nonce: string;
  readonly path: string;
  readonly assets: PageAssets;
  readonly body: string;
  /** Stands hidden below the page. */
  readonly notice: string;
}

/** React puts what it wants loaded early in front of the markup; its place is the head. */
const earlyLinks = /^(?:<link rel="preload"[^>]*>)+/;

/** The whole document around what React drew. Nothing inline but data: the policy admits no more. */
export function documentOf(parts: DocumentParts): string {
  const { language, messages, queries, body, notice } = parts;
  const early = earlyLinks.exec(body)?.[0] ?? '';
  return [
    `<!doctype html><html lang="${language}"><head>`,
    headOf(parts, early),
    `</head><body><div id="root">${body.slice(early.length)}</div>`,
    notice,
    jsonScript(pageStateId, { language, queries }),
    nonceElement(parts),
    jsonScript(pageMessagesId, messages),
    end,
  ].join('');
}

const jsonScript = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${scriptJson(value)}</script>`;

/** Nothing of a page and nothing of anybody: the browser renders what it has stored. */
export function shellDocumentOf(
  parts: Pick<DocumentParts, 'language' | 'nonce' | 'assets' | 'notice'>,
): string {
  const { language, assets, notice } = parts;
  return [
    `<!doctype html><html lang="${language}"><head>`,
    charsetAndViewport,
    '<title>Pomona</title>',
    named('theme-color', themeColours.light),
    named('robots', 'noindex'),
    bootScript(assets, { address: shellBootScript }),
    ...looksOf(assets),
    ...iconsIn(language),
    `</head><body><div id="root"></div>${notice}`,
    nonceElement(parts),
    end,
  ].join('');
}

/** `main.tsx` reads it. A server caches what is before it for each page, and what comes after it once. */
const nonceElement = ({ nonce }: Pick<DocumentParts, 'nonce'>) =>
  `<script type="application/json" nonce="${escapeHtml(nonce)}"></script>`;

const end = '</body></html>';

const charsetAndViewport =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">';

function looksOf({ fonts, styles }: PageAssets): string[] {
  return [
    ...fonts.map((font) => link('preload', font, ' as="font" type="font/woff2" crossorigin')),
    ...styles.map((style) => link('stylesheet', style)),
  ];
}

function iconsIn(language: Language): string[] {
  return [
    link('icon', '/favicon.svg', ' type="image/svg+xml"'),
    link('apple-touch-icon', '/apple-touch-icon.png'),
    link('manifest', manifestPath(language)),
  ];
}

function headOf({ head, origin, path, assets, language }: DocumentParts, early: string): string {
  const title = documentTitle(head);
  const address = `${origin}${path}`;
  return [
    charsetAndViewport,
    `<title>${escapeHtml(title)}</title>`,
    named('description', head.description),
    named('theme-color', themeColours.light),
    ...(head.isPrivate ? [named('robots', 'noindex')] : languageLinks(address, language)),
    bootScript(assets, { owner: head.owner }),
    ...looksOf(assets),
    early,
    ...iconsIn(language),
    ...openGraph(head, title, { origin, address, language }),
    head.jsonLd ? `<script type="application/ld+json">${scriptJson(head.jsonLd)}</script>` : '',
  ].join('');
}

/** Without a language a page is in that of the reader; to a search engine, which names none, in English. */
const addressIn = (address: string, language: Language) =>
  language === fallbackLanguage ? address : `${address}?lang=${language}`;

function languageLinks(address: string, shown: Language): string[] {
  const alternate = (code: string, href: string) => link('alternate', href, ` hreflang="${code}"`);
  return [
    link('canonical', addressIn(address, shown)),
    ...languages.map((language) => alternate(language, addressIn(address, language))),
    alternate('x-default', address),
  ];
}

/** `boot.js` sets the theme before the first paint and starts the modules after it: the page is readable without them. */
function bootScript(
  { entry, modules }: PageAssets,
  { owner = '', address = '/boot.js' }: { owner?: string | undefined; address?: string },
): string {
  const [main, needed, member] = [entry, modules.join(' '), owner].map(escapeHtml);
  return `<script src="${address}" data-entry="${main}" data-modules="${needed}" data-owner="${member}"></script>`;
}

interface Place {
  readonly origin: string;
  readonly address: string;
  readonly language: Language;
}

/** A link to this page elsewhere shows a card: the page's own picture with its title, or the house's. */
function openGraph(head: PageHead, title: string, { origin, address, language }: Place): string[] {
  const card = (head.image ? linkCardPath(head.image) : undefined) ?? siteCardPath(language);
  return [
    property('og:site_name', 'Pomona'),
    property('og:type', head.kind ?? 'website'),
    property('og:title', title),
    property('og:description', head.description),
    property('og:url', addressIn(address, language)),
    property('og:image', `${origin}${card}`),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', String(linkCard.width)),
    property('og:image:height', String(linkCard.height)),
    property('og:image:alt', title),
    named('twitter:card', 'summary_large_image'),
  ];
}

function named(name: string, content: string): string {
  return `<meta name="${name}" content="${escapeHtml(content)}">`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escapeHtml(content)}">`;
}

function link(rel: string, href: string, more = ''): string {
  return `<link rel="${rel}" href="${escapeHtml(href)}"${more}>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
