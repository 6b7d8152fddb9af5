import type { Page } from '@playwright/test';
import { expect, open, test } from './page-watch.ts';
import { arriveAsDemoAdmin } from './people.ts';

interface Listed {
  readonly id: string;
  readonly image: string;
}

async function anyRecipe(page: Page): Promise<Listed> {
  const answer = await (await page.request.get('/api/recipes/?limit=1')).json();
  const [first] = Array.isArray(answer) ? answer : answer.recipes;
  return first;
}

/** Until the illustrator is through with this one; meanwhile the drawing itself is sent. */
async function isDrawn(page: Page, address: string): Promise<void> {
  await expect
    .poll(async () => (await page.request.get(address)).headers()['content-type'], {
      timeout: 60_000,
    })
    .toMatch(/^image\/(webp|avif)$/);
}

test('LIST-12 every card shows a picture, drawn or being drawn, in a format the browser likes', async ({
  page,
}) => {
  await open(page, '/recipes');
  const pictures = page.getByRole('main').getByRole('article').locator('picture img');
  await expect(pictures.first()).toBeVisible();
  for (const picture of (await pictures.all()).slice(0, 6)) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(picture).not.toHaveAttribute('data-fallback');
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
      /\/api\/images\/[0-9a-f]+-(400|800|1200)\.avif$/,
    );
  }
});

test('pictures are kept for ever once they are there', async ({ page }) => {
  const { image } = await anyRecipe(page);
  await isDrawn(page, image);
  for (const address of [image, image.replace('-800.webp', '-400.avif')]) {
    const answer = await page.request.get(address);
    expect(answer.headers()['cache-control']).toContain('immutable');
    expect(answer.headers()['content-type']).toBe(
      address.endsWith('.avif') ? 'image/avif' : 'image/webp',
    );
  }
});

test('a link to a recipe shows its card elsewhere', async ({ page }) => {
  const { id } = await anyRecipe(page);
  await open(page, `/recipes/${id}`);
  const card = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(card).toMatch(/^http.*-card\.jpg$/);
  const answer = await page.request.get(new URL(card ?? '').pathname);
  expect(answer.headers()['content-type']).toBe('image/jpeg');
});

test('browsers that ask for favicon.ico get one', async ({ page }) => {
  const answer = await page.request.get('/favicon.ico');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)/);
});

test('IMG-05 IMG-06 an administrator sees how far the pictures are, and orders the rest', async ({
  page,
}) => {
  await arriveAsDemoAdmin(page);
  await open(page, '/');
  const asAdmin = await page.evaluate(() => ({
    authorization: `Bearer ${localStorage.getItem('pomona.token')}`,
  }));
  const ordered = await page.request.post('/api/images/generate-batch', {
    headers: asAdmin,
    data: {},
  });
  expect(ordered.status()).toBe(202);
  const readStatus = async () => {
    const answer = await page.request.get('/api/images/generation-status', { headers: asAdmin });
    return answer.json();
  };
  const before = await readStatus();
  expect(before.with_images + before.without_images).toBe(before.total_recipes);
  const isFurther = async () => {
    const { with_images, completion_percentage } = await readStatus();
    return completion_percentage === 100 || with_images > before.with_images;
  };
  await expect.poll(isFurther, { timeout: 60_000 }).toBe(true);
});
