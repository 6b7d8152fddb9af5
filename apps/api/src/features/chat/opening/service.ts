import type { ChatEvent } from '@pomona/contract/chat/live';
import { errorText } from '@pomona/contract/error-texts';
import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '#features/system/settings/service.ts';
import { AppError } from '#platform/errors.ts';

/** Whether there is a chat at all, as administrators say (ADMIN-11). */
export interface Opening {
  /** Throws `chat_closed`. */
  requireOpen(): Promise<void>;
  close(): void;
}

interface OpeningParts {
  settings: Pick<Settings, 'read' | 'onChanged'>;
  log: FastifyBaseLogger;
  /** Sends it to everybody in the room, who then leave. */
  dismiss(event: ChatEvent): void;
}

export function createOpening({ settings, log, dismiss }: OpeningParts): Opening {
  const isOpen = async () => (await settings.read()).chat_enabled;

  async function dismissWhileClosed(): Promise<void> {
    if (await isOpen()) return;
    // One frame for all, whatever their languages: screens have their own words for the code.
    const detail = errorText('chat_closed', 'en');
    dismiss({ type: 'error', code: 'chat_closed', detail, client_id: null });
  }

  const stop = settings.onChanged(() => {
    dismissWhileClosed().catch((err: unknown) =>
      log.warn({ err }, 'whether the chat is open could not be read'),
    );
  });
  return {
    async requireOpen() {
      if (!(await isOpen())) throw new AppError('chat_closed');
    },
    close: stop,
  };
}
