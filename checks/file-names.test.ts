import { expect, it } from 'vitest';
import { isTooLong, nameProblems } from './file-names.ts';

it('accepts kebab-case names', () => {
  expect(nameProblems('apps/web/src/ui/recipe-card.tsx')).toEqual([]);
  expect(nameProblems('apps/web/src/ui/recipe-card.test.tsx')).toEqual([]);
});

it('refuses other cases and catch-all names', () => {
  expect(nameProblems('apps/web/src/ui/RecipeCard.tsx')).toHaveLength(1);
  expect(nameProblems('apps/api/src/platform/utils.ts')).toHaveLength(1);
  expect(nameProblems('apps/api/src/helpers/text.ts')).toHaveLength(1);
});

it('knows a file that is too long, data excepted', () => {
  const long = 'line\n'.repeat(400);
  expect(isTooLong('apps/api/src/app.ts', long)).toBe(true);
  expect(isTooLong('packages/food/src/table.generated.ts', long)).toBe(false);
});
