import type { Language } from '@pomona/contract/languages';
import type { Feature } from '#platform/language/messages.ts';
import { loadTexts } from '#platform/language/texts.ts';

/** What pages say that can be opened without a network; theirs came with their HTML. */
const texts = [
  ...['shell', 'errors', 'home', 'recipes', 'recipe-list', 'recipe-detail', 'recipe-exchange'],
  ...['cooking', 'foods', 'reviews', 'shopping', 'wellness', 'wellness-diary', 'changes'],
  ...['profile', 'recipe-writing', 'accounts', 'settings'],
] as Feature[];

/** Lets the worker see the texts pass, which stores them. Those that it has come from there. */
export async function storeTexts(language: Language): Promise<void> {
  await loadTexts(language, texts).catch(() => undefined);
}

/** The page was there before the worker: what it loaded comes once more, from the browser's own cache. */
export function storeShownFiles(): void {
  for (const { name } of performance.getEntriesByType('resource')) {
    const { origin, pathname } = new URL(name);
    const isStored = pathname.startsWith('/assets/') || pathname.startsWith('/api/images/');
    if (origin === location.origin && isStored) void fetch(name).catch(() => undefined);
  }
}
