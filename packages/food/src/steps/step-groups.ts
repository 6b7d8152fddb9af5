import type { Language } from '../foods/languages.ts';

/** Foods that a step may name by one word: "the spices", "the fish". */
export interface FoodGroup {
  called: Readonly<Record<Language, readonly string[]>>;
  /** Matches its lines, in any of the four languages. */
  lines: RegExp;
  /** A singular: ambiguous with two lines. */
  isSingle: boolean;
}

const meats =
  /(?<!\p{L}|(?:caldo|bouillon|fond) de )(?:beef|pork|lamb|veal|venison|bison|goat(?! cheese)|chicken|turkey|duck|steaks?|ternera|cerdo|cordero|pollo|pavo|bœuf|boeuf|porc|agneau|veau|poulet|dinde|canard|(?:rind|schwein|lamm|hähnchen|huhn|hühner|pute)(?!\p{L}*(?:brühe|fond|bouillon|suppe|wurst))\p{L}*|hackfleisch)(?! (?:stock|broth|bouillon|sausage))(?!\p{L})/iu;
const fishes =
  /(?<!\p{L})(?:salmon|cod|tuna|halibut|trout|mackerel|sea bass|bass|snapper|tilapia|haddock|sardines?|swordfish|sole|hake|pollock|mahi[- ]mahi|monkfish|sea bream|barramundi|catfish|herring|grouper|white fish|salmón|bacalao|atún|merluza|trucha|lubina|dorada|saumon|cabillaud|thon|truite|colin|pargo|caballa|sardinas?|fletán|lenguado|eglefino|abadejo|rape|bagre|pez espada|vivaneau|maquereau|flétan|églefin|merlan|lieu|daurade|dorade|lotte|espadon|hareng|lachs\p{L}*|kabeljau\p{L}*|thunfisch|forelle\p{L}*|seelachs\p{L}*|heilbutt\p{L}*|makrelen?\p{L}*|sardinen|zander\p{L}*|\p{L}*barsch\p{L}*|schellfisch\p{L}*|schnapper\p{L}*|seeteufel\p{L}*|heringe?|welsfilets?)(?!\p{L})/iu;
const pastas =
  /(?<!\p{L})(?:spaghetti|penne|fusilli|linguine|orzo|rigatoni|macaroni|tagliatelle|farfalle|orecchiette|fettuccine|lasagn[ae]\p{L}*|conchiglie|cavatelli|bucatini|pasta|espaguetis|macarrones|pâtes|nudeln)(?!\p{L})/iu;
const cheeses =
  /(?<!\p{L})(?:feta|cheddar|mozzarella|parmesan|ricotta|halloumi|gruy[eè]re|manchego|paneer|cotija|pecorino|emmental\p{L}*|gouda|gorgonzola|asiago|cheese|parmesano|queso|parmesan|fromage|comté|parmesan|schafskäse|\p{L}*käse)(?!\p{L})/iu;
const spices =
  /(?<!\p{L})(?:cumin|turmeric|paprika|cinnamon|cardamom|(?<!garlic )cloves?$|allspice|nutmeg|garam masala|cayenne|coriander(?! leaves)|fenugreek|mustard (?:seeds?|powder)|fennel seeds?|caraway|sumac|za.atar|star anise|saffron|chili powder|chili flakes|pepper flakes|black pepper|white pepper|ground ginger|garlic powder|onion powder|curry powder|berbere|ras el hanout|baharat|asafoetida|nigella|ajwain|celery seeds?|mace|comino|cúrcuma|pimentón|canela|cardamomo|nuez moscada|pimienta|cilantro molido|semillas de (?:cilantro|mostaza|hinojo)|fenogreco|alcaravea|azafrán|anís estrellado|cayena|chile en polvo|copos de chile|zumaque|ajo en polvo|jengibre molido|clavos?|curcuma|cannelle|muscade|coriandre moulue?|girofle|cardamome|graines de (?:coriandre|moutarde|fenouil)|fenugrec|carvi|safran|badiane|piment(?! (?:vert|rouge|oiseau|jalapeño))|poivre|kreuzkümmel|kurkuma|zimt\p{L}*|muskat\p{L}*|kardamom|nelken|currypulver|paprikapulver|pfeffer|chiliflocken|chilipulver|cayenne\p{L}*|sumach|sternanis|safran\p{L}*|fenchelsamen|senfkörner|senfsamen|bockshornklee\p{L}*|knoblauchpulver|garam masala|koriander(?:samen|pulver)?)(?!\p{L})/iu;
const herbs =
  /(?<!\p{L})(?:parsley|cilantro|mint|basil|dill|thyme|rosemary|oregano|chives|tarragon|sage|marjoram|chervil|bay lea\p{L}+|shiso|perejil|cilantro|menta|hierbabuena|albahaca|eneldo|tomillo|romero|orégano|cebollino|salvia|estragón|mejorana|hojas de laurel|persil|menthe|basilic|aneth|thym|romarin|origan|ciboulette|estragon|sauge|coriandre (?:fraîche|ciselée)|laurier|petersilie|minze|basilikum|thymian|rosmarin|schnittlauch|salbei|koriandergrün|estragon|majoran|lorbeer\p{L}*)(?!\p{L})/iu;
const nuts =
  /(?<!\p{L})(?:walnuts?|almonds?|pecans?|cashews?|hazelnuts?|pistachios?|pine nuts|peanuts|macadamias?|nueces|almendras|avellanas|anacardos|pistachos|piñones|pacanas|noix(?! de (?:coco|muscade))|amandes|noisettes|pistaches|walnüsse|mandeln|haselnüsse|cashew\p{L}*|pistazien|erdnüsse|pekannüsse|pinienkerne)(?! (?:butter|milk|flour|oil|meal|extract))(?!\p{L})/iu;
const greens =
  /(?<!\p{L})(?:kale|spinach|chard|arugula|collards?|collard greens|mustard greens|beet greens|bok choy|watercress|turnip greens|callaloo|dandelion|(?:salad|mixed) greens|espinacas|acelgas|rúcula|berros|épinards|blettes|roquette|cresson|spinat|\p{L}*spinat|mangold|rucola|grünkohl|pak choi)(?!\p{L})/iu;
const berries =
  /(?<!\p{L})(?:strawberr|raspberr|blueberr|blackberr|cranberr|currants?|fresas|frambuesas|arándanos|moras|fraises|framboises|myrtilles|mûres|erdbeeren|himbeeren|heidelbeeren|blaubeeren|brombeeren|\p{L}*beeren)/iu;
const grains =
  /(?<!\p{L})(?:rice|quinoa|farro|bulgur|barley|millet|couscous|freekeh|amaranth|buckwheat(?! flour)|wheat berries|spelt|sorghum|teff|fonio|arroz|cebada|mijo|trigo sarraceno|riz|orge|boulgour|millet|sarrasin|épeautre|\p{L}*reis|gerste|hirse|buchweizen|dinkel)(?! (?:vinegar|flour|milk|noodles|paper|wine|wrappers))(?!\p{L})/iu;
const breads =
  /(?<!\p{L})(?:sourdough|baguette|ciabatta|pita|rye bread|bread|toast|focaccia|naan|pan|pain|brot|\p{L}+brot)(?! (?:flour|crumbs))(?!\p{L})/iu;

/** `called`: English | Spanish | French | German. */
function group(called: string, lines: RegExp, isSingle = false): FoodGroup {
  const [en = [], es = [], fr = [], de = []] = called
    .split('|')
    .map((words) => words.trim().split(/\s+/));
  return { called: { en, es, fr, de }, lines, isSingle };
}

export const foodGroups: readonly FoodGroup[] = [
  group('spices | especias | épices | gewürze gewürzen', spices),
  group('herbs | hierbas | herbes | kräuter kräutern', herbs),
  group('nuts | nueces | noix | nüsse nüssen', nuts),
  group('greens | - | - | blattgemüse', greens),
  group('berries | bayas | - | beeren', berries),
  group('grains grain | grano granos | - | getreide', grains, true),
  group('meat | carne | viande | fleisch', meats, true),
  group('fish | pescado | poisson | fisch', fishes, true),
  group('pasta | pasta | pâtes | nudeln pasta', pastas, true),
  group('cheese | queso | fromage | käse', cheeses, true),
  group('bread | pan | pain | brot', breads, true),
];

/** "ingredients" must not be followed by a kind ("secs", "secos") or a part of the dish ("for the sauce"). */
const allOf: Readonly<Record<Language, string>> = {
  en: String.raw`(?!\p{L})(?! (?:for|of) )`,
  es: String.raw`(?!\p{L})(?! (?:del|de|para (?:la|el|los|las)) )(?! (?!(?:juntos|menos)(?!\p{L}))\p{L}+[eo]s(?!\p{L}))`,
  fr: String.raw`(?!\p{L})(?! (?:du|des|de|pour (?:la|le|les)) | (?:d|pour l)['’])(?! (?!(?:dans|puis|sans|sous|dès|moins)(?!\p{L}))\p{L}+[sx](?!\p{L}))`,
  de: String.raw`(?!\p{L})(?! (?:für|der|des) )`,
};

function collective(language: Language, words: string, alone?: string): RegExp {
  const others = alone === undefined ? '' : `|(?:${alone})(?!\\p{L})`;
  return new RegExp(`(?<!\\p{L})(?:(?:${words})${allOf[language]}${others})`, 'giu');
}

/** "the remaining ingredients", "all ingredients"; not "the dry ingredients". */
export const collectives: Readonly<Record<Language, { rest: RegExp; all: RegExp }>> = {
  en: {
    rest: collective(
      'en',
      '(?:all (?:of )?)?(?:the )?(?:remaining|other|rest of the|leftover) ingredients',
      'everything else',
    ),
    all: collective('en', '(?:all (?:of )?(?:the )?|the )ingredients'),
  },
  es: {
    rest: collective(
      'es',
      '(?:el )?resto de (?:los )?ingredientes|(?:todos )?(?:los )?(?:demás|otros) ingredientes|(?:los )?ingredientes restantes',
      'todo lo demás',
    ),
    all: collective('es', 'todos los ingredientes'),
  },
  fr: {
    rest: collective(
      'fr',
      '(?:le )?reste des ingrédients|(?:tous )?les autres ingrédients|(?:les )?ingrédients restants',
      'tout le reste',
    ),
    all: collective('fr', 'tous les ingrédients'),
  },
  de: {
    rest: collective(
      'de',
      '(?:alle |die |den |mit den )?(?:restlichen|übrigen|anderen|restliche|übrige) zutaten',
      'alles andere|alles übrige',
    ),
    all: collective('de', '(?:alle|allen|sämtliche) zutaten'),
  },
};
