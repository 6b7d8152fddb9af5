import { load } from 'cheerio/slim';

/** A node of a page, as the parser of cheerio makes them. */
export interface PageNode {
  type: string;
  name?: string;
  data?: string;
  attribs?: Readonly<Record<string, string>>;
  children?: PageNode[];
  parent: PageNode | null;
}

/**
 * The parser keeps a list of the tags that are open, and looks through it at every end tag: pages that open more than this
 * at once would make it slow, and are no pages.
 */
const deepest = 1000;

/** The largest pages in the wild have some 20,000 tags; more of them is made to keep the reader busy. */
const mostTags = 60_000;

/** Tags that hold nothing, or that the next of their kind closes. */
const selfClosing =
  /^(?:area|base|basefont|br|col|embed|frame|hr|img|input|keygen|link|meta|param|source|track|wbr|p|li|td|th|tr|option|dt|dd|tbody|thead|tfoot)$/;
/** Within these a tag may close itself (`<path/>`); everywhere else the slash says nothing. */
const drawn = new Set(['svg', 'math']);

/** The page as a tree; `null` for what has too many tags, or nests too deeply, to be one. */
export function parsePage(html: string): PageNode | null {
  if (isTooMuch(html)) return null;
  // The nodes of the parser are these: its own types come with a package that is not ours.
  return load(html).root()[0] as unknown as PageNode;
}

/** The begin of a comment, or a tag with what stands in it; an end tag has a slash in front. */
const commentOrTag = /<!--|<(\/?)([a-z][^\s/>]{0,40})([^<>]*)/gi;

function isTooMuch(html: string): boolean {
  const open = new OpenTags();
  let tags = 0;
  let commentEnd = 0;
  for (const { index, 1: end, 2: tag, 3: inside = '' } of html.matchAll(commentOrTag)) {
    tags += 1;
    if (tags > mostTags) return true;
    // What stands in a comment counts as a tag, for it may be none, but opens nothing.
    if (index < commentEnd) continue;
    if (tag === undefined) commentEnd = endOfComment(html, index);
    else if (end === '/') open.close(tag.toLowerCase());
    else open.open(tag.toLowerCase(), inside.endsWith('/'));
    if (open.depth > deepest) return true;
  }
  return false;
}

/** "<!-->" is one as well. */
function endOfComment(html: string, start: number): number {
  const end = html.indexOf('-->', start + 2);
  return end < 0 ? html.length : end;
}

/** The tags that are open, as the parser keeps them: an end tag closes all that was opened since. */
class OpenTags {
  private readonly names: string[] = [];
  private readonly counts = new Map<string, number>();

  get depth(): number {
    return this.names.length;
  }

  open(name: string, closesItself: boolean): void {
    if (selfClosing.test(name)) return;
    if (closesItself && (drawn.has(name) || [...drawn].some((each) => this.has(each)))) return;
    this.names.push(name);
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }

  close(name: string): void {
    if (!this.has(name)) return;
    for (let last = this.names.pop(); last !== undefined; last = this.names.pop()) {
      this.counts.set(last, (this.counts.get(last) ?? 0) - 1);
      if (last === name) return;
    }
  }

  private has(name: string): boolean {
    return (this.counts.get(name) ?? 0) > 0;
  }
}

/** Every element below a node in the order of the page; `false` from `visit` leaves out what is inside. */
export function walk(root: PageNode, visit: (node: PageNode) => boolean | undefined): void {
  const waiting = [...(root.children ?? [])].reverse();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node.attribs !== undefined && visit(node) === false) continue;
    const { children = [] } = node;
    for (let index = children.length - 1; index >= 0; index -= 1) {
      const child = children[index];
      if (child !== undefined) waiting.push(child);
    }
  }
}

/** The first element for which `isWanted` is true. */
export function findElement(
  root: PageNode,
  isWanted: (node: PageNode) => boolean,
): PageNode | null {
  let found: PageNode | null = null;
  walk(root, (node) => {
    if (found !== null) return false;
    if (isWanted(node)) found = node;
    return undefined;
  });
  return found;
}

export const attributeOf = ({ attribs }: PageNode, name: string): string =>
  attribs?.[name]?.trim() ?? '';

/** The text of a script as it stands. */
export const rawText = ({ children = [] }: PageNode): string =>
  children.map(({ data = '' }) => data).join('');

/** Tags whose end is the end of a line. */
const blocks =
  /^(?:address|article|aside|blockquote|dd|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|table|tbody|tr|ul|br)$/;
/** What a reader of the page does not see, or what is no part of its text. */
const unseen =
  /^(?:script|style|noscript|template|svg|math|iframe|object|select|option|button|textarea|input|head|title|nav|audio|video|canvas)$/;

const isHidden = ({ attribs = {} }: PageNode): boolean =>
  attribs.hidden !== undefined ||
  attribs['aria-hidden'] === 'true' ||
  /display\s*:\s*none/i.test((attribs.style ?? '').slice(0, 500));

/**
 * The visible text without some elements, with a line break where a block begins or ends and between items of a list; it ends about
 * where it has `most` characters.
 */
export function textOf(
  root: PageNode,
  most = Number.POSITIVE_INFINITY,
  without: ReadonlySet<PageNode> = new Set(),
): string {
  const parts: string[] = [];
  let length = 0;
  const waiting: (PageNode | string)[] = [...(root.children ?? [])].reverse();
  if (root.data !== undefined) parts.push(root.data);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (length > most) break;
    if (typeof next === 'string') parts.push(next);
    else if (without.has(next)) parts.push('\n\n');
    else if (next.type === 'text') {
      const text = (next.data ?? '').slice(0, most).replace(/\s+/g, ' ');
      length += text.length;
      parts.push(text);
    } else if (next.name !== undefined) openElement(next, parts, waiting);
    else pushChildren(next, waiting);
  }
  return parts.join('');
}

function openElement(node: PageNode, parts: string[], waiting: (PageNode | string)[]): void {
  const { name = '' } = node;
  if (unseen.test(name) || isHidden(node)) return;
  const isBlock = blocks.test(name);
  if (isBlock) {
    // A heading and a paragraph stand by themselves; the items of a list follow each other.
    const edge = /^(?:p|h[1-6]|ul|ol|div|section|article)$/.test(name) ? '\n\n' : '\n';
    parts.push(edge);
    waiting.push(edge);
  }
  if (name === 'td' || name === 'th') waiting.push(' ');
  pushChildren(node, waiting);
}

function pushChildren({ children = [] }: PageNode, waiting: (PageNode | string)[]): void {
  for (let index = children.length - 1; index >= 0; index -= 1) {
    const child = children[index];
    if (child !== undefined) waiting.push(child);
  }
}
