import { avatarMaximumBytes } from '@pomona/contract/constants';

const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'];
export const acceptedTypes = pictureTypes.join(',');

export type FileProblem = 'type' | 'size' | 'unreadable';

/** Why a file is no profile picture (PROF-06); its bytes are looked at by the browser and by the server. */
export function problemOfFile(file: Pick<File, 'type' | 'size'>): FileProblem | null {
  if (!pictureTypes.includes(file.type)) return 'type';
  return file.size > avatarMaximumBytes ? 'size' : null;
}
