import type { Language } from '@pomona/food/foods/languages';
import type { Cut } from '../../dish.ts';

/** Words of a name that the unit says already. */
export const canned: Readonly<Record<Language, RegExp>> = {
  en: /^(?:canned|jarred) /,
  es: / (?:en lata|en conserva|de bote|en bote)$/,
  fr: / (?:en boîte|en conserve|en bocal)$/,
  de: / aus (?:der Dose|dem Glas)$/,
};

type OtherCuts = Readonly<Partial<Record<Cut, readonly string[]>>>;

/** For foods whose name with the usual phrase would be that of another food ("chopped almonds"). */
export const otherCuts: Readonly<Record<Language, OtherCuts>> = {
  en: {
    diced: ['cut into dice', 'cut into small pieces'],
    finely_diced: ['cut into small dice'],
    chopped: ['roughly chopped', 'cut up', 'cut into pieces'],
    sliced: ['cut into slices'],
    mashed: ['well mashed', 'mashed with a fork'],
    chunks: ['cut into pieces'],
  },
  es: {
    chunks: ['en dados grandes', 'en pedazos'],
    chopped: ['en trozos', 'en trocitos', '{troceado|troceada|troceados|troceadas}'],
    mashed: [
      '{aplastado|aplastada|aplastados|aplastadas} con un tenedor',
      '{machacado|machacada|machacados|machacadas}',
    ],
    drained: ['bien {escurrido|escurrida|escurridos|escurridas}'],
    sliced: ['en lonchas', 'en láminas'],
  },
  fr: {
    finely_diced: ['{ciselé|ciselée|ciselés|ciselées}', 'finement {coupé|coupée|coupés|coupées}'],
    chopped: ['en morceaux', 'en éclats', '{coupé|coupée|coupés|coupées}'],
    mashed: ['à la fourchette', 'en purée'],
  },
  de: {
    chopped: ['grob gehackt', 'grob zerkleinert', 'in Stückchen'],
    mashed: ['mit der Gabel zerdrückt', 'gut zerdrückt', 'fein zerdrückt'],
    chunks: ['in grobe Stücke geschnitten', 'grob gewürfelt'],
    sliced: ['in Scheiben geschnitten', 'geschnitten'],
  },
};
