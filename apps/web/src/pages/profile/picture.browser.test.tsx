import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '#test/axe.ts';
import { type Answers, Unreachable } from '#test/fake-api.ts';
import { renderPage } from '#test/render-page.tsx';
import { makeUser } from '#test/samples.ts';
import { expectNoSidewaysScrolling, showTheme, themes } from '#test/screen.ts';
import { shownToast } from '#test/shown-toast.ts';

const open = (answers: Answers = {}, language: 'en' | 'de' = 'en') =>
  renderPage('/profile?tab=picture', {
    token: 'stored',
    language,
    answers: { readOwnUser: () => makeUser(), ...answers },
  });

/** Left half red, right half blue. */
async function photo(type = 'image/png'): Promise<File> {
  const canvas = new OffscreenCanvas(400, 200);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas');
  context.fillStyle = '#ff0000';
  context.fillRect(0, 0, 200, 200);
  context.fillStyle = '#0000ff';
  context.fillRect(200, 0, 200, 200);
  return new File([await canvas.convertToBlob({ type })], 'photo.png', { type });
}

async function choose(file: File): Promise<void> {
  await screen.findByRole('button', { name: /Choose a picture|Bild auswählen/ });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('No file input');
  const files = new DataTransfer();
  files.items.add(file);
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Size and the colours of the middle of the left and the right edge. */
async function seenIn(dataUrl: string) {
  const image = new Image();
  image.src = dataUrl;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (context === null) throw new Error('No canvas');
  context.drawImage(image, 0, 0);
  const colourAt = (x: number) => {
    const [red = 0, , blue = 0] = context.getImageData(x, height / 2, 1, 1).data;
    return red > blue ? 'red' : 'blue';
  };
  return { width, height, left: colourAt(5), right: colourAt(width - 5) };
}

describe('the tab of the picture', () => {
  it.each(themes)('PROF-05 axe finds nothing, before and with a picture (%s)', async (theme) => {
    await open({}, 'de');
    showTheme(theme);
    await screen.findByRole('button', { name: 'Bild auswählen' });
    expect(await axeViolations()).toEqual([]);
    await expectNoSidewaysScrolling();
    await choose(await photo());
    await screen.findByRole('slider');
    expect(await axeViolations()).toEqual([]);
    await expectNoSidewaysScrolling();
  });

  it('PROF-05 is cropped by keyboard, saved as a square, and shown', async () => {
    const sent: string[] = [];
    const avatar = (await photo().then((file) => URL.createObjectURL(file))) as string;
    await open({
      changeOwnUser: ({ body }) => {
        sent.push((body as { avatar: string }).avatar);
        return makeUser({ avatar });
      },
    });
    await choose(await photo());
    const area = await screen.findByRole('group', { name: 'Part of the picture that is shown' });
    area.focus();
    // To the left as far as it goes: the right end of the picture is seen.
    for (let press = 0; press < 400; press += 40) {
      await userEvent.keyboard('{ArrowLeft>40/}');
    }
    const save = await screen.findByRole('button', { name: 'Save Picture' });
    await waitFor(() => expect(save.getAttribute('aria-busy')).toBeNull());
    await userEvent.click(save);
    await shownToast('Profile picture updated');
    expect(sent).toHaveLength(1);
    expect(await seenIn(sent[0] ?? '')).toEqual({
      ...{ width: 512, height: 512 },
      ...{ left: 'blue', right: 'blue' },
    });
    await screen.findByRole('button', { name: 'Choose a picture' });
    expect(document.querySelectorAll(`img[src="${avatar}"]`).length).toBeGreaterThan(0);
  });

  it('PROF-05 Cancel clears what was chosen; a failure keeps it', async () => {
    await open({ changeOwnUser: () => new Unreachable() });
    await choose(await photo());
    const save = await screen.findByRole('button', { name: 'Save Picture' });
    await waitFor(() => expect(save.getAttribute('aria-busy')).toBeNull());
    await userEvent.click(save);
    const toast = await shownToast('Upload failed');
    expect(toast.getByText('Failed to update profile picture. Please try again.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByRole('button', { name: 'Choose a picture' });
  });

  it.each<[string, () => File | Promise<File>, string, string]>([
    [
      'a text',
      () => new File(['plums'], 'plums.txt', { type: 'text/plain' }),
      'Invalid file type',
      'Please select an image file (JPG, PNG, GIF)',
    ],
    [
      'an SVG',
      () => new File(['<svg/>'], 'plums.svg', { type: 'image/svg+xml' }),
      'Invalid file type',
      'Please select an image file (JPG, PNG, GIF)',
    ],
    [
      'one byte more than 5 MB',
      () => new File([new Uint8Array(5_242_881)], 'plums.jpg', { type: 'image/jpeg' }),
      'File too large',
      'Please select an image smaller than 5MB',
    ],
    [
      'a text that is called a PNG',
      () => new File(['plums'], 'plums.png', { type: 'image/png' }),
      'This picture cannot be read',
      'Please choose another one.',
    ],
  ])('PROF-06 refuses %s', async (_what, file, title, text) => {
    await open();
    await choose(await file());
    const toast = await shownToast(title);
    expect(toast.getByText(text)).toBeDefined();
    await screen.findByRole('button', { name: 'Choose a picture' });
  });

  it('PROF-05 on a phone the camera is one press away, and a picture can be removed', async () => {
    await page.viewport(390, 844);
    const bodies: unknown[] = [];
    const avatar = (await photo().then((file) => URL.createObjectURL(file))) as string;
    await open({
      readOwnUser: () => makeUser({ avatar }),
      changeOwnUser: ({ body }) => {
        bodies.push(body);
        return makeUser();
      },
    });
    const remove = await screen.findByRole('button', { name: 'Remove picture' });
    expect(document.querySelector('input[capture=user]')).not.toBeNull();
    await userEvent.click(remove);
    await shownToast('Profile picture removed');
    expect(bodies).toEqual([{ avatar: null }]);
  });
});
