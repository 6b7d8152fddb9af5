import type { LineMention, LineWord, ReadLine } from '@pomona/contract/foods/analysis';

/** Words of a line that belong together: those of a food, of a claim, those that are not read, or a plain one. */
export interface Segment {
  before: string;
  text: string;
  kind: 'food' | 'claim' | 'unread' | 'plain';
  mention?: LineMention;
}

type LineWords = Pick<ReadLine, 'text' | 'words' | 'mentions'>;

/** A line by what its words are read as, and what stands behind the last of them. */
export function segmentsOf({ text, words, mentions }: LineWords): {
  segments: Segment[];
  rest: string;
} {
  const segments: Segment[] = [];
  let position = 0;
  while (position < words.length) {
    const mention = mentionAt(mentions, position);
    const end = mention?.to ?? endOfRun(words, position);
    const kind = mention === undefined ? kindOf(words[position]) : 'food';
    segments.push({ ...joined(words.slice(position, end)), kind, ...(mention && { mention }) });
    position = end;
  }
  const read = segments.map(({ before, text: own }) => before + own).join('');
  return { segments, rest: text.startsWith(read) ? text.slice(read.length) : '' };
}

function mentionAt(mentions: readonly LineMention[], position: number): LineMention | undefined {
  return mentions.find(
    ({ from, to }) => from !== undefined && to !== undefined && from <= position && position < to,
  );
}

/** Unread words in a row are one piece, and so are those of a claim. */
function endOfRun(words: readonly LineWord[], position: number): number {
  const kind = kindOf(words[position]);
  let end = position + 1;
  if (kind === 'plain') return end;
  while (kindOf(words[end]) === kind && isJoining(words[end])) end += 1;
  return end;
}

const isJoining = (word: LineWord | undefined) => /^[\s-]*$/.test(word?.before ?? '');

function kindOf(word: LineWord | undefined): Segment['kind'] {
  if (word?.role === 'unread' || word?.role === 'claim') return word.role;
  return 'plain';
}

function joined(words: readonly LineWord[]): Pick<Segment, 'before' | 'text'> {
  const [first] = words;
  const all = words.map(({ before = '', text }) => before + text).join('');
  const before = first?.before ?? '';
  return { before, text: all.slice(before.length) };
}

/** The pieces of a line that are not read, each as it is written. */
export function unreadPieces(line: LineWords & Pick<ReadLine, 'unread'>): string[] {
  const pieces = segmentsOf(line).segments.filter(({ kind }) => kind === 'unread');
  return pieces.length > 0 ? pieces.map(({ text }) => text) : line.unread;
}

/** Each run of words that claim something, also within the name of a food. */
function claimsIn(words: readonly LineWord[]): string[] {
  const claims: string[] = [];
  for (let position = 0; position < words.length; position += 1) {
    if (words[position]?.role !== 'claim') continue;
    const end = endOfRun(words, position);
    claims.push(joined(words.slice(position, end)).text);
    position = end - 1;
  }
  return claims;
}

/** What a line holds beside its food: further foods, those that a word may hide, and claims ("gluten-free"). */
export function furtherIn(line: LineWords) {
  const related = (relation: LineMention['relation']) =>
    line.mentions.filter((mention) => mention.relation === relation);
  return {
    seconds: related('second'),
    perhaps: related('part'),
    claims: claimsIn(line.words),
  };
}
