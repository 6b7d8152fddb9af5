import type { ChatEvent } from '@pomona/contract/chat/live';
import { wholeMilliseconds } from '#database/clock.ts';
import type { Feature, FeatureParts } from '#platform/feature.ts';
import type { Hub } from '#platform/realtime/sockets/hub.ts';
import { chatTopic, createLiveChat } from './live/service.ts';
import { serveChatSocket } from './live/socket.ts';
import { createMutes, type Mutes } from './moderation/mutes/service.ts';
import { serveChatModeration } from './moderation/routes.ts';
import { createModeration, type Moderation } from './moderation/service.ts';
import { createPresence } from './presence/service.ts';
import { createRoom } from './room/service.ts';
import { serveChat } from './routes.ts';
import { createSending } from './sending/service.ts';
import { createChat } from './service.ts';
import { createTyping } from './typing/service.ts';

export function chatFeature(
  parts: FeatureParts & { hub: Hub },
): Feature & { moderation: Moderation; mutes: Mutes } {
  const { bus, clock, hub, log, config } = parts;
  const { db: database } = parts.database;
  const databaseClock = wholeMilliseconds(parts.databaseClock);
  const send = (...events: ChatEvent[]) => hub.send(chatTopic, ...events);
  const room = createRoom({ database, bus });
  const moderation = createModeration({ database, databaseClock, room });
  const mutes = createMutes({ database, databaseClock });
  const stored = { databaseClock, room, moderation };
  const chat = createChat({ ...stored, database });
  const sendMessage = createSending({ ...stored, factor: config.rateLimitFactor });
  const live = createLiveChat({ database, bus, hub, room, log });
  const presence = createPresence({ database, databaseClock, bus, log, send });
  const typing = createTyping({ bus, clock, mutes, log, send });
  return {
    moderation,
    mutes,
    serve(http) {
      serveChat(http, { chat, moderation });
      serveChatModeration(http, { moderation, mutes });
      serveChatSocket(http, { hub, live, presence, typing, sendMessage, log });
    },
    async close() {
      typing.close();
      await Promise.all([live.close(), presence.close()]);
    },
  };
}
