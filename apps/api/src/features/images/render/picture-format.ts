/** What a file is by its first bytes: one of the four kinds that people may send, as sharp names them. */
export type UploadFormat = 'jpeg' | 'png' | 'webp' | 'gif';

/** `null` for whatever else it is: SVG and HTML above all, whatever they are called. */
export function pictureFormatOf(bytes: Uint8Array): UploadFormat | null {
  const begins = (text: string, at = 0) =>
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      .subarray(at, at + text.length)
      .equals(Buffer.from(text, 'latin1'));
  if (begins('\xff\xd8\xff')) return 'jpeg';
  if (begins('\x89PNG\r\n\x1a\n')) return 'png';
  if (begins('GIF87a') || begins('GIF89a')) return 'gif';
  if (begins('RIFF') && begins('WEBP', 8)) return 'webp';
  return null;
}
