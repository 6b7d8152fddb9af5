import { recipeImageMaximumBytes } from '@pomona/contract/constants';

/** What browsers show and the server reads. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;

/** Why a file is no picture for a recipe (IMG-02). */
export type PictureProblem = 'type' | 'size' | 'unreadable';

/** A picture as a `data:` URL in base64, or why it cannot be taken. */
export async function readPictureFile(
  file: Blob,
): Promise<{ data: string } | { problem: PictureProblem }> {
  if (!pictureTypes.some((type) => type === file.type)) return { problem: 'type' };
  if (file.size > recipeImageMaximumBytes) return { problem: 'size' };
  try {
    const data = await dataUrlOf(file);
    return (await isShown(data)) ? { data } : { problem: 'unreadable' };
  } catch {
    return { problem: 'unreadable' };
  }
}

/** Whether the browser can show what lies there (IMG-01). */
export function isShown(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(image.naturalWidth > 0);
    image.onerror = () => resolve(false);
    image.src = address;
  });
}

function dataUrlOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
