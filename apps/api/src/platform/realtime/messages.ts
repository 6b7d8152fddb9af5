import * as z from 'zod';
import { isTopic, maximumMessageBytes, type Payload } from './bus.ts';

const envelope = z.object({ from: z.string(), topic: z.string(), payload: z.unknown() });

/** What goes over the wire: who sent it, so that the sender does not hear itself twice. */
export type Envelope = z.infer<typeof envelope>;

/** Throws for a topic or a size that no transport carries: a mistake of ours, found on the first try. */
export function encodeMessage(from: string, topic: string, payload: Payload): string {
  if (!isTopic(topic)) throw new Error(`"${topic}" is no topic`);
  const text = JSON.stringify({ from, topic, payload });
  if (Buffer.byteLength(text) > maximumMessageBytes) {
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
