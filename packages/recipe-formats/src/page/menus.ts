import { attributeOf, type PageNode } from './page.ts';

/** What an element holds, all that is inside of it counted. */
interface Counts {
  node: PageNode;
  /** Place of the element around it; -1 for the outermost. */
  parent: number;
  /** Characters, and those of links. */
  text: number;
  linked: number;
  links: number;
  /** Links that begin with a number, as "200 g flour" does. */
  amounts: number;
}

const holders = /^(?:ul|ol|dl|div|section|aside|header|footer|table|p)$/;
const roles = /^(?:navigation|menu|menubar|search|contentinfo)$/i;
const amount = /^\s*[\d½¼¾⅓⅔⅛]/;

/** Characters beside its links that a menu has at most: a heading, dots between. A recipe says more. */
const mostBeside = 120;

/** The parts of a page that lead to others: menus, lists of related pages. */
export function menusIn(page: PageNode): ReadonlySet<PageNode> {
  const counted = countsOf(page);
  return new Set(counted.filter(isMenu).map(({ node }) => node));
}

function isMenu({ node, text, linked, links, amounts }: Counts): boolean {
  if (roles.test(attributeOf(node, 'role'))) return true;
  if (!holders.test(node.name ?? '') || links < 3) return false;
  return linked >= text * 0.7 && text - linked <= mostBeside && amounts < links / 2;
}

function countsOf(page: PageNode): Counts[] {
  const counted: Counts[] = [];
  const waiting = [{ node: page, parent: -1, isLinked: false }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { node, parent } = next;
    const isLink = node.name === 'a';
    const isLinked = next.isLinked || isLink;
    const own = { node, parent, text: 0, linked: 0, links: Number(isLink), amounts: 0 };
    const place = counted.push(own) - 1;
    for (const child of node.children ?? []) {
      if (child.type === 'text') addText(own, child.data ?? '', isLinked);
      else if (child.children !== undefined && !/^(?:script|style)$/.test(child.name ?? ''))
        waiting.push({ node: child, parent: place, isLinked });
    }
    own.amounts = Number(isLink && own.amounts > 0);
  }
  for (let place = counted.length - 1; place > 0; place -= 1) addToParent(counted, place);
  return counted;
}

function addText(counts: Counts, text: string, isLinked: boolean): void {
  const length = text.trim().length;
  counts.text += length;
  if (!isLinked) return;
  counts.linked += length;
  counts.amounts += Number(amount.test(text));
}

/** Every element stands behind the one around it. */
function addToParent(counted: readonly Counts[], place: number): void {
  const own = counted[place];
  const around = counted[own?.parent ?? -1];
  if (own === undefined || around === undefined) return;
  around.text += own.text;
  around.linked += own.linked;
  around.links += own.links;
  around.amounts += own.amounts;
}
