import { setFlagsFromString } from 'node:v8';
import { describe, expect, it } from 'vitest';
import { bytesOfDataUrl } from './data-url.ts';

describe('IMG-02 the bytes of a data: URL', () => {
  // Before the others, which would have an expression compiled.
  it('of the largest are read where a process has compiled so many expressions that they are optimized no more', () => {
    setFlagsFromString('--no-regexp-optimization');
    try {
      const url = `data:image/png;base64,${'A'.repeat(13_980_000)}`;
      expect(bytesOfDataUrl(url)).toHaveLength(10_485_000);
    } finally {
      setFlagsFromString('--regexp-optimization');
    }
  });

  it.each([
    ['data:image/png;base64,aGVsbG8=', 'hello'],
    ['data:image/png;base64,aGVsbG8', 'hello'],
    ['data:image/jpeg;charset=utf-8;base64,aGVsbG8h', 'hello!'],
    ['data:;base64,aGVsbG8hIQ==', 'hello!!'],
  ])('of %s', (url, text) => {
    expect(bytesOfDataUrl(url).toString()).toBe(text);
  });

  it.each([
    '',
    'data:',
    'data:image/png;base64',
    'data:image/png;base64,',
    'data:image/png;base64,%%%',
    'data:image/png;base64,aGVs bG8=',
    'data:image/png;base64,aGVsbG8=aGVsbG8=',
    'data:image/svg+xml,<svg/>',
    'https://example.org/a.png',
    ` data:image/png;base64,aGVsbG8=`,
    `data:${'a'.repeat(300)};base64,aGVsbG8=`,
  ])('there are none in "%s"', (url) => {
    expect(() => bytesOfDataUrl(url)).toThrow('image_unreadable');
  });
});
