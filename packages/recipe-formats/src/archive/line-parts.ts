import { fractionTexts } from '@pomona/food/wording/wording-units';
import { isThing } from '../schema-org/thing.ts';

export const textIn = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

export const nameOf = (value: unknown): string =>
  isThing(value) ? textIn(value.name) : textIn(value);

/** Also of a decimal as text, "2.0000"; `null` for what is no number. */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

interface LineParts {
  amount: number | null;
  unit: string;
  food: string;
  note: string;
}

/** A line as people write one: "1 1/2 cups flour, sifted". Without a food the note is the line. */
export function lineOfParts({ amount, unit, food, note }: LineParts): string {
  const measured = amount === null || amount <= 0 ? [] : [amountText(amount), unit];
  const line = [...measured, food || note].filter(Boolean).join(' ');
  return food !== '' && note !== '' ? `${line}, ${note}` : line;
}

const toleranceOfThirds = 0.004;

export function amountText(amount: number): string {
  const whole = Math.floor(amount);
  const rest = amount - whole;
  const [, fraction] =
    fractionTexts.find(([value]) => Math.abs(value - rest) < toleranceOfThirds) ?? [];
  if (fraction === undefined || whole >= 20) return String(Math.round(amount * 1000) / 1000);
  return whole === 0 ? fraction : `${whole} ${fraction}`;
}
