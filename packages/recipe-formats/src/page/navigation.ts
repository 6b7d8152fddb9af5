import { attributeOf, type PageNode } from './html.ts';

/** Counts of an element with everything inside of it. */
interface Counts {
  node: PageNode;
  /** Index of the parent element; -1 for the root. */
  parent: number;
  /** Characters, and those of links. */
  text: number;
  linked: number;
  links: number;
  /** Links that begin with a number, as "200 g flour" does. */
  amounts: number;
}

const containers = /^(?:ul|ol|dl|div|section|aside|header|footer|table|p)$/;
const roles = /^(?:navigation|menu|menubar|search|contentinfo)$/i;
const amount = /^\s*[\d½¼¾⅓⅔⅛]/;

/** Characters of a menu outside of its links: a heading, separators. A recipe has more. */
const maxOtherText = 120;

export function navigationIn(page: PageNode): ReadonlySet<PageNode> {
  const counted = countsOf(page);
  return new Set(counted.filter(isMenu).map(({ node }) => node));
}

function isMenu({ node, text, linked, links, amounts }: Counts): boolean {
  if (roles.test(attributeOf(node, 'role'))) return true;
  if (!containers.test(node.name ?? '') || links < 3) return false;
  return linked >= text * 0.7 && text - linked <= maxOtherText && amounts < links / 2;
}

function countsOf(page: PageNode): Counts[] {
  const counted: Counts[] = [];
  const stack = [{ node: page, parent: -1, isLinked: false }];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { node, parent } = next;
    const isLink = node.name === 'a';
    const isLinked = next.isLinked || isLink;
    const own = { node, parent, text: 0, linked: 0, links: Number(isLink), amounts: 0 };
    const index = counted.push(own) - 1;
    for (const child of node.children ?? []) {
      if (child.type === 'text') addText(own, child.data ?? '', isLinked);
      else if (mayHaveText(child)) stack.push({ node: child, parent: index, isLinked });
    }
    own.amounts = Number(isLink && own.amounts > 0);
  }
  for (let index = counted.length - 1; index > 0; index -= 1) addToParent(counted, index);
  return counted;
}

const mayHaveText = ({ children, name }: PageNode) =>
  children !== undefined && !/^(?:script|style)$/.test(name ?? '');

function addText(counts: Counts, text: string, isLinked: boolean): void {
  const length = text.trim().length;
  counts.text += length;
  if (!isLinked) return;
  counts.linked += length;
  counts.amounts += Number(amount.test(text));
}

function addToParent(counted: readonly Counts[], index: number): void {
  const own = counted[index];
  const parent = counted[own?.parent ?? -1];
  if (own === undefined || parent === undefined) return;
  parent.text += own.text;
  parent.linked += own.linked;
  parent.links += own.links;
  parent.amounts += own.amounts;
}
