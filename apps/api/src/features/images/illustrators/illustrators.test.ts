import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ImageModelConfig } from '#platform/image-model-config.ts';
import type { RenderKind, RenderTasks } from '../render/protocol.ts';
import type { Renderer } from '../render/renderer.ts';
import { encodeRecipeUpload } from '../render/upload-encoding.ts';
import { createDrawingIllustrator } from './drawing-illustrator.ts';
import { withFallback } from './illustrator.ts';
import { createServiceIllustrator } from './service-illustrator.ts';

const key = 'sk-key-that-nobody-may-see';
const soup = {
  hash: 'a'.repeat(32),
  recipe: {
    ...{ id: 'soup', title: 'Red Lentil Soup', dish: 'soup', mealType: 'Lunch', cuisine: null },
    ingredients: [{ foodKey: null, text: '200 g red lentils', grams: null }],
    instructions: ['Simmer.'],
  },
};

/** Encodes what is sent, and draws nothing. */
const renderer = {
  async render<Kind extends RenderKind>(kind: Kind, input: RenderTasks[Kind]['input']) {
    if (kind === 'recipeUpload' && 'bytes' in input) return encodeRecipeUpload(input.bytes);
    return [{ width: 400, format: 'webp', bytes: Buffer.from('drawn') }];
  },
  async close() {},
} as unknown as Renderer;

let picture: Buffer;
const servers: Server[] = [];
beforeAll(async () => {
  picture = await sharp({
    create: { width: 900, height: 700, channels: 3, background: '#336699' },
  })
    .jpeg()
    .toBuffer();
});
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

interface Received {
  url: string | undefined;
  authorization: string | undefined;
  body: Record<string, unknown>;
}

/** A service with OpenAI's call for pictures. */
async function open(listener: RequestListener, changed: Partial<ImageModelConfig> = {}) {
  const received: Received[] = [];
  const server = createServer((request, answer) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url, headers } = request;
      const body = JSON.parse(String(Buffer.concat(chunks)) || '{}') as Received['body'];
      received.push({ url, authorization: headers.authorization, body });
      listener(request, answer);
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const logged: object[] = [];
  const fetched: string[] = [];
  let now = 0;
  const service = createServiceIllustrator({
    config: { name: 'painter', url: `${address}/v1`, key, size: '512x512', seconds: 1, ...changed },
    renderer,
    clock: () => now,
    fetchOutside: async (url) => {
      if (!url.startsWith('https:')) throw new Error('refused');
      fetched.push(url);
      return picture;
    },
  });
  const illustrator = withFallback(service, createDrawingIllustrator(renderer), {
    warn: (fields) => void logged.push(fields),
  });
  return {
    ...{ illustrator, received, logged, fetched, address },
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

const inBase64 = () => JSON.stringify({ data: [{ b64_json: picture.toString('base64') }] });
const everySize = [400, 800, 1200].flatMap((width) =>
  ['webp', 'avif'].map((format) => `${width}.${format}`),
);

describe('IMG-07 the image service', () => {
  it('is sent the dish, and its picture is encoded anew in every size', async () => {
    const { illustrator, received, logged } = await open((_request, answer) =>
      answer.end(inBase64()),
    );
    const { origin, hash, colour, files } = await illustrator.illustrate(soup);
    expect(origin).toBe('painted');
    expect(hash).toMatch(/^[0-9a-f]{32}$/);
    expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    expect(files.map(({ width, format }) => `${width}.${format}`).sort()).toEqual(everySize.sort());
    expect(received).toMatchObject([
      {
        url: '/v1/images/generations',
        authorization: `Bearer ${key}`,
        body: { model: 'painter', n: 1, size: '512x512', response_format: 'b64_json' },
      },
    ]);
    expect(received[0]?.body.prompt).toContain('Red Lentil Soup');
    expect(received[0]?.body.prompt).toContain('red lentils');
    expect(logged).toEqual([]);
  });

  it('sends no parameter that the model refuses, and no key where there is none', async () => {
    const { illustrator, received } = await open((_request, answer) => answer.end(inBase64()), {
      name: 'gpt-image-1',
      key: null,
    });
    expect((await illustrator.illustrate(soup)).origin).toBe('painted');
    expect(received[0]?.body).not.toHaveProperty('response_format');
    expect(received[0]?.authorization).toBeUndefined();
  });

  it('may name an address of its own, or one on the internet, fetched like those of people', async () => {
    const own = await open((request, answer) => {
      if (request.url === '/files/1') answer.end(picture);
      else
        answer.end(JSON.stringify({ data: [{ url: `http://${request.headers.host}/files/1` }] }));
    });
    expect((await own.illustrator.illustrate(soup)).origin).toBe('painted');
    expect(own.received[1]).toMatchObject({ url: '/files/1', authorization: undefined });
    const other = await open((_request, answer) =>
      answer.end(JSON.stringify({ data: [{ url: 'https://files.example/1.png' }] })),
    );
    expect((await other.illustrator.illustrate(soup)).origin).toBe('painted');
    expect(other.fetched).toEqual(['https://files.example/1.png']);
  });
});

describe('IMG-07 the built-in illustrator draws where the service', () => {
  it.each<[string, RequestListener]>([
    ['fails', (_request, answer) => answer.writeHead(500).end(`wrong key ${key}`)],
    ['refuses', (_request, answer) => answer.writeHead(401).end(`wrong key ${key}`)],
    ['is slow', () => {}],
    ['never ends', (_request, answer) => void answer.write('{"data":')],
    ['breaks off', (_request, answer) => void answer.write('{', () => answer.destroy())],
    ['sends no JSON', (_request, answer) => answer.end('<html>')],
    ['sends another answer', (_request, answer) => answer.end('{"data":[]}')],
    [
      'sends no picture',
      (_request, answer) =>
        answer.end(
          JSON.stringify({ data: [{ b64_json: Buffer.from('<svg/>').toString('base64') }] }),
        ),
    ],
    [
      'sends half a picture',
      (_request, answer) =>
        answer.end(
          JSON.stringify({ data: [{ b64_json: picture.subarray(0, 200).toString('base64') }] }),
        ),
    ],
    [
      'sends without end',
      (_request, answer) => {
        const chunk = Buffer.alloc(1_000_000, 'A');
        const more = () => {
          while (!answer.destroyed && answer.write(chunk));
          answer.once('drain', more);
        };
        more();
      },
    ],
    [
      'leads elsewhere',
      (_request, answer) => answer.writeHead(307, { location: 'http://127.0.0.1:9/' }).end(),
    ],
    [
      'names a file of this machine',
      (_request, answer) => answer.end('{"data":[{"url":"file:///etc/passwd"}]}'),
    ],
  ])('%s', async (_name, listener) => {
    const { illustrator, logged } = await open(listener);
    const started = performance.now();
    const { origin, hash } = await illustrator.illustrate(soup);
    expect([origin, hash]).toEqual(['drawn', soup.hash]);
    expect(performance.now() - started).toBeLessThan(4000);
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(logged)).not.toContain(key);
  });

  it('failed three times in a row: it is left alone for five minutes', async () => {
    const { illustrator, received, pass } = await open((_request, answer) =>
      answer.writeHead(500).end(),
    );
    for (let attempt = 0; attempt < 5; attempt += 1) await illustrator.illustrate(soup);
    expect(received).toHaveLength(3);
    pass(300_001);
    await illustrator.illustrate(soup);
    expect(received).toHaveLength(4);
  });
});
