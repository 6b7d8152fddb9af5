import { folded } from '@pomona/contract/search-text';
import { LRUCache } from 'lru-cache';
import type { Day } from '#platform/days.ts';

/** Words of fewer people are not kept anywhere. */
const minimumReaders = 3;
const maxWaiting = 2000;
const maxKnownADay = 200;

/** No digits, no signs: neither telephone numbers nor addresses. */
const plainWords = /^[a-z\u00c0-\u024f'’ -]{2,40}$/;

/** `null` for what is not to be kept. */
export function normalisedWords(words: string): string | null {
  const plain = folded(words).trim().replace(/\s+/g, ' ');
  return plainWords.test(plain) && plain.split(' ').length <= 5 ? plain : null;
}

/** Returns how often the words are to be counted: nothing for the first two people, three for the third, then one each. */
export type CountWords = (day: Day, words: string, reader: string) => number;

export function createWordCounter(): CountWords {
  const waiting = new LRUCache<string, Set<string>>({ max: maxWaiting });
  let known = { day: '', words: new Set<string>() };

  return (day, words, reader) => {
    if (known.day !== day) {
      known = { day, words: new Set() };
      waiting.clear();
    }
    if (known.words.has(words)) return 1;
    const readers = waiting.get(words) ?? new Set();
    readers.add(reader);
    waiting.set(words, readers);
    if (readers.size < minimumReaders || known.words.size >= maxKnownADay) return 0;
    waiting.delete(words);
    known.words.add(words);
    return minimumReaders;
  };
}
