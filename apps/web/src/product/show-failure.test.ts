// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from '#platform/api/failures.ts';
import { useShownToast } from '#ui/feedback/toast-message.ts';
import { showFailure } from './show-failure.ts';

const texts = { title: 'Not saved', refused: 'Refused', unreachable: 'No connection' };
const shown = () => renderHook(useShownToast).result.current;

describe('what is shown of a failed call', () => {
  it("is the server's own sentence, else the text of the feature", () => {
    showFailure(new ApiError({ status: 422, detail: 'Too long' }), texts);
    expect(shown()).toMatchObject({ title: 'Not saved', description: 'Too long' });
    showFailure(new ApiError({ status: 500 }), texts);
    expect(shown()?.description).toBe('Refused');
    showFailure(new NetworkError(), texts);
    expect(shown()).toMatchObject({ description: 'No connection', tone: 'destructive' });
  });

  it('offers to try again unless the server refused for good', () => {
    const retry = { label: 'Try again', onPress: vi.fn() };
    showFailure(new NetworkError(), { ...texts, retry });
    expect(shown()?.action).toBe(retry);
    showFailure(new ApiError({ status: 503 }), { ...texts, retry });
    expect(shown()?.action).toBe(retry);
    showFailure(new ApiError({ status: 409 }), { ...texts, retry });
    expect(shown()?.action).toBeUndefined();
  });
});
