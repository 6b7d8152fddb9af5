import type { Language } from '../foods/languages.ts';
import { wordKey } from './step-words.ts';

type Words = Readonly<Record<Language, string>>;
type Keys = Readonly<Record<Language, ReadonlySet<string>>>;

function keysOf(words: Words): Keys {
  const set = (language: Language) =>
    new Set(words[language].split(/\s+/).map((word) => wordKey(word, language)));
  return { en: set('en'), es: set('es'), fr: set('fr'), de: set('de') };
}

export const joiners: Keys = keysOf({
  en: 'of the a an and or in with',
  es: 'de del la el los las y o en con un una',
  fr: 'de du des d la le les l et ou en a au aux un une',
  de: 'der die das den dem des von vom und oder in im mit ein eine',
});

/** Parts and forms, which are no food by themselves. */
export const parts: Keys = keysOf({
  en: `seed leaf zest juice powder paste flake floret piece slice stalk stick clove sprig kernel strip stem root bulb head
    half wedge skin bone cube sheet cut blend mix crumb thread extract essence flesh peel ring stew meal spear ear rib
    heart crown ball round chunk shaving pod quarter puree concentrate drop spray base food product mixture roll bar sauce`,
  es: `semilla hoja ralladura zumo jugo polvo pasta copo trozo rodaja tallo rama diente piel tira gajo cabeza mitad cuarto
    dado pieza extracto concentrado corazon puñado loncha`,
  fr: `graine feuille zeste jus poudre pate flocon morceau tranche branche tige gousse brin peau quartier tete moitie de
    extrait concentre coeur botte lamelle bouquet`,
  de: `samen kern blatt abrieb schale saft pulver mark flocke stuck scheibe stange zweig zehe haut streifen spalte kopf
    halfte wurfel ring bund extrakt prise`,
});

/** Kinds, which are no food alone. */
export const kinds: Keys = keysOf({
  en: `red white green black brown yellow purple pink golden sweet sour bitter hot mild smoked smoky dark light heavy double
    single sharp wild spring winter summer baby bell cherry plum roma vine english greek italian french turkish
    mexican chinese japanese thai indian korean persian spanish swiss danish basmati jasmine arborio long short old
    new flat leaf round star king baking all purpose self raising rising rolled steel cut quick instant wheat grain
    soy fish vegetable sea table navy kidney pinto pearl french nut spice stir sushi glass ice iceberg ground lean
    skim semi part reduced fat low nonfat full cream silken firm extra soft silk virgin dutch kosher
    bread cake fruit meat tart pickle pickled salted wine cider rice apple malt champagne balsamic maple plain
    snow snap split broad button five wax puff balance free cooking warm neutral`,
  es: `rojo roja blanco blanca verde negro negra amarillo amarilla morado morada dulce agrio picante ahumado ahumada
    integral cherry griego griega natural firme vegetal pescado verdura carne vino manzana arroz trigo soja coco`,
  fr: `rouge blanc blanche vert verte noir noire jaune violet doux douce aigre fort forte fume fumee complet complete
    cerise grec grecque nature ferme fermes vegetal poisson legume viande vin cidre riz pomme ble soja`,
  de: `rot rote roter rotes roten weiss weisse weisser weissen grun grune gruner grunen schwarz schwarze schwarzer
    schwarzen gelb gelbe gelber suss susse saure scharf scharfe gerauchert griechisch griechischer griechischen
    vollkorn natur fest fester festen`,
});

/** "chicken stock" is no chicken, "olive oil" no olives. */
export const products: Keys = keysOf({
  en: 'stock broth bouillon oil vinegar sauce milk flour butter wine water syrup cream starch sugar',
  es: 'caldo aceite vinagre salsa leche harina mantequilla vino agua jarabe nata azucar',
  fr: 'bouillon huile vinaigre sauce lait farine beurre vin eau sirop creme sucre',
  de: 'bruhe fond ol essig sosse sauce milch mehl butter wein wasser sirup sahne zucker',
});

/** English nouns that are verbs at the start of a clause. */
export const verbs: ReadonlySet<string> = new Set(
  `chop roast toast stew grill crumble pickle juice zest peel cube dip cream mash mince slice date beet
    dressing season ground top fillet puree crush press stuff`.split(/\s+/),
);

/** Synonyms: words of a line, and words of a step. */
export const otherNames: readonly (readonly [lines: RegExp, names: readonly string[]])[] = [
  [
    /\bscallions?\b|\bspring onions?\b|\bgreen onions?\b/,
    ['scallion', 'green onion', 'spring onion'],
  ],
  [/\bcilantro\b/, ['cilantro', 'coriander leaves']],
  [/\bchickpeas?\b|\bgarbanzos?\b/, ['chickpea', 'garbanzo']],
  [/\beggplants?\b|\baubergines?\b/, ['eggplant', 'aubergine']],
  [/\bzucchinis?\b|\bcourgettes?\b/, ['zucchini', 'courgette']],
  [/\barugula\b|\brocket\b/, ['arugula', 'rocket']],
  [/\bshrimps?\b|\bprawns?\b/, ['shrimp', 'prawn']],
  [/\b(?:stock|broth)\b/, ['stock', 'broth']],
  [/\bchill?(?:i|ies|is|e|es)\b(?! (?:powder|flakes))/, ['chili', 'chile', 'chilli']],
  [/\bcornstarch\b|\bcornflour\b/, ['cornstarch', 'cornflour']],
  [/\byog(?:h)?urt\b/, ['yogurt', 'yoghurt']],
  [/\bbicarbonate\b|\bbaking soda\b/, ['soda', 'baking soda', 'bicarbonate']],
];
