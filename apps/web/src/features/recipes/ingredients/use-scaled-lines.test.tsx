// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { pageStateId } from '#platform/server-drawn.ts';
import { useScaledLines } from './use-scaled-lines.ts';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const lines = ['200 g lentils'];

it('SCALE-01 scales for kept servings before the reader has done anything', async () => {
  const drawn = document.createElement('script');
  drawn.id = pageStateId;
  document.body.append(drawn);
  const { result } = renderHook(() => useScaledLines(lines, 2));
  expect(result.current).toBe(lines);
  await waitFor(() => expect(result.current).toEqual(['400 g lentils']));
});
