import { expect, open, test } from './page-watch.ts';
import { arriveAsDemoAdmin } from './people.ts';

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

test('IMG-05 IMG-06 an administrator sees how far the pictures are, and orders the rest', async ({
  page,
}) => {
  await arriveAsDemoAdmin(page);
  await open(page, '/');
  const asAdmin = await page.evaluate(() => ({
    authorization: `Bearer ${localStorage.getItem('pomona.token')}`,
  }));
  await open(page, '/admin?tab=images');
  await page.getByRole('button', { name: 'Generate All Images' }).click();
  await expect(page.getByText(/Under way:|images made|no image was missing/)).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Recipes with an image' })).toBeVisible();
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
