import { expect, it } from 'vitest';
import { hideSecrets } from './log-secrets.ts';

it('hides secrets wherever they stand, and leaves the rest as it is', () => {
  const plain = { route: '/api/recipes', list: [1, { ms: 2 }] };
  expect(hideSecrets({ a: { b: [{ password: 'p' }] }, token: 't' })).toEqual({
    a: { b: [{ password: '(hidden)' }] },
    token: '(hidden)',
  });
  expect(hideSecrets(plain)).toEqual(plain);
});

it('does not follow a circle', () => {
  const circle: Record<string, unknown> = { name: 'a' };
  circle.self = circle;
  expect(JSON.stringify(hideSecrets(circle))).toContain('(hidden)');
});
