import * as z from 'zod';
import { isTopic, maxMessageBytes, type Payload } from './bus.ts';

const envelope = z.object({ from: z.string(), topic: z.string(), payload: z.unknown() });

/** With its sender, who has called its own listeners already. */
export type Envelope = z.infer<typeof envelope>;

/** Throws for a topic or a size that no transport carries: a programming error. */
export function encodeMessage(from: string, topic: string, payload: Payload): string {
  if (!isTopic(topic)) throw new Error(`"${topic}" is no topic`);
  const text = JSON.stringify({ from, topic, payload });
  if (Buffer.byteLength(text) > maxMessageBytes) {
    throw new Error(
      `A message about ${topic} is too large; send ids and let readers fetch the rest`,
    );
  }
  return text;
}

/** `null` for what is no message of ours. */
export function decodeMessage(text: string): Envelope | null {
  try {
    return envelope.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
