import type { Language } from '../foods/languages.ts';

/**
 * Nouns and adjectives of ingredient lines in Spanish, French and German with their plurals. English ones are in
 * `plurals.ts`. A word that is not listed stays as it is: a wrong plural reads worse than none.
 */
const spanish = plurals(
  `huevo cebolla cebolleta zanahoria patata papa tomate jitomate pimiento calabaza manzana naranja pera lima ciruela
  aguacate berenjena pepino puerro plátano banana mango melocotón+es durazno kiwi higo dátil+es fresa aceituna
  champiñón+es calabacín+es limón+es jamón+es mejillón+es salchichón+es pimentón+es chalota alcachofa lechuga coliflor+es
  espárrago rábano remolacha nabo boniato batata camote guindilla chile mazorca pechuga muslo contramuslo muslito alita
  filete solomillo chuleta salchicha gamba langostino vieira sardina anchoa almeja yema clara tortilla panecillo pan+es
  galleta nuez=nueces almendra dátil+es grano cubito ajo cebollino albaricoque mandarina pomelo granada judía yogur+es
  rojo roja verde amarillo amarilla blanco blanca negro negra morado morada grande pequeño pequeña mediano mediana
  maduro madura dulce fresco fresca entero entera tierno tierna duro dura seco seca picado picada rallado rallada
  cortado cortada pelado pelada integral+es buen=buenos buena`,
);
const spanishMeasures = plurals(
  `taza tacita vaso copa cucharada cucharadita cucharilla cuchara cda cdta lata bote tarro frasco paquete sobre bolsa
  bandeja botella diente rebanada loncha rodaja ramita rama manojo puñado pizca hoja tallo penca cabeza trozo pedazo
  pieza unidad+es mitad+es bola tira lámina cubo docena gota chorrito chorro kilo litro gramo libra onza barra tarrina
  bloque gajo`,
);
const french = plurals(
  `œuf oeuf oignon carotte tomate poivron courgette aubergine concombre avocat pomme poire orange citron banane pêche
  abricot prune figue datte fraise échalote navet panais= betterave radis= poireau+x chou+x chou-fleur=choux-fleurs
  artichaut champignon piment cornichon olive endive laitue potiron courge mangue kiwi clémentine mandarine pamplemousse
  blanc jaune cuisse escalope côtelette saucisse crevette moule sardine anchois= tortilla pain baguette yaourt noix=
  amande noisette cube biscuit galette carré épi patate
  rouge vert verte gros= grosse petit petite grand grande moyen moyenne mûr mûre nouveau+x nouvelle beau+x belle bon bonne
  nature entier entière frais= fraîche haché hachée râpé râpée émincé émincée pelé pelée doux= douce noir noire séché
  séchée complet complète dur dure coupé coupée`,
);
const frenchMeasures = plurals(
  `tasse verre cuillère cuillerée gousse boîte boite bocal=bocaux sachet paquet pot brique bouteille tranche rondelle brin
  branche feuille botte bouquet poignée pincée tige tête morceau+x pièce pavé filet darne noix= goutte trait bâton
  boule lanière moitié litre kilo gramme livre douzaine barquette bol quartier carreau+x`,
);
/** Last parts of compounds, in small letters. */
const german = plurals(
  `zwiebel+n karotte+n möhre+n tomate+n kartoffel+n apfel=äpfel birne+n zitrone+n limette+n banane+n gurke+n schalotte+n
  knoblauchzehe+n schote+n brust=brüste keule+n blatt=blätter wurst=würste feige+n dattel+n pflaume+n aprikose+n
  pfirsich+e nuss=nüsse mandel+n bohne+n pilz+e rübe+n kürbis+se beere+n garnele+n muschel+n kirsche+n traube+n
  artischocke+n sardelle+n zwetschge+n pastinake+n waffel+n nelke+n rippe+n herz+en knolle+n filet+s champignon
  kotelett avocado chili tortilla kiwi hähnchenschenkel= brötchen= kolben= radieschen= fladen= wachtelei+er entenei+er brot+e
  kohlrabi= würstchen= schnitzel= scheibe+n
  guave+n papaya frucht=früchte kastanie+n wurzel+n auster+n pistazie+n quitte+n melone+n hering+e barsch+e morchel+n`,
);
/** The same as or near an English word: only where the language is known. */
const germanOnly = plurals(
  'orange+n olive+n sardine+n mango aubergine+n clementine+n mandarine+n nektarine+n steak muffin bagel',
);
const germanMeasures = plurals(
  `tasse+n dose+n glas=gläser prise+n zehe+n scheibe+n stange+n zweig+e stiel+e stängel= kopf=köpfe flasche+n packung+en
  tüte+n tropfen= messerspitze+n kugel+n platte+n hälfte+n stück= bund= päckchen= becher= würfel= beutel= liter=
  handvoll= streifen= esslöffel= teelöffel=`,
);
const germanAdjective =
  /^(?:klein|groß|mittelgroß|mittler|rot|grün|gelb|weiß|reif|frisch|rund|dick|dünn|halb)(?:e[rs])$/;

const anyAdjective = /^\p{Ll}{3,}e[rs]$/u;

function plurals(words: string): ReadonlyMap<string, string> {
  return new Map(words.split(/\s+/).map(plural));
}

/** "limón+es" drops its accent, "nuez=nueces" is irregular, "radis=" stays, a plain word takes an s. */
function plural(entry: string): [string, string] {
  const [word = '', ending] = entry.split('+');
  const [one = '', many] = entry.split('=');
  if (many !== undefined) return [one, many === '' ? one : many];
  if (ending === undefined) return [entry, `${entry}s`];
  const stem = ending === 'es' ? word.replace(/[óí](?=n$)/, (v) => (v === 'ó' ? 'o' : 'i')) : word;
  return [word, stem + ending];
}

interface Words {
  nouns: ReadonlyMap<string, string>;
  measures: ReadonlyMap<string, string>;
}

const wordsOf: Readonly<Record<Exclude<Language, 'en'>, Words>> = {
  es: { nouns: spanish, measures: spanishMeasures },
  fr: { nouns: french, measures: frenchMeasures },
  de: { nouns: german, measures: germanMeasures },
};
const singularsOf = new Map<ReadonlyMap<string, string>, ReadonlyMap<string, string>>();

function swapIn(
  words: ReadonlyMap<string, string>,
  word: string,
  isMany: boolean,
): string | undefined {
  let singulars = singularsOf.get(words);
  if (singulars === undefined) {
    singulars = new Map([...words].map(([one, many]) => [many, one]));
    singularsOf.set(words, singulars);
  }
  if (isMany) return words.get(word) ?? (singulars.has(word) ? word : undefined);
  return singulars.get(word) ?? (words.has(word) ? word : undefined);
}

/** A word of a Romance language or a German noun in the number that is asked for; `undefined`: not known. */
export function numberedWord(
  word: string,
  isMany: boolean,
  language: Exclude<Language, 'en'>,
): { word: string; isMeasure: boolean } | undefined {
  const { nouns, measures } = wordsOf[language];
  if (language === 'de') return germanWord(word, isMany);
  const measure = swapIn(measures, word, isMany);
  if (measure !== undefined) return { word: measure, isMeasure: true };
  const noun = swapIn(nouns, word, isMany);
  return noun === undefined ? undefined : { word: noun, isMeasure: false };
}

function germanWord(word: string, isMany: boolean, isSure = true) {
  const isAdjective = germanAdjective.test(word) || (isSure && anyAdjective.test(word));
  if (isMany && isAdjective) return { word: word.slice(0, -1), isMeasure: false };
  const [first = ''] = word;
  if (first === first.toLowerCase()) return undefined;
  if (word === 'Ei' || word === 'Eier') return { word: isMany ? 'Eier' : 'Ei', isMeasure: false };
  const lower = word.toLowerCase();
  const measure = swapIn(germanMeasures, lower, isMany);
  if (measure !== undefined) return { word: first + measure.slice(1), isMeasure: true };
  for (const list of isSure ? [german, germanOnly] : [german]) {
    const swapped = swappedEnd(list, word, isMany);
    if (swapped !== undefined) return { word: swapped, isMeasure: false };
  }
  return undefined;
}

/** "Frühlingszwiebel", "Nashi-Birne": the listed noun that ends the word is swapped, its first letter as it was. */
function swappedEnd(
  list: ReadonlyMap<string, string>,
  word: string,
  isMany: boolean,
): string | undefined {
  const lower = word.toLowerCase();
  for (const [one, many] of list) {
    const isPlural = many !== one && lower.endsWith(many);
    if (!isPlural && !lower.endsWith(one)) continue;
    if (isPlural === isMany) return word;
    const at = word.length - (isPlural ? many : one).length;
    const swapped = isMany ? many : one;
    const isCapital = word.charAt(at) !== word.charAt(at).toLowerCase();
    const first = isCapital ? swapped.charAt(0).toUpperCase() : swapped.charAt(0);
    return word.slice(0, at) + first + swapped.slice(1);
  }
  return undefined;
}

const ownPhrase = /^(?:\s*\([^)]*\)|\s*[x×]?\s*\d[\d.,]*[\s-]?(?:k?g|m?l|cm)\b)?\s*([^,;(]*)/;
const joint =
  /^(?:d['’]|(?:de|del|du|des|à|au|aux|en|con|sin|sans|avec|mit|ohne|von|para|pour|für|y|et|und|o|ou|oder)$)/i;

/** The text behind an amount in the right number; `null` where no word is known. Without a language the three are tried. */
export function withNumberIn(rest: string, amount: number, language?: Language): string | null {
  if (language === 'en') return null;
  const phrase = ownPhrase.exec(rest)?.[1] ?? '';
  if (phrase === '') return null;
  const from = rest.indexOf(phrase);
  for (const tried of language === undefined ? (['es', 'fr', 'de'] as const) : [language]) {
    const swapped = swappedPhrase(phrase, amount > 1, tried, language !== undefined);
    if (swapped !== null) return rest.slice(0, from) + swapped + rest.slice(from + phrase.length);
  }
  return null;
}

/** Words that are English as well; where the language is not known, they are taken as such. */
const likeEnglish =
  /^(?:mango|orange|olive|sardine|tortilla|cube|biscuit|baguette|banana|chile|pan|date|fig|pot|bol|trait|branche|lime|bon|grain|dose)s?$/;
const maxSkipped = 2;
/** An abbreviation is a unit: nothing after it is counted. */
const abbreviation = /[.\d]|^(?:k?g|[mcd]?l|el|tl|cs|cc|càs|càc)$/i;

/** Words before the noun: any where the language is known, else only what looks like a German adjective. */
function mayPrecede(word: string, language: Language, isSure: boolean): boolean {
  if (abbreviation.test(word)) return false;
  return isSure || (language === 'de' && /^\p{Ll}{3,}e[rsn]?$/u.test(word));
}

function inflected(
  word: string,
  isMany: boolean,
  language: Exclude<Language, 'en'>,
  isSure: boolean,
) {
  return language === 'de'
    ? germanWord(word, isMany, isSure)
    : numberedWord(word, isMany, language);
}

function swappedPhrase(
  phrase: string,
  isMany: boolean,
  language: Exclude<Language, 'en'>,
  isSure: boolean,
): string | null {
  const words = phrase.split(' ');
  let found = false;
  for (const [index, word] of words.entries()) {
    if (joint.test(word) || (!isSure && likeEnglish.test(word))) break;
    const swap = inflected(word, isMany, language, isSure);
    if (swap === undefined) {
      if (found || index >= maxSkipped || !mayPrecede(word, language, isSure)) break;
      continue;
    }
    found ||= !(language === 'de' && anyAdjective.test(word));
    words[index] = swap.word;
    if (swap.isMeasure) break;
  }
  return found ? words.join(' ') : null;
}
