import type { Targets } from '../brief.ts';

/** Words of a goal, folded, in the four languages, and what they mean per serving. */
export const goalWords: readonly { words: RegExp; targets: Targets }[] = [
  {
    words:
      /\b(?:protein|proteins|proteina|proteinas|proteine|proteines|eiweiss|muskel\w*|muscle|musculo|masa muscular)\b/,
    targets: { minProtein: 25 },
  },
  {
    words: /\b(?:fiber|fibre|fibra|fibres|ballaststoff\w*|digestion|verdauung|gut|darm)\b/,
    targets: { minFiber: 7 },
  },
  {
    words: /\b(?:low carb|fewer carbs|less carbs|carbs?|carbohidratos|glucides|kohlenhydrat\w*)\b/,
    targets: { maxNetCarbs: 30 },
  },
  {
    words:
      /\b(?:blood sugar|glucose|glycemic|glycaemic|insulin\w*|pcos|azucar en (?:la )?sangre|glucosa|glucemi\w*|glycemie|glycemique|blutzucker|glukose|glykamisch\w*|sop|sopk)\b/,
    targets: { maxGlycemicLoad: 15 },
  },
  {
    words: /\b(?:heart|cholesterol|corazon|colesterol|coeur|cardio\w*|herz\w*|cholesterin)\b/,
    targets: { maxSaturatedFat: 5, maxSodiumMilligrams: 600 },
  },
  {
    words:
      /\b(?:salt|sodium|blood pressure|sal|sodio|tension|presion arterial|sel|salz\w*|natrium|blutdruck)\b/,
    targets: { maxSodiumMilligrams: 600 },
  },
];
