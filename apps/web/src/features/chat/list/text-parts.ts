export type TextPart =
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; href: string }
  | { kind: 'recipe'; text: string; id: string };

const address = /https?:\/\/[^\s<>"]+/giu;
/** Belongs to the sentence around an address. */
const trailing = /[.,;:!?'’”)\]]$/u;
const recipePath = /^\/recipes\/([a-z0-9-]{1,128})\/?$/iu;

/** Addresses in a message; those of recipes on this site are a kind of their own (CHAT-10, CHAT-12). */
export function textParts(message: string, origin: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of message.matchAll(address)) {
    const text = withoutTrailing(match[0]);
    if (!URL.canParse(text)) continue;
    if (match.index > end) parts.push({ kind: 'text', text: message.slice(end, match.index) });
    parts.push(linkOf(text, origin));
    end = match.index + text.length;
  }
  if (end < message.length) parts.push({ kind: 'text', text: message.slice(end) });
  return parts;
}

/** A closing bracket stays where the address opens one. */
function withoutTrailing(text: string): string {
  let shorter = text;
  while (trailing.test(shorter)) {
    if (shorter.endsWith(')') && shorter.includes('(')) break;
    shorter = shorter.slice(0, -1);
  }
  return shorter;
}

function linkOf(text: string, origin: string): TextPart {
  const url = new URL(text);
  const id = url.origin === origin ? recipePath.exec(url.pathname)?.[1] : undefined;
  return id === undefined ? { kind: 'link', text, href: url.href } : { kind: 'recipe', text, id };
}
