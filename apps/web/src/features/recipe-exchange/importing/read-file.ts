import { maxImportBytes } from '@pomona/contract/recipe-exchange';
import type { EnteredFile } from './entered.ts';

export type FileProblem = 'tooLarge' | 'notText' | 'unreadable';

/** The text of a file that a person has chosen. */
export async function readTextFile(
  file: File,
): Promise<{ file: EnteredFile } | { problem: FileProblem }> {
  if (file.size > maxImportBytes) return { problem: 'tooLarge' };
  const bytes = await file.arrayBuffer().catch(() => null);
  if (bytes === null) return { problem: 'unreadable' };
  const text = decoded(bytes);
  return text.includes('\0') ? { problem: 'notText' } : { file: { name: file.name, text } };
}

/** UTF-8, UTF-16 with its mark, or what older programs of Western Europe write. */
function decoded(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
