import type { Food } from '../table/table.ts';

/** How much of what is used is eaten, as a share with its range. */
export interface EatenShare {
  value: number;
  low: number;
  high: number;
  isDiscarded: boolean;
}

const all: EatenShare = { value: 1, low: 1, high: 1, isDiscarded: false };
/** Up to this many grams, oil "for frying" is eaten with the food. */
const panGrams = 60;

/**
 * No source measures what is left uneaten for dishes in general, so the ranges are wide: deep-fried food keeps a
 * small part of the oil, a part of a marinade clings to the food, and most of the salt stays in the cooking water.
 */
const kinds: readonly { words: RegExp; share: EatenShare }[] = [
  {
    words:
      /(?<!\p{L})(?:discard(?:ed|ing)?|removed? before serving|desechar|se desechan?|retirar antes de servir|à jeter|à retirer avant de servir|wegwerfen|vor dem servieren entfernen)(?!\p{L})/iu,
    share: { value: 0, low: 0, high: 0.1, isDiscarded: true },
  },
  {
    words:
      /(?<!\p{L})(?:for (?:the )?(?:cooking|pasta|boiling|blanching|soaking|brining)(?: water)?|for (?:the )?(?:water|brine)|para (?:cocer|hervir|el agua(?: de cocción)?|la pasta)|pour (?:l['’]eau(?: de cuisson)?|la cuisson de l['’]eau)|für(?:s| das) (?:kochwasser|nudelwasser|wasser)|zum (?:kochen|blanchieren))(?!\p{L})/iu,
    share: { value: 0.1, low: 0, high: 0.3, isDiscarded: true },
  },
  {
    words:
      /(?<!\p{L})(?:for (?:the )?marinade|for marinating|para (?:la marinada|el marinado|el adobo|marinar|adobar)|pour (?:la marinade|mariner)|für die marinade|zum (?:marinieren|einlegen))(?!\p{L})/iu,
    share: { value: 0.5, low: 0.1, high: 1, isDiscarded: true },
  },
  {
    words:
      /(?<!\p{L})(?:for (?:greasing|brushing|dusting|rolling|the (?:pan|tin|tray|dish|grill))|(?:to|for) grease|para (?:engrasar|untar|pincelar|espolvorear|el molde)|pour (?:graisser|beurrer|badigeonner|fariner|le (?:moule|plan de travail))|(?:zum (?:einfetten|bestreichen|bestäuben|ausfetten)|für (?:die form|das blech|die arbeitsfläche)))(?!\p{L})/iu,
    share: { value: 0.7, low: 0.2, high: 1, isDiscarded: false },
  },
];

/** Share of bone in poultry and meat whose row has no refuse. */
const usualBone = 0.3;

const frying =
  /(?<!\p{L})(?:(?:for|to) (?:deep[- ]|shallow[- ])?fry(?:ing)?|para (?:la fritura|freír|freir)|pour (?:la )?friture|pour frire|zum (?:frittieren|ausbacken|braten|anbraten))(?!\p{L})/iu;
const onTheBone =
  /(?<!\p{L})(?:bone[- ]in|on the bone|with bones?|in (?:the|their) shells?|in[- ]shell|con (?:hueso|espinas|concha|cáscara)|(?:avec (?:les? |la |leur )?|en |dans leur )(?:os|coquilles?|carapaces?)|mit knochen|am knochen|in der schale)(?!\p{L})/iu;

/** "plus more for dusting" is not part of the written amount. */
const moreBesides =
  /[,;(]?\s*(?:(?:plus|and) (?:some |a (?:little|bit) )?(?:more|extra|additional)|más (?:un poco |algo )?(?:extra |cantidad )?para|plus (?:un peu|quelques)|plus (?:etwas|mehr|extra))(?!\p{L}).*$/iu;

/** The eaten share of a food, by the words of its line; `grams` as written. */
export function eatenShare(text: string, food: Food, grams: number): EatenShare {
  const line = text.replace(moreBesides, '');
  if (food.roles.includes('oil') && frying.test(line)) {
    return grams > panGrams ? { value: 0.15, low: 0.05, high: 0.35, isDiscarded: true } : all;
  }
  const kind = kinds.find(({ words }) => words.test(line));
  if (kind !== undefined) return kind.share;
  if (food.roles.includes('protein') && onTheBone.test(line)) {
    const value = 1 - (food.refuse ?? usualBone);
    return { value, low: value * 0.85, high: Math.min(1, value * 1.15), isDiscarded: false };
  }
  return all;
}
