import type { Access } from '@pomona/contract/endpoint';
import type { Language } from '@pomona/contract/languages';
import { socketBounds } from '@pomona/contract/realtime/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#platform/errors.ts';
import { requestLanguage } from '#platform/http/input/language.ts';
import { networkOf } from '#platform/http/limits/networks.ts';
import type { Viewer } from '#platform/http/security/viewer.ts';
import type { Connection } from './connection.ts';
import type { Hub } from './hub.ts';
import { readOffer } from './offers.ts';

/** Who would enter, and with what. */
export interface Handshake {
  viewer: Viewer;
  credentials: ReadonlyMap<string, string>;
  /** Of the path. */
  params: Readonly<Record<string, string>>;
  language: Language;
}

export interface SocketRoute<Admission> {
  path: string;
  protocol: string;
  access: Extract<Access, 'member' | 'visitor'>;
  /** Throws where the caller may not enter; the answer is then one of HTTP. */
  admit(handshake: Handshake): Promise<Admission>;
  open(connection: Connection, admission: Admission): void;
  receive(connection: Connection, text: string, admission: Admission): void;
  closed?(connection: Connection, admission: Admission): void;
}

export function serveSocket<Admission>(
  app: FastifyInstance,
  hub: Hub,
  route: SocketRoute<Admission>,
): void {
  const admissions = new WeakMap<FastifyRequest, { admission: Admission; caller: string }>();
  app.route({
    method: 'GET',
    url: route.path,
    websocket: true,
    config: { access: route.access },
    preValidation: async (request) => {
      if (!request.ws) throw new AppError('bad_request');
      const { protocol, credentials } = readOffer(request.headers['sec-websocket-protocol']);
      if (protocol !== route.protocol) throw new AppError('bad_request');
      const { viewer } = request;
      const params = paramsOf(request.params);
      const language = requestLanguage(request);
      const admission = await route.admit({ viewer, credentials, params, language });
      const caller = viewer.kind === 'member' ? viewer.id : networkOf(request.ip);
      const { perMember, perNetwork } = socketBounds;
      hub.requireRoom(caller, viewer.kind === 'member' ? perMember : perNetwork);
      admissions.set(request, { admission, caller });
    },
    handler: (socket, request) => {
      const admitted = admissions.get(request);
      if (admitted === undefined) return socket.terminate();
      const { viewer, raw } = request;
      const { admission, caller } = admitted;
      const connection = hub.open(socket, raw.socket, {
        ...{ viewer, caller },
        receive: (from, text) => route.receive(from, text, admission),
        closed: (from) => route.closed?.(from, admission),
      });
      route.open(connection, admission);
    },
  });
}

const paramsOf = (params: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params ?? {}).map(([name, value]) => [name, String(value)] as const),
  );
