import { ApiError } from '#platform/api/failures.ts';

export function isLinkDead(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'link_invalid';
}
