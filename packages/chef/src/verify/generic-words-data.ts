import type { Language } from '@pomona/food/foods/languages';

const set = (words: string): ReadonlySet<string> => new Set(words.split(/;\s*/));

/** Words of recipes that name a dish, a part of it or what is done, though they are also names of foods; folded. */
export const genericWords: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: set(
    `creamy;rose;crumb;crumbs;nuggets;jam;rusk;milky;meatball;meatballs;cake;cakes;fish cakes;dumpling;dumplings;gravy;fluff;curds;sponge;starter;sweet;bitter;salted;fried;spiced;stuffed;filled;crusted;seasoned;marinated;glazed;sweeten;spread;spreads;roll;rub;nestle;flip;pop;pops;chop;
    shade;brittle;broth;brine;syrup;rolls;grit;game;drunk;roasts;streaky;toasty;drippings;specks;tongue;manner;ranch;port;
    sauce;sauces;dressing;batter;dough;paste;filling;topping;marinade;glaze;mash;stew;soup;soups;curry;salad;salads;bowl;wrap;wraps;
    taco;tacos;burrito;sandwich;sandwiches;pancake;pancakes;omelet;omelette;omelettes;frittata;scramble;smoothie;smoothies;porridge;
    skewers;patties;dip;dips;bake;roast;grill;mix;seasoning;water;ice;ice water;tap water;cooking water;juice;zest;crust;base;season;
    steam;ladle;stock up;dal;dahl;risotto;stir fry;stir-fry;fried rice;noodle bowl;egg mixture;egg mix;spice;spices;herb;herbs;liquid;
    pudding;bites;energy bites;parfait;quesadilla;kebab;kebabs;fritters;ragout;hash;chowder;pilaf;paella;tagine;shakshuka;casserole;
    gratin;slaw;coleslaw;chili;fajita;fajitas;crisp;crumble;pie`,
  ),
  es: set(
    `rosadas;corona;coronar;tortilla francesa;huevos revueltos;doradas;dorado;dorados;rosado;rosada;rosados;salsa;salsas;alino;masa;relleno;cobertura;adobo;marinada;glaseado;pure;guiso;sopa;curry;ensalada;ensaladas;bol;wrap;taco;tacos;
    burrito;sandwich;bocadillo;tortita;tortitas;revuelto;batido;gachas;brochetas;hamburguesas;asado;mezcla;agua;hielo;agua fria;zumo;
    jugo;ralladura;base;caldo;vapor;dal;risotto;salteado;arroz frito;especia;especias;hierba;hierbas;liquido;pudin;bocados;estofado;
    pisto;cazuela;pastel;hamburguesa;quesadilla;fajitas;frittata`,
  ),
  fr: set(
    `wraps;tacos;burritos;sandwichs;oeufs brouilles;porter;rose;roses;dore;dores;doree;dorees;tartine;tartines;sauce;sauces;vinaigrette;pate;farce;garniture;marinade;glacage;puree;ragout;soupe;curry;salade;salades;bol;wrap;taco;tacos;burrito;
    sandwich;pancake;pancakes;omelette;frittata;brouillade;smoothie;bouillie;brochettes;galettes;galette;gratin;melange;eau;eau froide;
    glacons;jus;zeste;base;vapeur;dal;risotto;poelee;riz saute;epice;epices;herbe;herbes;liquide;pudding;bouchees;potage;veloute;
    cassolette;tarte;quesadilla;fajitas`,
  ),
  de: set(
    `stocken;rosa;sauce;sosse;dressing;teig;paste;fullung;belag;marinade;glasur;puree;eintopf;suppe;curry;salat;salate;bowl;wrap;wraps;taco;tacos;
    burrito;sandwich;pfannkuchen;pancakes;omelett;omelette;frittata;ruhrei;smoothie;brei;porridge;spiesse;frikadellen;bratlinge;dip;
    auflauf;braten;mischung;wasser;eis;eiswasser;kochwasser;saft;schale;abrieb;boden;basis;dampf;dal;risotto;pfanne;gebratener reis;
    gewurz;gewurze;kraut;krauter;flussigkeit;pudding;happchen;gratin;kuchen;quesadilla;fajitas;masse`,
  ),
};

/** English names that are verbs at the start of a clause: "toast the seeds", "cream the avocado". */
export const clauseVerbs: ReadonlySet<string> = set('fish;cream;roast;date;crumb;stuff;dip;bread');
export const clauseStarts: ReadonlySet<string> = set(
  'and;then;or;to;lightly;gently;dry;now;next;quickly',
);

/** "toast" is bread behind one of these, else a verb. */
export const nounStarts: ReadonlySet<string> = set(
  'on;with;of;the;slices;slice;a;some;over;this;each;more;your;buttered;dry;plus',
);
