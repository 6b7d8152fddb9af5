import type { FormulaSlot } from '../formulas/formula.ts';
import { isFish, isMeat, isPotato } from '../formulas/kinds.ts';
import { measured } from './amounts.ts';
import type { AvailableFood } from './available-food.ts';

/** Grams a head below which a food that carries a dish disappoints. */
const leastMeat = 100;
const leastPotatoes = 150;
/** What is eaten in slices and cubes is no whole piece of meat: bacon, ham. */
const mainGrams = 80;

/** The least of a serving that is worth its line. */
export function leastServing(stock: AvailableFood, slot: FormulaSlot): number {
  if (!stock.isGiven || slot.id === 'aside') return 0;
  const { traits } = stock;
  const isPiece = traits.unit === null || traits.unit === 'fillet';
  const isMain = slot.part === 'main' && traits.servingGrams.min >= mainGrams;
  if (isMain && (isMeat(stock) || isFish(stock))) {
    return isPiece && isFish(stock) ? pieceOf(stock, 1) : leastMeat;
  }
  if (slot.part === 'base' && isPotato(stock)) return leastPotatoes;
  return isPiece && slot.part === 'vegetable' ? pieceOf(stock, 0.5) : 0;
}

/** Half a cabbage or cucumber a head is not meant. */
const maxPiece = 75;

function pieceOf(stock: AvailableFood, pieces: number): number {
  const { step, servingGrams } = stock.traits;
  const one = measured(stock, servingGrams.usual);
  const grams = (one.grams / Math.max(step, one.value)) * pieces;
  return Math.min(grams, pieces === 1 ? servingGrams.max : maxPiece) * 0.97;
}
