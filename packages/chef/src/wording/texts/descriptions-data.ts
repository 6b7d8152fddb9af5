import type { Language } from '@pomona/food/foods/languages';
import type { Cuisine } from '@pomona/food/labels/diets';
import type { Taste } from '../../pantry/pantry-food.ts';

export type Family =
  | 'crisp'
  | 'pan'
  | 'pot'
  | 'oven'
  | 'cold'
  | 'bread'
  | 'egg'
  | 'sweet'
  | 'blended'
  | 'pasta';

/** The kinds of dishes that are described alike. */
export const familyOf: Readonly<Record<string, Family>> = {
  ...Object.fromEntries(
    [
      'stir-fry',
      'skillet',
      'hash',
      'fried-rice',
      'fried-noodles',
      'egg-fried-vegetables',
      'breakfast-skillet',
      'tofu-scramble',
      'zucchini-noodles',
      'konjac-noodles',
      'lettuce-cups',
    ].map((id) => [id, 'pan'] as const),
  ),
  ...Object.fromEntries(
    [
      'curry',
      'dal',
      'stew',
      'bean-stew',
      'chili',
      'soup',
      'noodle-soup',
      'risotto',
      'pilaf',
      'savoury-porridge',
    ].map((id) => [id, 'pot'] as const),
  ),
  ...Object.fromEntries(
    [
      'traybake',
      'roast',
      'roasted-snack',
      'baked-fish',
      'parcels',
      'stuffed-vegetables',
      'egg-cups',
    ].map((id) => [id, 'oven'] as const),
  ),
  ...Object.fromEntries(
    [
      'salad',
      'chopped-salad',
      'grain-salad',
      'noodle-salad',
      'pasta-salad',
      'warm-potato-salad',
      'buddha-bowl',
      'burrito-bowl',
      'board',
      'stuffed-avocado',
      'savoury-yogurt-bowl',
    ].map((id) => [id, 'cold'] as const),
  ),
  ...Object.fromEntries(
    ['patties', 'bean-patties', 'chickpea-pancakes', 'skewers', 'warm-fish-salad'].map(
      (id) => [id, 'crisp'] as const,
    ),
  ),
  ...Object.fromEntries(
    ['tacos', 'wrap', 'toast', 'sandwich', 'quesadilla'].map((id) => [id, 'bread'] as const),
  ),
  ...Object.fromEntries(
    ['frittata', 'omelette', 'scrambled-eggs', 'shakshuka', 'boiled-eggs'].map(
      (id) => [id, 'egg'] as const,
    ),
  ),
  ...Object.fromEntries(
    [
      'porridge',
      'overnight-oats',
      'bircher',
      'baked-oats',
      'chia-pudding',
      'yogurt-bowl',
      'fruit-salad',
      'nuts-and-fruit',
      'energy-bites',
      'pancakes',
      'baked-fruit',
      'sweet-toast',
    ].map((id) => [id, 'sweet'] as const),
  ),
  ...Object.fromEntries(['creamy-soup', 'dip', 'smoothie'].map((id) => [id, 'blended'] as const)),
  ...Object.fromEntries(
    ['pasta', 'tomato-pasta', 'one-pot-pasta'].map((id) => [id, 'pasta'] as const),
  ),
};

interface DescriptionWords {
  /** `{a}`: the main foods with their articles; `{b}`: without; `{c}`: " in the Indian style" or nothing. */
  opening: Readonly<Record<Family, readonly string[]>>;
  /** What an opening says of a dish that is made in one pot or pan only. */
  oneVessel: RegExp;
  /** What a food brings; `{x}` with its article. Two words for singular and plural: `{gives|give}`. */
  taste: Readonly<Partial<Record<Taste | 'crunch' | 'creamy' | 'herb', readonly string[]>>>;
  cuisine: Readonly<Record<Cuisine, string>>;
  and: string;
}

export const descriptionWords: Readonly<Record<Language, DescriptionWords>> = {
  en: {
    opening: {
      crisp: ['{b}, hot and freshly cooked{c}.'],
      pan: ['{b}, cooked over a good heat.', '{b} straight from the hot pan{c}.'],
      pot: ['{b}, simmered gently until the flavours come together{c}.', '{b} in one pot{c}.'],
      oven: ['{b} from the oven{c}.', '{b}, cooked gently in the oven.'],
      cold: ['{b}, freshly dressed{c}.', '{b}, put together in a bowl{c}.'],
      bread: ['{b}, to eat with your hands{c}.', '{b} on something to hold{c}.'],
      egg: ['{b} with softly set eggs{c}.', '{b} with eggs from one pan{c}.'],
      sweet: ['{b} to spoon and linger over.', '{b}, sweet from the fruit itself.'],
      blended: ['{b}, blended until smooth{c}.'],
      pasta: ['{b} tossed through pasta{c}.', 'Pasta that carries {b}{c}.'],
    },
    oneVessel: /one (?:pot|pan)/,
    taste: {
      sour: [
        '{x} {keeps|keep} it bright.',
        '{x} {adds|add} a fresh edge.',
        '{x} {balances|balance} the dish.',
        '{x} {lightens|lighten} every bite.',
        '{x} {cuts|cut} through the richer flavours.',
        '{x} {lifts|lift} the other flavours.',
      ],
      hot: [
        '{x} {brings|bring} gentle heat.',
        '{x} {adds|add} a mild kick.',
        '{x} {warms|warm} it without burning.',
        '{x} {leaves|leave} a light tingle.',
        '{x} {gives|give} it some spark.',
        'A touch of heat comes from the {x}.',
      ],
      umami: [
        '{x} {gives|give} it depth.',
        '{x} {adds|add} savoury depth.',
        '{x} {rounds|round} out the flavour.',
        '{x} {makes|make} it fuller and more savoury.',
        '{x} {brings|bring} a salty, savoury note.',
        'The savoury base comes from the {x}.',
      ],
      smoky: [
        '{x} {adds|add} a smoky note.',
        '{x} {brings|bring} a hint of the grill.',
        '{x} {leaves|leave} a gentle smokiness.',
        'A smoky touch comes from the {x}.',
        '{x} {gives|give} it a smoky side.',
        '{x} {smells|smell} of an open fire.',
      ],
      earthy: [
        '{x} {gives|give} it an earthy warmth.',
        '{x} {adds|add} a warm note.',
        '{x} {brings|bring} mellow spice.',
        '{x} {warms|warm} the flavour.',
        'A warm note comes from the {x}.',
        '{x} {ties|tie} the flavours together.',
      ],
      fresh: ['{x} {keeps|keep} it fresh.'],
      fatty: ['{x} {rounds|round} it off.'],
      sweet: ['{x} {adds|add} a little sweetness.'],
      crunch: [
        '{x} {adds|add} crunch.',
        '{x} {brings|bring} some bite on top.',
        '{x} {finishes|finish} it with crunch.',
        'A crisp finish comes from the {x}.',
        '{x} {makes|make} the contrast.',
        '{x} {gives|give} it bite.',
      ],
      creamy: [
        '{x} {makes|make} it creamy.',
        '{x} {rounds|round} it off.',
        '{x} {gives|give} it a creamy side.',
        '{x} {softens|soften} the flavours.',
        '{x} {makes|make} it mellow.',
        'The creaminess comes from the {x}.',
      ],
      herb: [
        '{x} {finishes|finish} it with a fresh scent.',
        '{x} {goes|go} on at the end.',
        '{x} {adds|add} a green note.',
        '{x} {completes|complete} the plate.',
        '{x} {brings|bring} colour and scent.',
        '{x} {makes|make} it smell of the garden.',
      ],
    },
    cuisine: {
      mediterranean: ', the Mediterranean way',
      asian: ', with the flavours of an East Asian kitchen',
      italian: ', the Italian way',
      mexican: ', with the flavours of a Mexican kitchen',
      indian: ', with the spices of an Indian kitchen',
      american: ', American style',
    },
    and: ' ',
  },
  es: {
    opening: {
      crisp: ['{b}, con un buen dorado{c}.'],
      pan: ['{b}, a fuego vivo.', '{b}, directo de la sartén{c}.'],
      pot: ['{b}, a fuego lento hasta que los sabores se unen{c}.', '{b} en una sola olla{c}.'],
      oven: ['{b}, directamente del horno{c}.', '{b}, con calma en el horno.'],
      cold: ['{b}, con un aliño recién hecho{c}.', '{b}, en un mismo cuenco{c}.'],
      bread: ['{b}, para comer con las manos{c}.'],
      egg: ['{b} con huevos en su punto{c}.', '{b} con huevos en una sola sartén{c}.'],
      sweet: [
        '{b}, para tomar a cucharadas y sin prisa.',
        '{b}, con el dulzor de la propia fruta.',
      ],
      blended: ['{b}, con textura fina y suave{c}.'],
      pasta: ['Pasta con {b}{c}.', '{b}, en un plato de pasta{c}.'],
    },
    oneVessel: /una sola/,
    taste: {
      sour: [
        '{x} {da|dan} el toque ácido.',
        '{x} {refresca|refrescan} cada bocado.',
        '{x} {aligera|aligeran} el plato.',
        '{x} {equilibra|equilibran} los sabores.',
        '{x} {pone|ponen} el contrapunto ácido.',
        '{x} {realza|realzan} los demás sabores.',
      ],
      hot: [
        '{x} {pone|ponen} un picante suave.',
        '{x} {añade|añaden} chispa.',
        '{x} {pica|pican} lo justo.',
        '{x} {deja|dejan} un leve picor.',
        '{x} {aviva|avivan} el plato.',
        '{x} {aporta|aportan} calor sin pasarse.',
      ],
      umami: [
        '{x} {aporta|aportan} profundidad.',
        '{x} {refuerza|refuerzan} el sabor.',
        '{x} {da|dan} cuerpo al plato.',
        '{x} {añade|añaden} un fondo sabroso.',
        '{x} {pone|ponen} el punto salado.',
        '{x} {hace|hacen} el plato más sabroso.',
      ],
      smoky: [
        '{x} {deja|dejan} un fondo ahumado.',
        '{x} {recuerda|recuerdan} a la brasa.',
        '{x} {pone|ponen} la nota ahumada.',
        '{x} {añade|añaden} aroma de humo.',
        '{x} {da|dan} carácter.',
        '{x} {perfuma|perfuman} con un toque de humo.',
      ],
      earthy: [
        '{x} {da|dan} calidez.',
        '{x} {aporta|aportan} aroma.',
        '{x} {pone|ponen} la nota especiada.',
        '{x} {redondea|redondean} el sabor.',
        '{x} {une|unen} los sabores.',
        '{x} {perfuma|perfuman} el plato.',
      ],
      fresh: ['{x} {da|dan} frescura.'],
      fatty: ['{x} {redondea|redondean} el sabor.'],
      sweet: ['{x} {añade|añaden} un punto dulce.'],
      crunch: [
        '{x} {pone|ponen} el toque crujiente.',
        '{x} {cruje|crujen} en cada bocado.',
        '{x} {da|dan} textura.',
        '{x} {hace|hacen} contraste.',
        '{x} {remata|rematan} el plato.',
        '{x} {añade|añaden} un final crujiente.',
      ],
      creamy: [
        '{x} lo {hace|hacen} cremoso.',
        '{x} {aporta|aportan} cremosidad.',
        '{x} {suaviza|suavizan} los sabores.',
        '{x} {redondea|redondean} el plato.',
        '{x} {da|dan} untuosidad.',
        '{x} {deja|dejan} una textura suave.',
      ],
      herb: [
        '{x} {perfuma|perfuman} el plato al final.',
        '{x} {pone|ponen} la nota verde.',
        '{x} {da|dan} frescor.',
        '{x} {aporta|aportan} color y aroma.',
        '{x} {remata|rematan} el plato.',
        '{x} {añade|añaden} aroma fresco.',
      ],
    },
    cuisine: {
      mediterranean: ', al estilo mediterráneo',
      asian: ', con sabores del este de Asia',
      italian: ', a la italiana',
      mexican: ', a la mexicana',
      indian: ', con las especias de la cocina india',
      american: ', al estilo americano',
    },
    and: ' ',
  },
  fr: {
    opening: {
      crisp: ['{b}, à servir sans attendre{c}.'],
      pan: ['{b}, à feu vif.', '{b}, droit de la poêle{c}.'],
      pot: [
        '{b}, à feu doux jusqu’à ce que les saveurs se mêlent{c}.',
        '{b} dans une seule casserole{c}.',
      ],
      oven: ['{b}, droit du four{c}.', '{b}, au four{c}.'],
      cold: ['{b}, avec un assaisonnement minute{c}.', '{b}, dans un même bol{c}.'],
      bread: ['{b}, à manger avec les doigts{c}.'],
      egg: ['{b} avec des œufs tout juste pris{c}.', '{b} avec des œufs dans une seule poêle{c}.'],
      sweet: ['{b}, à savourer à la cuillère.', '{b}, avec la douceur du fruit.'],
      blended: ['{b}, dans une texture bien lisse{c}.'],
      pasta: ['Des pâtes avec {b}{c}.', '{b}, dans un plat de pâtes{c}.'],
    },
    oneVessel: /une seule/,
    taste: {
      sour: [
        '{x} {apporte|apportent} la touche acide.',
        '{x} {relève|relèvent} le plat.',
        '{x} {allège|allègent} chaque bouchée.',
        '{x} {équilibre|équilibrent} les saveurs.',
        '{x} {donne|donnent} du peps.',
        '{x} {apporte|apportent} de la vivacité.',
      ],
      hot: [
        '{x} {donne|donnent} un léger piquant.',
        '{x} {pique|piquent} juste ce qu’il faut.',
        '{x} {réchauffe|réchauffent} le plat.',
        '{x} {relève|relèvent} sans brûler.',
        '{x} {ajoute|ajoutent} du caractère.',
        '{x} {apporte|apportent} une pointe de feu.',
      ],
      umami: [
        '{x} {apporte|apportent} de la profondeur.',
        '{x} {renforce|renforcent} le goût.',
        '{x} {donne|donnent} du corps.',
        '{x} {ajoute|ajoutent} une note salée.',
        '{x} {rend|rendent} le plat plus savoureux.',
        '{x} {souligne|soulignent} les saveurs.',
      ],
      smoky: [
        '{x} {laisse|laissent} une note fumée.',
        '{x} {rappelle|rappellent} la braise.',
        '{x} {apporte|apportent} un parfum de fumée.',
        '{x} {donne|donnent} du caractère.',
        '{x} {évoque|évoquent} le feu de bois.',
        '{x} {ajoute|ajoutent} une pointe fumée.',
      ],
      earthy: [
        '{x} {réchauffe|réchauffent} le goût.',
        '{x} {parfume|parfument} le plat.',
        '{x} {apporte|apportent} une note épicée.',
        '{x} {lie|lient} les saveurs.',
        '{x} {donne|donnent} de la rondeur.',
        '{x} {ajoute|ajoutent} un parfum chaud.',
      ],
      fresh: ['{x} {apporte|apportent} de la fraîcheur.'],
      fatty: ['{x} {arrondit|arrondissent} le goût.'],
      sweet: ['{x} {ajoute|ajoutent} une pointe de douceur.'],
      crunch: [
        '{x} {donne|donnent} du croquant.',
        '{x} {croque|croquent} sous la dent.',
        '{x} {apporte|apportent} de la texture.',
        '{x} {fait|font} le contraste.',
        '{x} {termine|terminent} le plat.',
        '{x} {ajoute|ajoutent} une fin croquante.',
      ],
      creamy: [
        '{x} {donne|donnent} de l’onctuosité.',
        '{x} {adoucit|adoucissent} le plat.',
        '{x} {apporte|apportent} du moelleux.',
        '{x} {enrobe|enrobent} les saveurs.',
        '{x} {arrondit|arrondissent} le goût.',
        '{x} {rend|rendent} le plat crémeux.',
      ],
      herb: [
        '{x} {parfume|parfument} le plat au dernier moment.',
        '{x} {apporte|apportent} une note verte.',
        '{x} {donne|donnent} de la fraîcheur.',
        '{x} {ajoute|ajoutent} couleur et parfum.',
        '{x} {termine|terminent} le plat.',
        '{x} {apporte|apportent} un parfum de jardin.',
      ],
    },
    cuisine: {
      mediterranean: ', à la méditerranéenne',
      asian: ', aux saveurs d’Asie de l’Est',
      italian: ', à l’italienne',
      mexican: ', à la mexicaine',
      indian: ', aux épices de la cuisine indienne',
      american: ', à l’américaine',
    },
    and: ' ',
  },
  de: {
    opening: {
      crisp: ['{b}, kräftig angebraten{c}.'],
      pan: ['{b}, kräftig gebraten.', '{b}, frisch aus der Pfanne{c}.'],
      pot: ['{b}, sanft geköchelt, bis sich die Aromen verbinden{c}.', '{b} aus einem Topf{c}.'],
      oven: ['{b}, frisch aus dem Ofen{c}.', '{b}, im Ofen gegart{c}.'],
      cold: ['{b}, frisch angemacht{c}.', '{b}, in einer Schüssel vereint{c}.'],
      bread: ['{b}, auf die Hand{c}.'],
      egg: ['{b} mit sanft gegarten Eiern{c}.', '{b} mit Eiern aus einer Pfanne{c}.'],
      sweet: ['{b} zum Löffeln und Genießen.', '{b} mit der Süße der Früchte.'],
      blended: ['{b}, cremig püriert{c}.'],
      pasta: ['Pasta mit {bd}{c}.'],
    },
    oneVessel: /aus eine[mr] /,
    taste: {
      sour: [
        '{x} {sorgt|sorgen} für Frische.',
        '{x} {bringt|bringen} Säure hinein.',
        '{x} {macht|machen} das Gericht spritziger.',
        '{x} {hebt|heben} die Aromen.',
        '{x} {gleicht|gleichen} die Aromen aus.',
        '{x} {setzt|setzen} einen frischen Akzent.',
      ],
      hot: [
        '{x} {gibt|geben} milde Schärfe.',
        '{x} {bringt|bringen} etwas Feuer.',
        '{x} {wärmt|wärmen}, ohne zu brennen.',
        '{x} {prickelt|prickeln} leicht.',
        '{x} {gibt|geben} Pep.',
        '{x} {sorgt|sorgen} für sanfte Schärfe.',
      ],
      umami: [
        '{x} {gibt|geben} Tiefe.',
        '{x} {macht|machen} das Gericht herzhafter.',
        '{x} {bringt|bringen} Würze.',
        '{x} {sorgt|sorgen} für vollen Geschmack.',
        '{x} {gibt|geben} eine salzige Note.',
        '{x} {rundet|runden} das Gericht ab.',
      ],
      smoky: [
        '{x} {bringt|bringen} eine rauchige Note.',
        '{x} {erinnert|erinnern} an den Grill.',
        '{x} {gibt|geben} ein feines Raucharoma.',
        '{x} {sorgt|sorgen} für Raucharoma.',
        '{x} {duftet|duften} nach Holzfeuer.',
        '{x} {setzt|setzen} einen rauchigen Akzent.',
      ],
      earthy: [
        '{x} {gibt|geben} warme Würze.',
        '{x} {bringt|bringen} ein warmes Aroma.',
        '{x} {verbindet|verbinden} die Aromen.',
        '{x} {rundet|runden} die Würze ab.',
        '{x} {sorgt|sorgen} für Wärme.',
        '{x} {würzt|würzen} mild.',
      ],
      fresh: ['{x} {macht|machen} es frisch.'],
      fatty: ['{x} {rundet|runden} den Geschmack ab.'],
      sweet: ['{x} {bringt|bringen} etwas Süße.'],
      crunch: [
        '{x} {sorgt|sorgen} für Biss.',
        '{x} {gibt|geben} Biss.',
        '{x} {sorgt|sorgen} obenauf für Biss.',
        '{x} {setzt|setzen} einen Kontrast.',
        '{x} {gibt|geben} Struktur.',
        '{x} {bringt|bringen} etwas Knackiges.',
      ],
      creamy: [
        '{x} {macht|machen} es cremig.',
        '{x} {gibt|geben} Schmelz.',
        '{x} {mildert|mildern} die Würze.',
        '{x} {rundet|runden} das Gericht ab.',
        '{x} {sorgt|sorgen} für Cremigkeit.',
        '{x} {macht|machen} es sämig.',
      ],
      herb: [
        '{x} {gibt|geben} zum Schluss frischen Duft.',
        '{x} {bringt|bringen} Farbe und Duft.',
        '{x} {setzt|setzen} einen grünen Akzent.',
        '{x} {sorgt|sorgen} für Kräuterfrische.',
        '{x} {rundet|runden} das Gericht ab.',
        '{x} {duftet|duften} frisch.',
      ],
    },
    cuisine: {
      mediterranean: ', mediterran gewürzt',
      asian: ', mit Aromen der ostasiatischen Küche',
      italian: ', auf italienische Art',
      mexican: ', auf mexikanische Art',
      indian: ', mit Gewürzen der indischen Küche',
      american: ', auf amerikanische Art',
    },
    and: ' ',
  },
};
