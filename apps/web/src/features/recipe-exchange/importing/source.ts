import type { BodyInputOf } from '@pomona/contract/endpoint';
import { type importRecipe, maxImportBytes } from '@pomona/contract/recipe-exchange';
import type { Entered } from './entered.ts';

export type ImportBody = BodyInputOf<typeof importRecipe>;

/** What is still missing or wrong before anything can be sent. */
export type EntryProblem = 'empty' | 'invalid' | 'tooLarge';

/** What is sent for what was entered. */
export function sourceOf(entered: Entered): { body: ImportBody } | { problem: EntryProblem } {
  if (entered.way === 'address') return addressSource(entered.address.trim());
  if (entered.way === 'text') return textSource(entered.text);
  return entered.file === null
    ? { problem: 'empty' }
    : textSource(entered.file.text, entered.file.name);
}

function addressSource(address: string): ReturnType<typeof sourceOf> {
  if (address === '') return { problem: 'empty' };
  const url = webAddress(address);
  return url === null ? { problem: 'invalid' } : { body: { url } };
}

/** As people type addresses: `example.org/soup` is one. */
export function webAddress(typed: string): string | null {
  const full = /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(full)) return null;
  const { protocol, hostname, href } = new URL(full);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && hostname.includes('.') && href.length <= maxAddressLength ? href : null;
}

const maxAddressLength = 2000;

function textSource(text: string, fileName = ''): ReturnType<typeof sourceOf> {
  if (text.trim() === '') return { problem: 'empty' };
  if (bytesOf(text) > maxImportBytes) return { problem: 'tooLarge' };
  if (/\.cook$/i.test(fileName)) return { body: { text, format: 'cooklang' } };
  // The server finds out what a text is; a file says it by its name.
  return { body: /\.html?$/i.test(fileName) ? { html: text } : { text } };
}

const bytesOf = (text: string) => new Blob([text]).size;
