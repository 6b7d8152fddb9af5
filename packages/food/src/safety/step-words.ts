import type { Language } from '../foods/languages.ts';

/** Words by which steps tell how something is cooked, in the language of the recipe. */
export interface SafetyWords {
  heat: RegExp;
  egg: RegExp;
  /** Of an egg: its yolk or its curd stays soft. */
  softEgg: RegExp;
  /** Of an egg: cooked through, which takes the word back. */
  firmEgg: RegExp;
  /** Whole eggs, fried or with their whites firm and nothing said of the yolks. */
  wholeEgg: RegExp;
  boiledFor: RegExp;
  /** Preparations that hold raw or barely heated egg. */
  rawEggDish: RegExp;
  fish: RegExp;
  /** Preparations of raw or half-raw fish. */
  rawFishDish: RegExp;
  sprouts: RegExp;
  shaped: RegExp;
}

const whole = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

const en: SafetyWords = {
  heat: whole(
    'cook(?:s|ing)?|boil(?:s|ing)?|simmer(?:ing)?|fry|fries|frying|stir-fry|sear|bake|roast|grill|broil(?:er)?|steam|poach|blanch|sauté|saute|brown|toast|char|heat|oven|skillet|wok|microwave|sizzle|scald|hot pan|boiling water|simmering water|air fryer|pressure cooker|slow cooker|(?:turns?|until) (?:opaque|white|pink)|flakes|curled?',
  ),
  egg: whole('eggs?|yolks?|egg whites?|whites'),
  softEgg:
    /\b(?:runny(?! part| egg mixture)|jammy|soft-boiled|soft boiled|soft-cooked|sunny.side|over.easy|coddled?|poach(?:ed|ing)?|softly set|barely set|just set|like jam|molten|gooey|liquid (?:yolks?|cent(?:er|re)s?)|soft yolks?|yolks? (?:\w+ ){0,3}(?:soft|runny|loose|liquid|creamy|flow\w*|run|runs|give|gives|jam\w*|wobbl\w*)|cent(?:er|re)s? (?:\w+ ){0,2}(?:loose|soft)|still (?:\w+ )?(?:shin(?:e|y)|glossy|wet|loose|moist|creamy|wobbl\w*)|(?:soft|wet) curds)\b/i,
  firmEgg:
    /\b(?:no longer|not|never|nothing|isn't|aren't|stops being) (?:\w+ ){0,2}(?:runny|soft|jammy|liquid)|\byolks? (?:\w+ ){0,4}(?:firm|hard|cooked through|solid|set)\b|\bset (?:all )?through\b|\bhard-boiled|74 °C|71 °C/i,
  wholeEgg:
    /\bwhites? (?:\w+ ){0,3}(?:set|firm|opaque|solid|brown|crisp)\b|\bfry (?:the |both |two |\d )?(?:\w+ )?eggs\b|\bfried eggs?\b|\b(?:break|crack) (?:in )?(?:\w+ ){0,3}eggs? [^.;]*\bfry\b/i,
  boiledFor:
    /\b(?:boil|simmer|cook|lower)\b[^.;]*\beggs?\b[^.;]*?\b(\d+)(?: 1\/2)?(?: to (\d+))? minutes?\b|\beggs?\b[^.;]*\b(?:boil|simmer)\w*[^.;]*?\b(\d+)(?: 1\/2)?(?: to (\d+))? minutes?\b/i,
  rawEggDish: whole(
    'carbonara|hollandaise|béarnaise|raw eggs?|raw (?:egg )?yolks?|raw egg whites?|aioli|tiramisu|eggnog|homemade mayonnaise|tamago kake gohan|steak tartare',
  ),
  fish: whole(
    'fish|fillets?|seafood|shellfish|salmon|tuna|cod|shrimp|prawns?|scallops?|squid|octopus|mussels?|clams?|oysters?|mackerel|sardines?|trout|halibut|snapper|bass|hake|haddock|sole|tilapia|swordfish|steaks?|herring|mahi-mahi|catfish|monkfish|pieces',
  ),
  rawFishDish: whole(
    'ceviches?|poke|sashimi|crudo|carpaccio|tartare?s?|aguachile|gravlax|gravad lax|tiradito|kinilaw|tataki|sushi-grade|sushi-quality|sashimi-grade|raw (?:fish|tuna|salmon|shrimp|scallops?|oysters?|center|middle)|leche de tigre|seared outside|rare in the (?:middle|center)|(?:red|pink|raw|rare) (?:within|inside|in the (?:middle|center))',
  ),
  sprouts: whole('(?:bean |alfalfa |radish |broccoli )?sprouts'),
  shaped: whole(
    'mixture|paste|cakes?|patt(?:y|ies)|balls|parcels?|skewers?|cups?|dumplings?|rolls?|filling|batter|packets?',
  ),
};

const es: SafetyWords = {
  heat: whole(
    'coc\\p{L}*|cuec\\p{L}*|hierv\\p{L}*|herv\\p{L}*|fr[ií]\\p{L}*|sofr\\p{L}*|saltea\\p{L}*|asa[rn]?|ase|horne\\p{L}*|horno|dora\\p{L}*|dore|sella\\p{L}*|selle|plancha|vapor|tuesta|tostar|calient\\p{L}*|guis\\p{L}*|escalf\\p{L}*|escald\\p{L}*|blanque\\p{L}*|sartén|fuego|parrilla|marca(?:r|mos)?|pocha\\p{L}*|microondas|brasa',
  ),
  egg: whole('huevos?|yemas?|claras?'),
  softEgg:
    /(?:yemas? (?:\S+ ){0,3}(?:líquid\S*|blan?d\S*|crem\S*|tiern\S*|jugos\S*|suelt\S*)|poché|pochad\S*|escalfad\S*|pasados? por agua|mollet|poco cuajad\S*|apenas cuajad\S*|jugos[oa]s?\b|aún (?:húmed|brillante)\S*|medio cuaj\S*)/i,
  firmEgg:
    /(?:yemas? (?:\S+ ){0,3}(?:cuajad|firme|dur)\S*|huevos? duros?|bien cuajad\S*|totalmente cuajad\S*)/i,
  wholeEgg:
    /claras? (?:\S+ ){0,3}(?:cuaj|firme)\S*|huevos? fritos?|fr[ií]\S* (?:\S+ ){0,2}huevos?/i,
  boiledFor: /(?:cuec|coc|herv|hierv)\S*[^.;]*huevos?[^.;]*?(\d+)(?: a (\d+))? minutos?/i,
  rawEggDish: whole(
    'carbonara|holandesa|bearnesa|huevos? crudos?|yemas? crudas?|claras? crudas?|alioli|tiramisú|mayonesa casera|steak tartar',
  ),
  fish: whole(
    'pescado|lomos?|filetes?|marisco|salmón|atún|bacalao|gambas?|camarones|camarón|langostinos?|vieiras?|calamar(?:es)?|pulpo|mejillones|almejas?|ostras?|caballa|sardinas?|trucha|merluza|corvina|lubina|dorada|emperador|pez espada|trozos?|dados',
  ),
  rawFishDish: whole(
    'ceviches?|cebiches?|sashimi|carpaccio|tartar|aguachile|gravlax|tiradito|tataki|pescado crudo|(?:atún|salmón) crudo|crudo por dentro|rosad[oa] por dentro|leche de tigre',
  ),
  sprouts: whole('brotes|germinados'),
  shaped: whole(
    'mezcla|pasta|masa|tortitas?|albóndigas|hamburguesas|brochetas?|paquetes?|relleno|rollos?',
  ),
};

const fr: SafetyWords = {
  heat: whole(
    'cui[rst]\\p{L}*|cuisez|cuisson|bouill\\p{L}*|ébullition|fri\\p{L}*|saut\\p{L}*|rôti\\p{L}*|four|enfourn\\p{L}*|dor(?:er|ez|e)|saisi\\p{L}*|grill\\p{L}*|vapeur|poch\\p{L}*|mijot\\p{L}*|frémi\\p{L}*|blanchi\\p{L}*|chauff\\p{L}*|poêl\\p{L}*|reveni\\p{L}*|plancha|braise|micro-ondes|feu',
  ),
  egg: whole('œufs?|oeufs?|jaunes?|blancs?'),
  softEgg:
    /(?:jaunes? (?:\S+ ){0,3}(?:coul\S*|liquid\S*|crémeu\S*|mou\S*|moelleu\S*)|mollets?\b|à la coque|poché\S*|au plat\b|miroir\b|baveus\S*|à peine pris\S*|encore (?:coulant|brillant|humide|baveu)\S*)/i,
  firmEgg:
    /(?:jaunes? (?:\S+ ){0,3}(?:ferme|dur|cuits?|pris)\S*|œufs? durs?|oeufs? durs?|bien cuits?)/i,
  wholeEgg: /blancs? (?:\S+ ){0,3}(?:pris|ferme|cuits?|coagul)\S*|(?:œ|oe)ufs? frits?/i,
  boiledFor: /(?:cui[rts]|plonge|bouill)\S*[^.;]*(?:œ|oe)ufs?[^.;]*?(\d+)(?: à (\d+))? minutes?/i,
  rawEggDish: whole(
    'carbonara|hollandaise|béarnaise|(?:œ|oe)ufs? crus?|jaunes? crus?|blancs? crus?|aïoli|tiramisu|mayonnaise maison|mousse au chocolat|steak tartare',
  ),
  fish: whole(
    'poissons?|filets?|fruits de mer|saumon|thon|cabillaud|crevettes?|gambas|saint-jacques|calamars?|poulpe|moules?|palourdes?|huîtres?|maquereaux?|sardines?|truite|bar|daurade|lieu|espadon|dés|morceaux|pavés?|tranches?',
  ),
  rawFishDish: whole(
    'ceviche|sashimi|carpaccio|tartare|gravlax|tataki|poke|poisson cru|(?:thon|saumon) cru|mi-cuit|rosé à cœur|cru à cœur',
  ),
  sprouts: whole('pousses|germes(?! de blé)|graines germées'),
  shaped: whole('mélange|pâte|galettes?|boulettes?|brochettes?|papillotes?|farce|rouleaux'),
};

const de: SafetyWords = {
  heat: whole(
    '(?:auf|ein|ge|vor|an)?koch\\p{L}*|gar(?:en|t|ziehen)|(?:an|ge|aus)?brat\\p{L}*|gebraten|backen|backofen|ofen|(?:an)?dünst\\p{L}*|dämpf\\p{L}*|grill\\p{L}*|röst\\p{L}*|(?:an)?rösten|blanchier\\p{L}*|pochier\\p{L}*|sied\\p{L}*|erhitz\\p{L}*|schmor\\p{L}*|köchel\\p{L}*|frittier\\p{L}*|pfanne|wok|topf|überbacken|überbrüh\\p{L}*|mikrowelle|heiß\\p{L}* wasser',
  ),
  egg: whole('eier|ei|eiern|(?:ei)?gelb|eigelbe?|dotter|eiweiß|eiklar|spiegeleier?'),
  softEgg:
    /(?:(?:eigelbe?|dotter) (?:\S+ ){0,3}(?:flüssig|weich|cremig|läuft|laufen)\S*|wachsweich\S*|weich ?gekocht\S*|weiche eier|pochier\S*|spiegelei\S*|onsen-?ei\S*|(?:noch|leicht|gerade) (?:\S+ )?(?:feucht|glänz|cremig|flüssig|stock)\S*)/i,
  firmEgg:
    /(?:(?:eigelbe?|dotter) (?:\S+ ){0,3}(?:fest|hart|durch)\S*|hart ?gekocht\S*|ganz gestockt|durchgegart)/i,
  wholeEgg: /(?:eiweiß|eiklar) (?:\S+ ){0,3}(?:gestockt|fest|stockt)\S*|eier (?:\S+ ){0,4}braten/i,
  boiledFor:
    /\beier\b[^.;]*?(\d+)(?: bis (\d+))? minuten?[^.;]*koch|koch\S*[^.;]*\beier\b[^.;]*?(\d+)(?: bis (\d+))? minuten?/i,
  rawEggDish: whole(
    'carbonara|hollandaise|béarnaise|rohe[sn]? eie?r?|rohe[sn]? eigelbe?|aioli|tiramisu|selbst gemachte mayonnaise|tatar|zabaione',
  ),
  fish: whole(
    'fisch\\p{L}*|filets?|meeresfrüchte|lachs\\p{L}*|thunfisch\\p{L}*|kabeljau|garnelen|jakobsmuscheln|tintenfisch|oktopus|muscheln|austern|makrelen?|sardinen|forelle|heilbutt|barsch|zander|matjes|schwertfisch|würfel|stücke|scheiben',
  ),
  rawFishDish: whole(
    'ceviche|sashimi|carpaccio|tatar|graved lachs|gravlax|tataki|poke|rohe[rnm]? (?:fisch|lachs|thunfisch)|sushi-qualität|innen (?:noch )?(?:roh|rosa|glasig)',
  ),
  sprouts: whole('\\p{L}*sprossen|keimlinge'),
  shaped: whole('masse|teig|frikadellen|bällchen|küchlein|spieße|päckchen|füllung|rollen'),
};

export const safetyWords: Readonly<Record<Language, SafetyWords>> = { en, es, fr, de };
