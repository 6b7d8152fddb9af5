import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '#test/axe.ts';
import { type Answers, Refusal, Unreachable } from '#test/fake-api.ts';
import { formField, openForm, ownRecipe, saveButton, savedAs, sentTo } from '#test/recipe-form.ts';
import { makeUser } from '#test/samples.ts';
import { expectNoSidewaysScrolling, showTheme, themes } from '#test/screen.ts';
import { shownToast } from '#test/shown-toast.ts';

const path = `/recipes/${ownRecipe.id}/edit`;
/** The smallest picture that a browser shows. */
const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const newImage = `data:image/png;base64,${onePixel}`;

const open = (answers: Answers = {}, language: 'en' | 'de' = 'en') =>
  openForm(
    path,
    {
      readOwnUser: () => makeUser({ is_admin: true }),
      changeRecipe: ({ body }) => ({
        ...savedAs(body as Parameters<typeof savedAs>[0], 4),
        image: newImage,
      }),
      ...answers,
    },
    language,
  );
const update = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Update' });
const stage = () => screen.getByAltText<HTMLImageElement>('The picture of this recipe');

async function upload(file: File): Promise<void> {
  await update();
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('No input');
  await userEvent.upload(input, file);
}

const pixel = () =>
  new File([Uint8Array.from(atob(onePixel), (letter) => letter.charCodeAt(0))], 'soup.png', {
    type: 'image/png',
  });

describe('IMG-01 the address of a picture', () => {
  it('is updated at once, over the version that was saved; what is typed stays', async () => {
    const form = await open();
    await userEvent.fill(await formField('Name of the dish'), 'Typed and not saved');
    expect((await update()).disabled).toBe(true);
    await userEvent.fill(await formField('Image URL'), ' https://example.com/a.jpg ');
    await userEvent.click(await update());
    await shownToast('Picture updated');
    expect(sentTo(form, 'changeRecipe')[0]?.body).toMatchObject({
      ...{ title: ownRecipe.title, image: 'https://example.com/a.jpg', version: 3 },
    });
    await waitFor(() => expect(stage().getAttribute('src')).toBe(newImage));
    const title = (await formField('Name of the dish')) as HTMLInputElement;
    expect(title.value).toBe('Typed and not saved');
    await userEvent.click(saveButton());
    await waitFor(() => expect(sentTo(form, 'changeRecipe')).toHaveLength(2));
    expect(sentTo(form, 'changeRecipe')[1]?.body).toMatchObject({
      ...{ title: 'Typed and not saved', version: 4 },
    });
    expect(sentTo(form, 'changeRecipe')[1]?.body).not.toHaveProperty('image');
  });

  it.each([
    ['what is no picture', new Refusal(422, 'image_not_loaded', 'No picture there.')],
    ['an inner address', new Refusal(422, 'image_address_refused', 'Not a public address.')],
  ])('that leads to %s is invalid, and stays to be mended', async (_name, refusal) => {
    await open({ changeRecipe: () => refusal });
    await userEvent.fill(await formField('Image URL'), 'https://example.com/a.html');
    await userEvent.keyboard('{Enter}');
    await shownToast('Invalid image URL');
    expect(screen.getByText('The URL does not point to a valid image')).toBeDefined();
    const field = (await formField('Image URL')) as HTMLInputElement;
    expect(field.value).toBe('https://example.com/a.html');
  });

  it.each(['nonsense', 'data:image/png;base64,AAAA', 'ftp://example.com/a.png'])(
    '%s is not sent',
    async (address) => {
      const form = await open();
      await userEvent.fill(await formField('Image URL'), address);
      await userEvent.click(await update());
      await shownToast('Invalid image URL');
      expect(sentTo(form, 'changeRecipe')).toEqual([]);
    },
  );

  it('that cannot be updated says so', async () => {
    await open({ changeRecipe: () => new Unreachable() });
    await userEvent.fill(await formField('Image URL'), 'https://example.com/a.jpg');
    await userEvent.click(await update());
    await shownToast('Update failed');
    expect(
      screen.getAllByText('Failed to update image URL. Please try again.').length,
    ).toBeGreaterThan(0);
  });
});

describe('IMG-02 a picture from the device', () => {
  it('is shown, sent, and sent again where that failed', async () => {
    let isUp = false;
    const form = await open({
      changeRecipe: ({ body }) => {
        if (!isUp) return new Unreachable();
        return { ...savedAs(body as Parameters<typeof savedAs>[0], 4), image: newImage };
      },
    });
    await upload(pixel());
    await shownToast('Upload failed');
    expect(screen.getAllByText('Failed to upload image. Please try again.').length).toBeGreaterThan(
      0,
    );
    screen.getByAltText('The picture you chose');
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Send again' }));
    await shownToast('Picture updated');
    await waitFor(() => expect(stage().getAttribute('src')).toBe(newImage));
    expect(sentTo(form, 'changeRecipe')).toHaveLength(2);
    expect(sentTo(form, 'changeRecipe')[1]?.body).toMatchObject({
      image: `data:image/png;base64,${onePixel}`,
    });
  });

  it.each([
    [
      new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg', { type: 'image/svg+xml' }),
      'Please select an image file (JPG, PNG, GIF, WebP)',
    ],
    [
      new File([new Uint8Array(10_485_761)], 'a.png', { type: 'image/png' }),
      'Please select an image smaller than 10MB',
    ],
    [
      new File(['hello'], 'a.png', { type: 'image/png' }),
      'This file could not be read as a picture. Please choose another one.',
    ],
  ])('that cannot be taken is not sent', async (file, text) => {
    const form = await open();
    await upload(file);
    await shownToast('Upload failed');
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    expect(sentTo(form, 'changeRecipe')).toEqual([]);
  });
});

describe('IMG-04 a picture is generated', () => {
  it('under a busy overlay, and a press on Save waits for it', async () => {
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const form = await open({
      generateImage: async () => {
        await finished;
        return { image_url: newImage, version: 9 };
      },
    });
    await userEvent.fill(await formField('Name of the dish'), 'Red stew');
    await userEvent.click(await screen.findByRole('button', { name: 'Generate' }));
    await screen.findByText('Generating a picture…');
    await userEvent.click(saveButton());
    expect(sentTo(form, 'changeRecipe')).toEqual([]);
    finish();
    await waitFor(() => expect(sentTo(form, 'changeRecipe')).toHaveLength(1));
    expect(sentTo(form, 'changeRecipe')[0]?.body).toMatchObject({ title: 'Red stew', version: 9 });
    expect(sentTo(form, 'generateImage')[0]?.body).toEqual({
      recipe_id: ownRecipe.id,
      recipe_title: 'Red stew',
    });
  });

  it('or fails, and says what to do', async () => {
    await open({ generateImage: () => new Refusal(503, 'unavailable', 'Busy.') });
    await userEvent.click(await screen.findByRole('button', { name: 'Generate' }));
    await shownToast('Generation failed');
    expect(
      screen.getByText('Failed to generate AI image. Please try manual upload.'),
    ).toBeDefined();
  });
});

it('members have the picture that is saved with the form', async () => {
  await openForm(path);
  await formField('Name of the dish');
  expect(screen.queryByRole('button', { name: 'Generate' })).toBeNull();
});

it.each(themes)('axe finds nothing at the picture, in German on a phone (%s)', async (theme) => {
  await page.viewport(390, 844);
  await open({}, 'de');
  showTheme(theme);
  await userEvent.fill(await formField('Bild-URL'), 'unsinn');
  await userEvent.click(screen.getByRole('button', { name: 'Aktualisieren' }));
  await shownToast('Ungültige Bild-URL');
  expect(await axeViolations()).toEqual([]);
  await expectNoSidewaysScrolling([390]);
});
