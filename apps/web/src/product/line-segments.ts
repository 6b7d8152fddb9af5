import type { LineMention, LineWord, ReadLine } from '@pomona/contract/foods/analysis';

/** Words of a line that belong together: those of a food, of a claim, those that are not read, or a plain one. */
export interface Segment {
  before: string;
  text: string;
  kind: 'food' | 'claim' | 'unread' | 'plain';
  mention?: LineMention;
}

type Told = Pick<ReadLine, 'text' | 'words' | 'mentions'>;

/** A line by what its words are read as, and what stands behind the last of them. */
export function segmentsOf({ text, words, mentions }: Told): { segments: Segment[]; rest: string } {
  const segments: Segment[] = [];
  let place = 0;
  while (place < words.length) {
    const mention = mentionAt(mentions, place);
    const end = mention?.to ?? endOfRun(words, place);
    const kind = mention === undefined ? kindOf(words[place]) : 'food';
    segments.push({ ...joined(words.slice(place, end)), kind, ...(mention && { mention }) });
    place = end;
  }
  const read = segments.map(({ before, text: own }) => before + own).join('');
  return { segments, rest: text.startsWith(read) ? text.slice(read.length) : '' };
}

function mentionAt(mentions: readonly LineMention[], place: number): LineMention | undefined {
  return mentions.find(
    ({ from, to }) => from !== undefined && to !== undefined && from <= place && place < to,
  );
}

/** Unread words in a row are one piece, and so are those of a claim. */
function endOfRun(words: readonly LineWord[], place: number): number {
  const kind = kindOf(words[place]);
  let end = place + 1;
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
export function unreadPieces(line: Told & Pick<ReadLine, 'unread'>): string[] {
  const pieces = segmentsOf(line).segments.filter(({ kind }) => kind === 'unread');
  return pieces.length > 0 ? pieces.map(({ text }) => text) : line.unread;
}

/** Each run of words that claim something, also within the name of a food. */
function claimsIn(words: readonly LineWord[]): string[] {
  const claims: string[] = [];
  for (let place = 0; place < words.length; place += 1) {
    if (words[place]?.role !== 'claim') continue;
    const end = endOfRun(words, place);
    claims.push(joined(words.slice(place, end)).text);
    place = end - 1;
  }
  return claims;
}

/** What a line holds beside its food: further foods, those that a word may hide, and claims ("gluten-free"). */
export function furtherIn(line: Told) {
  const related = (relation: LineMention['relation']) =>
    line.mentions.filter((mention) => mention.relation === relation);
  return {
    seconds: related('second'),
    perhaps: related('part'),
    claims: claimsIn(line.words),
  };
}
