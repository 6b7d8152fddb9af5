import type { Trait } from '../foods/food-row.ts';
import { folded } from '../foods/names.ts';

export interface ClaimWords {
  removes: readonly Trait[];
  leaves?: readonly Trait[];
  words: string;
}

const meatless = ['meat', 'fish', 'crustacean', 'mollusc', 'gelatin'] as const;
const animalFree = [...meatless, 'milk', 'dairy', 'egg', 'honey', 'rennet'] as const;
const glutenFree = ['gluten', 'wheat', 'maybe-gluten'] as const;

/** "lactose-free" is missing on purpose: it is still milk. */
const claimWords: readonly ClaimWords[] = [
  {
    removes: glutenFree,
    words: `gluten free; gluten freed; gf; certified gluten free; celiac safe; coeliac safe; sin gluten; libre de gluten; libres de gluten; sans gluten;
      glutenfrei; glutenfreie; glutenfreier; glutenfreies; glutenfreien; glutenfreiem; ohne gluten`,
  },
  {
    removes: ['wheat'],
    words: 'wheat free; weizenfrei; weizenfreie; weizenfreies; weizenfreien; sin trigo; sans ble',
  },
  {
    removes: ['milk', 'dairy'],
    words: `dairy free; milk free; df; sin lacteos; libre de lacteos; sin leche; sans produits laitiers; sans lait; milchfrei; milchfreie; milchfreier;
      milchfreies; milchfreien; ohne milch`,
  },
  { removes: [], leaves: ['milk'], words: 'non dairy; nondairy' },
  {
    removes: ['egg'],
    words:
      'egg free; eggless; sin huevo; sin huevos; sans oeuf; sans oeufs; eifrei; eifreie; eifreier; eifreies; eifreien; ohne ei',
  },
  {
    removes: ['tree_nut', 'peanut'],
    words: 'nut free; sin frutos secos; sans fruits a coque; nussfrei; nussfreie; nussfreies',
  },
  { removes: ['peanut'], words: 'peanut free; sin cacahuetes; sans arachides' },
  { removes: ['soy'], words: 'soy free; soya free; sin soja; sans soja; sojafrei; sojafreie' },
  {
    removes: animalFree,
    words: `vegan; plant based; vegano; vegana; veganos; veganas; vegetal; vegetales; vegane; veganer; veganes; veganen; veganem; vegetalien; vegetalienne; vegetaliens;
      vegetaliennes; vegetale; vegetales; vegetaux; pflanzlich; pflanzliche; pflanzlicher; pflanzliches; pflanzlichen; rein pflanzlich; rein pflanzliche`,
  },
  {
    removes: meatless,
    words: `vegetarian; veggie; meatless; meat free; vegetariano; vegetariana; vegetarianos; vegetarianas; vegetarien; vegetarienne; vegetariens; vegetariennes;
      vegetarisch; vegetarische; vegetarischer; vegetarisches; vegetarischen; fleischlos; fleischlose; fleischfrei`,
  },
];

export const claimByWords = new Map(
  claimWords.flatMap((claim) =>
    claim.words.split(';').map((words) => [folded(words), claim] as const),
  ),
);
export const maxClaimWords = 4;

/** Words that make a claim uncertain: denied, optional, or one of several choices. */
export const hedges = new Set(
  `if optional optionally needed preferred prefer desired option works work too also well either ideally preferably necessary can could may might should
  celiac celiacs coeliac coeliacs substitute sub swap unless
  si opcional opcionalmente necesario deseas desea prefiere prefieres preferiblemente preferentemente preferencia tambien celiaco celiacos celiacas puede puedes
  facultatif besoin souhaite desire voulez preference aussi egalement coeliaque coeliaques intolerant intolerants peut pouvez necessaire
  wenn falls bei bedarf wunsch gerne auch moglichst optional wahlweise zoliakie evtl eventuell`.split(
    /\s+/,
  ),
);
export const denials = new Set(
  'not non no isn isnt aren arent nicht kein keine keinen pas ni never nie jamas nunca'.split(' '),
);
/** "for gluten-free use tamari": before a claim, a condition and not a property. */
export const cases = new Set(
  'for use using para usar usa pour utiliser utilisez fur verwenden'.split(' '),
);
export const choices: ReadonlySet<string> = new Set('or oder o u ou bzw'.split(' '));

export const ordinary = new Set(
  `regular normal classic ordinary standard plain usual conventional real traditional wheat
  normales clasico clasica clasicos clasicas comun corriente tradicional habitual autentica autentico
  normale normales normaux classique classiques ordinaire ordinaires traditionnel traditionnelle vrai vraie
  normaler normalen herkommliche herkommlicher herkommliches herkommlichen klassisch klassische klassischer klassisches klassischen gewohnliche gewohnlicher
  gewohnliches gewohnlichen regulare regularer regulares regularen echte echter echtes echten ubliche ublicher`.split(
    /\s+/,
  ),
);

/** Those that mean the ordinary food even without naming it: "half vegan butter, half real". */
export const ordinaryAlone = new Set(
  `regular normal ordinary real proper original originals normales clasico clasica verdad siempre otra otro entera entero
  normale normaux classique classiques ordinaire ordinaires vrai vraie vrais vraies entier ecreme
  normaler normalen herkommliche herkommlicher herkommliches herkommlichen klassische klassischer klassisches
  echte echter echtes echten ubliche ublicher`.split(/\s+/),
);

/** "gluten-free flour (ordinary works too)". */
export const alsoWorks = new Set(
  'works work too also auch geht gehen tut tambien sirve vale aussi marche convient'.split(' '),
);
