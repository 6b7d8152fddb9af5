import type { Dish } from './arrangement/placement.ts';
import { bakedDish } from './dishes/baked.ts';
import { mixedGrainDish } from './dishes/bowl.ts';
import { leafCupsDish } from './dishes/breads/leaf-cups.ts';
import { rollsDish } from './dishes/breads/rolls.ts';
import { sandwichDish } from './dishes/breads/sandwich.ts';
import { meatloafDish, parmigianaPlate } from './dishes/cutlets.ts';
import { dosaDish, dumplingsDish, steamedDish } from './dishes/dumplings.ts';
import { breadsDish, foldedDish, pizzaDish, tostadasDish } from './dishes/flat-dish.ts';
import { noodleSoupDish } from './dishes/noodle-soup.ts';
import { ovenDish } from './dishes/oven-dish.ts';
import {
  ballsDish,
  barkDish,
  deviledDish,
  pattiesDish,
  popsDish,
  smallCakesDish,
  trianglesDish,
} from './dishes/pieces-dish.ts';
import { mopDish } from './dishes/plates/mop.ts';
import { poachedFruitDish } from './dishes/plates/poached-fruit.ts';
import { steepedEggsDish } from './dishes/plates/steeped-eggs.ts';
import { skewersDish } from './dishes/skewers.ts';
import { soupDish } from './dishes/soup.ts';
import { stuffedDish } from './dishes/stuffed.ts';
import { sushiDish } from './dishes/sushi.ts';
import { stirFryDish } from './dishes/tossed.ts';
import type { Reading } from './reading.ts';
import type { Archetype } from './recipe.ts';

/** Archetypes that leave open what lies on them; a soup is a soup whatever its title says. */
const open = new Set<Archetype>([
  'plate',
  'board',
  'baked',
  'traybake',
  'wrap',
  'toast',
  'yoghurt',
  'pancakes',
]);

/** What is written as a bowl and is eaten as a stew, or as a grain with everything in it. */
const bowls: readonly (readonly [RegExp, Dish])[] = [
  [/tea eggs?\b|marbled eggs?\b/, steepedEggsDish],
  [
    /biryani|pilaf|poha|khichuri|khichdi|pongal|risotto|orzotto|risi e|jambalaya|daliya|lemon quinoa|curd millet|mujaddara|couscous|upma|kısır|bisi bele|fried rice|congri|usili|sundal|thoran/,
    mixedGrainDish,
  ],
  [
    /stew|stifado|aguachile|birria|brudet|dhansak|haleem|de la olla|ciambotta|avial|chikuzenni|mapo|uccelletto|chana dal|mussels|ful medames|buddha|porridge|pudding|squid|lamb|hominy|stewed|ochazuke/,
    soupDish,
  ],
];

/** Pasta that comes from the oven in its dish, or is folded over a filling. */
const pastas: readonly (readonly [RegExp, Dish])[] = [
  [
    /lasagn|cannelloni|manicotti|baked ziti|pastitsio|pasta bake|pasta al forno|mac(?:aroni)? (?:and|&|'n'?) cheese|gratin/,
    ovenDish,
  ],
  [/ravioli|tortelli|agnolotti|pierogi|varen[iy]k/, dumplingsDish],
];

/** Noodle soups whose toppings lie side by side. */
const noodleSoups = /ramen|\bpho\b|laksa|udon|soba noodle soup|khao soi|\bb[uú]n\b|tantanmen/;

const stirFried =
  /stir.?fr|kung pao|dry-fried|krapow|salteado|sauté|pfannengerührt|wok\b|lok lak|chop suey/;

/** What the title says is made, the narrower word first. */
const forms: readonly (readonly [RegExp, Dish, (readonly Archetype[])?])[] = [
  [/\bsushi\b(?! (?:bowl|salad))|\bmaki\b|nigiri|[gk]imbap|futomaki/, sushiDish],
  [/\bidlis?\b|\bbao\b|steamed buns/, steamedDish, ['plate', 'board', 'baked', 'pancakes']],
  [/\bdosas?\b(?! toast)/, dosaDish, ['plate', 'board', 'wrap']],
  [
    /dumplings?\b(?! soup)|gyoza|potsticker|jiaozi|pierogi|\bmomos?\b|wontons?\b|mandu\b|varen[iy]k|pelmeni|empanad|calzone|tortelli|ravioli/,
    dumplingsDish,
    ['plate', 'board', 'baked', 'wrap'],
  ],
  [
    /(?:chicken|turkey|veal|pork|tofu|hähnchen|pollo|poulet).*(?:parmigiana|\bparm\b|parmesan\b)/,
    parmigianaPlate,
    ['plate'],
  ],
  [/meat ?loaf|hackbraten|falscher hase/, meatloafDish],
  [/paleta|ice pop|popsicle|kulfi/, popsDish],
  [stirFried, stirFryDish, ['plate']],
  [/pav bhaji|ragda|misal pav|keema pav/, mopDish, ['plate']],
  [/poached|in red wine|poché|escalfad|pochiert/, poachedFruitDish, ['plate']],
  [/tea eggs?\b|marbled eggs?\b/, steepedEggsDish],
  [/deviled|egg halves|avocado eggs/, deviledDish],
  [
    /miang|(?:lettuce|leaf|cabbage|radicchio|collard|spinach|betel) (?:leaf )?cups\b|lettuce wraps?\b|\bcups with\b/,
    leafCupsDish,
    ['plate', 'board', 'wrap'],
  ],
  [/\bbark\b/, barkDish, ['plate', 'board', 'baked', 'yoghurt']],
  [
    /skewer|kebab|satay|brochette|anticucho|yakitori/,
    skewersDish,
    ['plate', 'board', 'traybake', 'baked'],
  ],
  [/pizza|manakish|tlayuda|lahmacun|flatbread|pissaladière/, pizzaDish],
  [/tostada|sope|tlacoyo|salbute|panucho|memela|huarache/, tostadasDish],
  [/\bpitas?\b|gyro/, sandwichDish, ['wrap']],
  [/quesadilla|gözleme|piadina/, foldedDish],
  [/samosa|brik|triangle/, trianglesDish],
  [/cabbage rolls?\b/, rollsDish],
  [
    /paratha|thepla|khakhra|chapati$|baghrir|johnnycake|socca/,
    breadsDish,
    ['plate', 'board', 'baked'],
  ],
  [
    /stuffed|relleno|gemista|nogada|provençal baked eggs|halves with|boats|ants on a log|on endive leaves|baked spaghetti squash|apple halves|baked (?:apples?|pears?)|eggs (?:baked )?in (?:tomato|pepper)|nasu dengaku/,
    stuffedDish,
    ['plate', 'traybake', 'baked', 'board'],
  ],
  [/\bbake\b/, ovenDish, ['plate', 'board', 'baked']],
  [
    /moussaka|parmigiana|lasagn|cannelloni|manicotti|baked ziti|pastitsio|casserole|gratin|\bpie\b|spanakopita|tiropita|börek|mac(?:aroni)? (?:and|&|'n'?) cheese|crumble\b|cobbler|(?:apple|pear|peach|plum|cherry|berry|rhubarb|fruit)[\w ]* crisp\b|strata\b|bread pudding|budín|erbazzone|baked oatmeal|pan de elote|castagnaccio|dhokla/,
    ovenDish,
  ],
  [
    /enchilada|enfrijolada|tamal|cabbage rolls|dolma|malfouf|spring roll|pepper rolls|bresaola rolls|rolled omelet|involtini|taquito|flauta|collard wrap|summer/,
    rollsDish,
  ],
  [/egg bites|frico|cheese crisps|alegr[ií]a/, bakedDish, ['plate', 'board', 'baked']],
  [
    /meatball|ladoo|energy b|bites|balls|gnudi|koftas?|falafel|polpett/,
    ballsDish,
    ['plate', 'board', 'baked'],
  ],
  [/fish cakes|\bvada|fritter|mücver|panelle|tortitas|seekh|bindaetteok|pakora/, smallCakesDish],
  [
    /patt(y|ies)|burger|croquette|crab cake|salmon cake/,
    pattiesDish,
    ['plate', 'board', 'traybake', 'baked'],
  ],
];

/** The drawing of a dish made of separate things, when the title names such a thing. */
export function formOf({ archetype, title }: Reading): Dish | undefined {
  if (archetype === 'bowl') return bowls.find(([words]) => words.test(title))?.[1];
  if (archetype === 'pasta') return pastas.find(([words]) => words.test(title))?.[1];
  if (archetype === 'soup' && noodleSoups.test(title)) return noodleSoupDish;
  if (!open.has(archetype)) return undefined;
  return forms.find(
    ([words, , where]) => words.test(title) && (where === undefined || where.includes(archetype)),
  )?.[1];
}
