const amount = String.raw`(?<=^[\d½⅓⅔¼¾⅛./ -]{1,10})`;
const word = (text: string) => new RegExp(String.raw`(?<!\p{L})${text}(?!\p{L})\.?`, 'giu');

/** Abbreviations of recipe cards and health blogs, of English, French and German. */
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
  [/^qq (?=\p{L})/iu, 'quelques '],
  [/(?<!\p{L})Pfd\. ?/gu, 'Pfund '],
  [/(?<!\p{L})Päckch\. ?/gu, 'Päckchen '],
  [/(?<!\p{L})Ta\. (?=\p{Lu})/gu, 'Tasse '],
  [/(?<!\p{L})Fl\. (?=\p{Lu})/gu, 'Flasche '],
  [/(?<!\p{L})(?:m\.-|mittel)gr(?:oße|\.) /giu, 'mittelgroße '],
  [/(?<!\p{L})ger\. (?=\p{Lu})/gu, 'geriebener '],
  [/(?<!\p{L})gek\. (?=\p{Lu})/gu, 'gekochter '],
  [/(?<!\p{L})getr\. (?=\p{Lu})/gu, 'getrocknete '],
  [/(?<!\p{L})gem\. (?=hack)/giu, 'gemischtes '],
  [/(?<!\p{L})gem\. (?=\p{Lu})/gu, 'gemahlene '],
];

export function withoutAbbreviations(line: string): string {
  return written.reduce((text, [short, long]) => text.replace(short, long), line);
}
