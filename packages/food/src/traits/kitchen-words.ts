import type { Language } from '../foods/languages.ts';

/** Words of steps and notes that say what a dish is cooked in and how long it keeps. */
export interface KitchenWords {
  pot: RegExp;
  pan: RegExp;
  /** "The pan" alone may be the sheet pan. */
  anyPan: RegExp;
  sheet: RegExp;
  /** What the oven does not do. */
  stove: RegExp;
  /** Anything else that a dish is heated in or on. */
  otherVessel: RegExp;
  secondVessel: RegExp;
  airFryer: RegExp;
  slowCooker: RegExp;
  freezes: RegExp;
  neverFrozen: RegExp;
  /** A note that says for how long the dish waits. */
  keeps: RegExp;
}

const words = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu');

const en: KitchenWords = {
  pot: words('pots?|saucepans?|dutch ovens?|stockpots?|casseroles?|pressure cookers?'),
  pan: words('skillets?|(?:frying|sauté|deep|wide|small|nonstick) pans?|woks?|griddles?'),
  anyPan: words('(?<!sheet |baking |loaf |roasting |muffin |cake |square )pans?'),
  sheet: words(
    'sheet pans?|baking sheets?|baking trays?|rimmed sheets?|sheets?(?= with parchment)',
  ),
  stove: words('boil(?:ing|ed)?|simmer(?:ing)?|fry(?:ing)?|sauté|sear|steam|blanch|poach'),
  otherVessel: words(
    'baking dish(?:es)?|roasting pans?|loaf pans?|muffin (?:tins?|pans?|cups)|ramekins?|steamers?|grill|barbecue|microwave|waffle iron|rice cooker',
  ),
  secondVessel: words(
    '(?:another|second|separate|other) (?:\\p{L}+ )?(?:pots?|pans?|saucepans?|skillets?)',
  ),
  airFryer: words('air[ -]fryers?'),
  slowCooker: words('slow[ -]cookers?|crock-?pots?'),
  freezes: words('freez\\p{L}*|frozen'),
  neverFrozen: words("(?:do(?:es)? not|don't|doesn't|never|cannot) freeze"),
  keeps: words('(?:keeps?|waits?|holds?|stays?|lasts?|ahead|before)'),
};

const de: KitchenWords = {
  pot: words(
    '(?:koch|suppen|schmor|brat)?topf|(?:koch|suppen|schmor|brat)?töpfe|bräter|schnellkochtopf',
  ),
  pan: words('(?:brat|grill)?pfannen?|wok'),
  anyPan: words('(?:brat|grill)?pfannen?|wok'),
  sheet: words('(?:back)?blech(?:e|en)?'),
  stove: words(
    '(?:auf)?koch(?:en|t)|köcheln|(?:an)?braten|dünsten|dämpfen|blanchieren|pochieren|frittieren',
  ),
  otherVessel: words(
    'auflaufform|backform|kastenform|muffinform|förmchen|dämpfer|dämpfeinsatz|grill|mikrowelle|waffeleisen|reiskocher',
  ),
  secondVessel: words('(?:zweiten?|weiteren?|anderen?|separaten?) (?:topf|pfanne)'),
  airFryer: words('heißluftfritteuse|airfryer|air fryer'),
  slowCooker: words('schongarer|slow cooker|slowcooker'),
  freezes: words('(?:ein|tief)?(?:ge)?frier\\p{L}*|(?:ein|tief)?gefroren|tiefkühl\\p{L}*'),
  neverFrozen: words('nicht (?:ein|tief)?(?:ge)?fr[io]\\p{L}*'),
  keeps: words('häl(?:t|st)|halten|haltbar|vorher|vorbereiten|aufbewahren'),
};

const es: KitchenWords = {
  pot: words('ollas?|cazos?|cacerolas?|cazuelas?|olla a presión'),
  pan: words('sart[eé]n(?:es)?|wok|comal|plancha'),
  anyPan: words('sart[eé]n(?:es)?|wok|comal|plancha'),
  sheet: words('bandejas?|charolas?|placas? de horno'),
  stove: words(
    'herv\\p{L}*|hierv\\p{L}*|cuec\\p{L}*|fríe\\p{L}*|sofr\\p{L}*|saltea\\p{L}*|escald\\p{L}*|vapor',
  ),
  otherVessel: words('fuente(?: de horno)?|moldes?|vaporera|parrilla|barbacoa|microondas|gofrera'),
  secondVessel: words('otr[oa] (?:olla|sartén|cazo|cacerola|cazuela)'),
  airFryer: words('freidora de aire|air fryer'),
  slowCooker: words('olla de cocción lenta|crock-?pot|slow cooker'),
  freezes: words('congel\\p{L}*'),
  neverFrozen: words('no (?:se |lo |la )?congel\\p{L}*'),
  keeps: words('conserva(?:n)?|aguanta(?:n)?|dura(?:n)?|guarda(?:n)?|antes|antelación'),
};

const fr: KitchenWords = {
  pot: words('casseroles?|marmites?|cocottes?|faitouts?|autocuiseur'),
  pan: words('poêles?|sauteuses?|woks?|crêpière'),
  anyPan: words('poêles?|sauteuses?|woks?|crêpière'),
  sheet: words('plaques?(?: de cuisson| à pâtisserie)?'),
  stove: words(
    'bouill\\p{L}*|mijot\\p{L}*|saisi\\p{L}*|revenir|sauter|vapeur|blanchi\\p{L}*|poch\\p{L}*|frire',
  ),
  otherVessel: words(
    'plat à (?:four|gratin)|moules? à \\p{L}+|ramequins?|cuit-vapeur|gril|barbecue|micro-ondes|gaufrier',
  ),
  secondVessel: words('(?:autre|seconde|deuxième) (?:casserole|poêle|cocotte|sauteuse)'),
  airFryer: words('friteuse à air|air fryer|airfryer'),
  slowCooker: words('mijoteuse|slow cooker'),
  freezes: words('congel\\p{L}*|congèl\\p{L}*|surgel\\p{L}*'),
  neverFrozen: words('ne (?:se )?cong[eè]l\\p{L}* pas|ne pas congeler'),
  keeps: words('se conserve(?:nt)?|se garde(?:nt)?|tient|tiennent|avant|avance'),
};

export const kitchenWords: Readonly<Record<Language, KitchenWords>> = { en, de, es, fr };
