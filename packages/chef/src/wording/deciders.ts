import { foodByKey } from '@pomona/food/table/table';
import type { Cue } from '../dish.ts';

const poultry = /^(?:chicken|turkey|duck|rabbit)-(?!vegan)/;

const isMeat = (key: string) => {
  const roles = foodByKey(key)?.roles ?? [];
  return roles.includes('protein') && (roles.includes('redmeat') || poultry.test(key));
};
const isSeafood = (key: string) => foodByKey(key)?.roles.includes('seafood') === true;
const leafy =
  /^(?:spinach|kale|chard|arugula|collards|bok-choy|cabbage|lettuce|watercress|radicchio)/;

/** The foods on which one sees that it is done; other foods beside them say nothing. */
const decides: Readonly<Partial<Record<Cue, (key: string) => boolean>>> = {
  no_pink: isMeat,
  flakes: isSeafood,
  opaque_pink: (key) => key.startsWith('shrimp'),
  translucent: (key) => /^(?:onion|shallot|leek|scallion)/.test(key),
  wilted: (key) => leafy.test(key),
  al_dente: (key) => /pasta|noodle|spaghetti|tagliatelle|macaroni|orzo|soba|udon/.test(key),
};

export function decidersOf<Item>(
  cue: Cue | undefined,
  items: readonly Item[],
  keyOf: (item: Item) => string,
): readonly Item[] {
  const decider = cue === undefined ? undefined : decides[cue];
  return decider === undefined ? [] : items.filter((item) => decider(keyOf(item)));
}
