import { load } from 'cheerio/slim';

export interface PageNode {
  type: string;
  name?: string;
  data?: string;
  attribs?: Readonly<Record<string, string>>;
  children?: PageNode[];
  parent: PageNode | null;
}

/** The parser looks through all open tags at every end tag: pages that open more at once would be slow, and are no pages. */
const maxDepth = 1000;

/** The largest real pages have some 20,000 tags. */
const maxTags = 60_000;

/** Void tags, and those that the next of their kind closes. */
const selfClosing =
  /^(?:area|base|basefont|br|col|embed|frame|hr|img|input|keygen|link|meta|param|source|track|wbr|p|li|td|th|tr|option|dt|dd|tbody|thead|tfoot)$/;
/** Only within these a slash closes a tag (`<path/>`). */
const foreign = new Set(['svg', 'math']);

/** The page as a tree; `null` for what has too many tags, or nests too deeply, to be one. */
export function parsePage(html: string): PageNode | null {
  if (isTooMuch(html)) return null;
  // These are the parser's nodes; its own types come with a package that is not a dependency.
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
    if (tags > maxTags) return true;
    // A tag in a comment counts (the comment may be none), but opens nothing.
    if (index < commentEnd) continue;
    if (tag === undefined) commentEnd = endOfComment(html, index);
    else if (end === '/') open.close(tag.toLowerCase());
    else open.open(tag.toLowerCase(), inside.endsWith('/'));
    if (open.depth > maxDepth) return true;
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
    if (closesItself && (foreign.has(name) || [...foreign].some((each) => this.has(each)))) return;
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
  const stack = [...(root.children ?? [])].reverse();
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node.attribs !== undefined && visit(node) === false) continue;
    const { children = [] } = node;
    for (let index = children.length - 1; index >= 0; index -= 1) {
      const child = children[index];
      if (child !== undefined) stack.push(child);
    }
  }
}

export function findElement(root: PageNode, isMatch: (node: PageNode) => boolean): PageNode | null {
  let found: PageNode | null = null;
  walk(root, (node) => {
    if (found !== null) return false;
    if (isMatch(node)) found = node;
    return undefined;
  });
  return found;
}

export const attributeOf = ({ attribs }: PageNode, name: string): string =>
  attribs?.[name]?.trim() ?? '';

export const rawText = ({ children = [] }: PageNode): string =>
  children.map(({ data = '' }) => data).join('');

/** Tags whose end is the end of a line. */
const blocks =
  /^(?:address|article|aside|blockquote|dd|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|table|tbody|tr|ul|br)$/;
/** Invisible, or no part of the text. */
const unseen =
  /^(?:script|style|noscript|template|svg|math|iframe|object|select|option|button|textarea|input|head|title|nav|audio|video|canvas)$/;

const isHidden = ({ attribs = {} }: PageNode): boolean =>
  attribs.hidden !== undefined ||
  attribs['aria-hidden'] === 'true' ||
  /display\s*:\s*none/i.test((attribs.style ?? '').slice(0, 500));

/** A line break where a block begins or ends and between items of a list; it ends after about `maxLength` characters. */
export function textOf(
  root: PageNode,
  maxLength = Number.POSITIVE_INFINITY,
  without: ReadonlySet<PageNode> = new Set(),
): string {
  const parts: string[] = [];
  let length = 0;
  const stack: (PageNode | string)[] = [...(root.children ?? [])].reverse();
  if (root.data !== undefined) parts.push(root.data);
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (length > maxLength) break;
    if (typeof next === 'string') parts.push(next);
    else if (without.has(next)) parts.push('\n\n');
    else if (next.type === 'text') {
      const text = (next.data ?? '').slice(0, maxLength).replace(/\s+/g, ' ');
      length += text.length;
      parts.push(text);
    } else if (next.name !== undefined) openElement(next, parts, stack);
    else pushChildren(next, stack);
  }
  return parts.join('');
}

const isItem = (name: string): boolean => /^(?:li|tr|dt|dd)$/.test(name);

/** Whether the text ends with the end of a line. */
function endsLine(parts: readonly string[]): boolean {
  const last = parts.at(-1) ?? '';
  return last.trim() === '' && (last.includes('\n') || (parts.at(-2) ?? '').endsWith('\n'));
}

function openElement(node: PageNode, parts: string[], stack: (PageNode | string)[]): void {
  const { name = '' } = node;
  if (unseen.test(name) || isHidden(node)) return;
  const isBlock = blocks.test(name);
  if (isBlock) {
    // Headings and paragraphs are set apart; the items of a list follow each other.
    const edge = /^(?:p|h[1-6]|ul|ol|div|section|article)$/.test(name) ? '\n\n' : '\n';
    if (!isItem(name) || !endsLine(parts)) parts.push(edge);
    if (name !== 'br') stack.push(edge);
  }
  if (name === 'td' || name === 'th') stack.push(' ');
  pushChildren(node, stack);
}

function pushChildren({ children = [] }: PageNode, stack: (PageNode | string)[]): void {
  for (let index = children.length - 1; index >= 0; index -= 1) {
    const child = children[index];
    if (child !== undefined) stack.push(child);
  }
}
