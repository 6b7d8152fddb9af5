import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deflateSync } from 'node:zlib';
import type { User } from '@pomona/contract/accounts';
import { avatarMaximumBytes } from '@pomona/contract/constants';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#database/tables/accounts.ts';
import { uploadFiles, uploads } from '#database/tables/images.ts';
import { buildTestApp, type SignedIn, type TestApp } from '#test/app.ts';
import { makeRecipe } from '#test/recipes.ts';

let test: TestApp;
let ada: SignedIn;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  ada = await test.signIn();
});

const photo = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });
const dataUrl = (bytes: Uint8Array, type = 'image/jpeg') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
const change = (payload: object, who = ada) =>
  test.inject({ method: 'PUT', url: '/api/users/me', headers: who.headers, payload });
const me = async (who = ada) =>
  (await test.inject({ url: '/api/users/me', headers: who.headers })).json<User>();
const show = async (picture: string, who = ada) =>
  (await change({ avatar: picture }, who)).json<User>().avatar ?? '';
const portraitsOf = (ownerId: string) =>
  test.database.db.$count(uploads, eq(uploads.ownerId, ownerId));

/** A JPEG of exactly so many bytes: what follows its end is no part of the picture. */
async function jpegOf(bytes: number): Promise<Buffer> {
  const picture = await photo().jpeg().toBuffer();
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
}

/** A PNG of so many pixels in a few kilobytes; no checksum is right. */
function bomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const checked = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    return Buffer.concat([length, checked, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(side))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('PUT /api/users/me {avatar}', () => {
  it.each(['jpeg', 'png', 'webp', 'gif'] as const)(
    'API-05 PROF-06 takes %s and answers with the address of a square WebP of 512',
    async (format) => {
      const path = await show(dataUrl(await photo().toFormat(format).toBuffer()));
      expect(path).toMatch(/^\/api\/images\/[0-9a-f]{32}-512\.webp$/);
      const answer = await test.inject(path);
      expect(answer.headers['content-type']).toBe('image/webp');
      const { width, height, format: kind } = await sharp(answer.rawPayload).metadata();
      expect([width, height, kind]).toEqual([512, 512, 'webp']);
    },
  );

  it('PROF-06 danger 6: loses place and camera, and is turned upright', async () => {
    const upload = await photo(600, 900)
      .withExif({
        IFD0: { Make: 'Pomacam', Artist: 'Ada' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(upload).metadata()).exif?.includes('Pomacam')).toBe(true);
    const { rawPayload } = await test.inject(await show(dataUrl(upload)));
    const { exif, xmp, icc, orientation } = await sharp(rawPayload).metadata();
    expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(rawPayload.includes('Pomacam')).toBe(false);
  });

  it('PROF-06 an animated one stands still', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#00ff00'].map((background) =>
        sharp({ create: { width: 64, height: 64, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(gif, { animated: true }).metadata()).pages).toBe(2);
    const { rawPayload } = await test.inject(await show(dataUrl(gif, 'image/gif')));
    expect((await sharp(rawPayload, { animated: true }).metadata()).pages ?? 1).toBe(1);
  });

  it.each([
    [-1, 200],
    [0, 200],
    [1, 413],
  ])('PROF-06 a picture of 5 MB and %i byte is answered with %i', async (more, status) => {
    const answer = await change({ avatar: dataUrl(await jpegOf(avatarMaximumBytes + more)) });
    expect(answer.statusCode).toBe(status);
    if (status === 413) expect(answer.json()).toMatchObject({ code: 'image_too_large' });
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  it.each<[string, string, () => string | Promise<string>]>([
    ['an SVG', 'image_unreadable', () => dataUrl(Buffer.from(svg), 'image/svg+xml')],
    [
      'an SVG that is called a PNG',
      'image_unreadable',
      () => dataUrl(Buffer.from(svg), 'image/png'),
    ],
    [
      'HTML',
      'image_unreadable',
      () => dataUrl(Buffer.from('<html><script>1</script>'), 'text/html'),
    ],
    ['HTML that is called a JPEG', 'image_unreadable', () => dataUrl(Buffer.from('<html></html>'))],
    [
      'HTML behind the first bytes of a GIF',
      'image_unreadable',
      () => dataUrl(Buffer.from('GIF89a<html>')),
    ],
    ['a PDF', 'image_unreadable', () => dataUrl(Buffer.from('%PDF-1.7'), 'application/pdf')],
    ['a TIFF', 'image_unreadable', async () => dataUrl(await photo(64, 64).tiff().toBuffer())],
    [
      'half a JPEG',
      'image_unreadable',
      async () => dataUrl((await photo().jpeg().toBuffer()).subarray(0, 900)),
    ],
    ['nothing', 'image_unreadable', () => 'data:image/png;base64,'],
    ['no base64', 'image_unreadable', () => 'data:image/png,abc'],
    ['a bomb of 400 million pixels', 'image_too_large', () => dataUrl(bomb(20_000), 'image/png')],
  ])('PROF-06 danger 6: %s is refused, and nothing changes', async (_what, code, picture) => {
    const before = await show(dataUrl(await photo().jpeg().toBuffer()));
    const answer = await change({ name: 'Changed', avatar: await picture() });
    expect(answer.json()).toMatchObject({ code });
    expect(await me()).toMatchObject({ name: 'Ada', avatar: before });
    expect((await test.inject(before)).statusCode).toBe(200);
  });

  it('PROF-06 danger 7: an address is refused and never fetched', async () => {
    let visits = 0;
    const server = createServer((_, answer) => {
      visits += 1;
      answer.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const own = await show(dataUrl(await photo().jpeg().toBuffer()), await test.signIn());
    for (const address of [`http://127.0.0.1:${port}/me.jpg`, 'file:///etc/passwd', own]) {
      expect((await change({ avatar: address })).json()).toMatchObject({
        code: 'image_unreadable',
      });
    }
    expect(visits).toBe(0);
    expect((await me()).avatar).toBeNull();
    server.close();
  });
});

describe('a profile picture', () => {
  it('PROF-06 is gone at once when it is replaced or removed', async () => {
    const first = await show(dataUrl(await photo().jpeg().toBuffer()));
    const second = await show(dataUrl(await photo().png().toBuffer()));
    expect((await test.inject(first)).statusCode).toBe(404);
    expect((await test.inject(second)).statusCode).toBe(200);
    expect(await portraitsOf(ada.id)).toBe(1);
    expect((await change({ avatar: null })).json<User>().avatar).toBeNull();
    expect((await test.inject(second)).statusCode).toBe(404);
    expect(await portraitsOf(ada.id)).toBe(0);
  });

  it('PROF-06 is not shown of somebody who is disabled or gone', async () => {
    const path = await show(dataUrl(await photo().jpeg().toBuffer()));
    const { db } = test.database;
    await db.update(users).set({ isDisabled: true }).where(eq(users.id, ada.id));
    expect((await test.inject(path)).statusCode).toBe(404);
    await db.update(users).set({ isDisabled: false }).where(eq(users.id, ada.id));
    expect((await test.inject(path)).statusCode).toBe(200);
    await db.delete(users).where(eq(users.id, ada.id));
    expect((await test.inject(path)).statusCode).toBe(404);
  });

  it('PROF-06 its address is no function of the picture, and no shared cache keeps it', async () => {
    const picture = dataUrl(await photo().jpeg().toBuffer());
    const path = await show(picture);
    expect(await show(picture, await test.signIn())).not.toBe(path);
    const { headers } = await test.inject(path);
    expect(headers['cache-control']).toContain('private');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain('sandbox');
  });

  it('REV-02 stands beside the reviews of its owner', async () => {
    await makeRecipe(test.database.db, { id: 'soup' });
    const avatar = await show(dataUrl(await photo().jpeg().toBuffer()));
    const review = { rating: 5, comment: 'Good.' };
    const url = '/api/recipes/soup/reviews';
    await test.inject({ method: 'POST', url, headers: ada.headers, payload: review });
    expect((await test.inject(url)).json()).toMatchObject([{ user_avatar: avatar }]);
  });

  it('leaves nothing behind where the rest of the change is refused', async () => {
    const { email } = await me(await test.signIn());
    const avatar = dataUrl(await photo().jpeg().toBuffer());
    const answer = await change({ avatar, email, current_password: 'a long enough password' });
    expect(answer.statusCode).toBe(409);
    expect((await me()).avatar).toBeNull();
    const files = await test.database.db
      .select({ hash: uploadFiles.hash })
      .from(uploadFiles)
      .innerJoin(uploads, eq(uploads.hash, uploadFiles.hash))
      .where(sql`${uploads.ownerId} = ${ada.id}`);
    expect(files).toEqual([]);
  });
});
