import { ApiError } from '#platform/api/failures.ts';
import { showToast, type ToastMessage } from '#ui/feedback/toast-message.ts';

interface FailureTexts {
  title: string;
  /** Where the server refused without a sentence of its own. */
  refused?: string | undefined;
  unreachable: string;
  /** Offered unless the server has refused for good. */
  retry?: ToastMessage['action'];
}

/** Shows why a call failed: the server's own sentence first. */
export function showFailure(error: unknown, { title, refused, unreachable, retry }: FailureTexts) {
  const description = error instanceof ApiError ? (error.detail ?? refused) : unreachable;
  const isFinal = error instanceof ApiError && error.status < 500;
  showToast({ title, description, tone: 'destructive', action: isFinal ? undefined : retry });
}
