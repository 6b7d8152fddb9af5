import {
  DataSet,
  englishDataset,
  englishRecommendedBlacklistMatcherTransformers,
  parseRawPattern,
  RegExpMatcher,
} from 'obscenity';

/**
 * Of the library's list these are left out: words of the body, which people here write about, and words that are food or
 * everyday words in another of the four languages (râpé, assez, Schinken, cumplir, en retard).
 */
const leftOut = new Set([
  ...['abo', 'anal', 'anus', 'arse', 'ass', 'bestiality', 'boob', 'chink', 'cum', 'dick', 'dyke'],
  ...['ejaculate', 'fag', 'felch', 'incest', 'kike', 'negro', 'orgasm', 'orgy', 'penis', 'prick'],
  ...['rape', 'retard', 'scat', 'semen', 'sex', 'spastic', 'tit', 'turd', 'vagina', 'wank'],
]);

// In the notation of the library: `|` is the edge of a word, `[s]` may be missing. Without accents and double letters.
const patterns: readonly string[] = [
  ...['|arsehole', '|asshole', '|dickhead', '|fag|', '|faggot', '|rapist', '|chink|', '|wanker'],
  ...['|suck my dick', '|tosser|', '|kill yourself|', '|kys|', '|kike[s]|'],
  ...['|arschloch', '|fick dich', '|ficken|', '|fickt|', '|fotze', '|hurensohn', '|missgeburt'],
  ...['|nute[n]|', '|scheiss', '|scheisse', '|schlampe', '|schwuchtel', '|wichser', '|drecksau'],
  ...['|verpiss', '|leck mich', '|halt die fresse', '|kanake', '|bring dich um'],
  ...['|bougnoul', '|branleur', '|chier|', '|conard', '|conasse', '|encule', '|enfoire', '|merde'],
  ...['|fils de pute', '|sale pute', '|niquer', '|nique ta', '|petasse', '|putain', '|salaud|'],
  ...['|salop', '|ta gueule', '|va te faire foutre'],
  ...['|cabron', '|chinga', '|cojones', '|gilipollas', '|hijo de puta', '|hijoputa', '|hijueputa'],
  ...['|malparid', '|maricon', '|mierda', '|pendej', '|puta|', '|putas|', '|puto|', '|putos|'],
  ...['|la verga', '|vete al infierno'],
];

/** Dishes and plants. */
const foods: readonly string[] = [
  ...['cock-a-leekie', 'cockaleekie', 'faggots and peas', 'faggots in', 'faggots with'],
  ...[
    'pissaladiere',
    'pissenlit',
    'pissala',
    'shiitak',
    'shito',
    'slutty brownies',
    'sabich pita',
    'sabich-pita',
  ],
  ...['bastardmakrel', 'honigger'],
];

const dataset = new DataSet<{ originalWord: string }>()
  .addAll(englishDataset)
  .removePhrasesIf(({ metadata }) => leftOut.has(metadata?.originalWord ?? ''))
  .addPhrase((phrase) => {
    for (const pattern of patterns) phrase.addPattern(parseRawPattern(pattern));
    for (const food of foods) phrase.addWhitelistedTerm(food);
    return phrase.setMetadata({ originalWord: 'of the four languages' });
  });

const matcher = new RegExpMatcher({
  ...dataset.build(),
  blacklistMatcherTransformers: englishRecommendedBlacklistMatcherTransformers,
});

/** Whether somebody should have a look at the words: a guess, never a reason to refuse a text. */
export function isRude(text: string): boolean {
  return matcher.hasMatch(withoutAccents(text));
}

const withoutAccents = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
