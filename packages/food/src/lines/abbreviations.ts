const amount = String.raw`(?<=^[\d½⅓⅔¼¾⅛./ -]{1,10})`;
const word = (text: string) => new RegExp(String.raw`(?<!\p{L})${text}(?!\p{L})\.?`, 'giu');

/** Abbreviations of English recipe cards and of health blogs. */
const written: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`${amount}# ?(?=\p{L})`, 'iu'), ' lb '],
  [new RegExp(String.raw`${amount}sm\. `, 'iu'), 'small '],
  [new RegExp(String.raw`${amount}med\. `, 'iu'), 'medium '],
  [new RegExp(String.raw`${amount}lg\. `, 'iu'), 'large '],
  [new RegExp(String.raw`${amount}doz\.? `, 'iu'), 'dozen '],
  [new RegExp(String.raw`${amount}env\.? `, 'iu'), 'envelope '],
  [new RegExp(String.raw`${amount}sq\. `, 'iu'), 'square '],
  [word('EVOO'), 'extra-virgin olive oil'],
  [word('ACV'), 'apple cider vinegar'],
  [word('GF'), 'gluten-free'],
  [word('DF(?= (?:milk|butter|cheese|cream|yogh?urt))'), 'dairy-free'],
  [word('PB'), 'peanut butter'],
  [word('WW(?= (?:flour|pasta|bread|tortilla))'), 'whole wheat'],
  [word('unsw'), 'unsweetened'],
  [word(String.raw`veg\.? oil`), 'vegetable oil'],
  [/(?<!\p{L})ba?kg\.? (?=powder|soda)/giu, 'baking '],
  [word(String.raw`b\. ?soda`), 'baking soda'],
  [/(?<!\p{L})brn\.? (?=sugar)/giu, 'brown '],
  [/(?<=(?:lbs?|pounds?|oz|ounces?)\.? (?:lean )?)hamburger(?! \p{L})/giu, 'ground beef'],
  [word(String.raw`(?<=(?:tsp|teaspoons?|tbsp|tablespoons?)\.? )van\.?$`), 'vanilla'],
  [word('S ?(?:&|and) ?P'), 'salt and pepper'],
  [word('oleo'), 'margarine'],
];

export function withoutAbbreviations(line: string): string {
  return written.reduce((text, [short, long]) => text.replace(short, long), line);
}
