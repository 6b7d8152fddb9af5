import { stems } from '@pomona/food/steps/step-words';

/** Words of a line that say how much, which size, or in which state, but not which food. */
const describing = new Set(
  stems(
    `g kg ml l oz lb tsp tbsp cup can pinch sprig slice clove scant heaped heaping each about large medium small
    fresh freshly dried dry ground fine finely coarse coarsely thin thinly rough roughly ripe raw cooked uncooked roasted
    toasted frozen canned chopped sliced peeled pitted boneless skinless shelled unsalted unsweetened salted low reduced
    sodium sugar fat nonfat lean part skim plain extra virgin baby whole large flat leaf split halved half and with of in
    no not free added to or the a for from day old hot cold warm soft hard mixed dark light new piece rolled
    finely grated crumbled picked torn only style natural flesh`,
  ),
);

/** The words of an ingredient line that name its food, in order. */
export function foodWords(line: string): string[] {
  const head = line.replace(/\([^)]*\)/g, ' ').split(',')[0] ?? '';
  const words = stems(head).filter((word) => word.length > 1 && !describing.has(word));
  return words.length > 0 ? words : stems(head);
}
