import type { Food } from './table.ts';

/** How much of what is used is eaten, as a share with its range. */
export interface EatenShare {
  value: number;
  low: number;
  high: number;
  isDiscarded: boolean;
}

const all: EatenShare = { value: 1, low: 1, high: 1, isDiscarded: false };
/** Less than this many grams of oil "for frying" stay in the pan's food. */
const panGrams = 60;

/**
 * Shares of what is left behind. No source measures them for dishes in general, so the ranges are wide on purpose:
 * deep-fried food keeps a small part of the oil, a marinade clings to a part, salted water leaves most of its salt.
 */
const kinds: readonly { words: RegExp; share: EatenShare }[] = [
  {
    words:
      /\b(?:discard(?:ed|ing)?|to discard|removed before serving|desechar|à jeter|wegwerfen)\b/i,
    share: { value: 0, low: 0, high: 0.1, isDiscarded: true },
  },
  {
    words:
      /\b(?:for (?:the )?(?:cooking|pasta|boiling|blanching|soaking|brining)(?: water)?|for (?:the )?(?:water|brine)|para (?:cocer|el agua)|pour l['’]eau(?: de cuisson)?|für das (?:kochwasser|nudelwasser)|fürs kochwasser)\b/i,
    share: { value: 0.1, low: 0, high: 0.3, isDiscarded: true },
  },
  {
    words:
      /\b(?:for (?:the )?marinade|for marinating|para (?:la marinada|marinar)|pour la marinade|für die marinade|zum marinieren)\b/i,
    share: { value: 0.5, low: 0.1, high: 1, isDiscarded: true },
  },
  {
    words:
      /\b(?:for (?:greasing|brushing|dusting|rolling|the pan|the tin|the tray)|para (?:engrasar|untar)|pour (?:graisser|beurrer|le moule)|zum (?:einfetten|bestreichen|bestäuben))\b/i,
    share: { value: 0.7, low: 0.2, high: 1, isDiscarded: false },
  },
];

/** The share of bone in cuts of poultry and meat whose row does not tell it. */
const usualBone = 0.3;

const frying =
  /\b(?:for (?:deep[- ]|shallow[- ])?frying|para freír|pour (?:la )?friture|pour frire|zum (?:frittieren|ausbacken|braten))\b/i;
const onTheBone =
  /\b(?:bone[- ]in|on the bone|with bones?|in (?:the|their) shells?|in[- ]shell|con hueso|avec os|mit knochen|in der schale)\b/i;

/** The eaten share of a food by what its line says; `grams` as written. */
export function eatenShare(line: string, food: Food, grams: number): EatenShare {
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
