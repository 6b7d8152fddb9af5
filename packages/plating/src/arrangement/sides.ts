import { depicting, foodsOf, shareOf, type VisibleFood } from '../reading.ts';
import { drizzle, pool, sheen } from '../shapes/sauces.ts';
import { bowl, glazes, type Round, wallShade, within } from '../table/crockery.ts';
import { type DishContext, fan, garnish, isFanned, mound, scaleOf, scatter } from './placement.ts';
import { fieldRound, type Serving } from './serving.ts';

const cookedAway = new Set(['onion', 'tomato sauce', 'celery', 'red onion']);

/** What stands beside the main thing: leaves and vegetables that are seen, what the title names first. */
export function sidesOf(
  context: DishContext,
  without: readonly (VisibleFood | undefined)[] = [],
): VisibleFood[] {
  return foodsOf(context.reading, 'leaf', 'vegetable', 'grain', 'legume', 'fruit', 'noodle').filter(
    (visible) =>
      !['lime', 'lemon'].includes(visible.food.name) &&
      !without.includes(visible) &&
      !(
        cookedAway.has(visible.food.name) &&
        !visible.isNamed &&
        shareOf(visible, context.reading.visible) < 0.25
      ),
  );
}

/** One or two sides at the edge of a field, fanned where they are slices. */
export function sidesAt(
  context: DishContext,
  sides: readonly VisibleFood[],
  field: Serving,
): string {
  const round = fieldRound(field);
  const scale = scaleOf(context);
  return sides
    .map((visible, index) => {
      const turn = index === 0 ? 0.12 : -2.6;
      const patch = {
        x: field.x + Math.cos(turn) * field.across * 0.74,
        y: field.y + Math.sin(turn) * field.down * 0.74 + (index === 0 ? 60 : -20) * scale,
        radius: round.radius * 0.4,
        ratio: 0.9,
      };
      return isFanned(visible)
        ? fan(context, visible, { ...patch, turn: 1.2 + index, count: 7 })
        : mound(context, visible, patch);
    })
    .join('');
}

const greenSauce =
  /tomatillo|salsa verde|pesto|chimichurri|chutney|green sauce|cilantro sauce|salmoriglio/;

/** The colour of a sauce that is spooned over, when the recipe has one. */
export function sauceOver(context: DishContext): string | undefined {
  const { text, title } = context.reading;
  if (/enfrijolada|black bean/.test(title)) return '#4d3632';
  if (greenSauce.test(text)) return '#7d9440';
  const sauce = foodsOf(context.reading, 'sauce')[0];
  if (sauce !== undefined) return sauce.food.colour;
  if (/mole\b|chipotle|adobo|guajillo|\bancho\b/.test(text)) return '#8d3a1e';
  if (foodsOf(context.reading, 'dairy').length > 0) return '#f3ecdc';
  return undefined;
}

/** What a sauce that is spooned over is made of. */
export function saucesOf({ reading }: DishContext): VisibleFood[] {
  const sauces = foodsOf(reading, 'sauce');
  return sauces.length > 0 ? sauces : foodsOf(reading, 'dairy');
}

/** Sauce under the pieces, a thread of it over them, herbs. */
export function sauceBed(context: DishContext, field: Serving): string {
  const colour = sauceOver(context);
  if (colour === undefined) return '';
  return depicting(context.sheet, saucesOf(context), () =>
    pool(
      context.sheet,
      { x: field.x, y: field.y, radius: field.across * 0.86, ratio: field.down / field.across },
      { colour, surface: 'stew', wobble: 0.12 },
    ),
  );
}

/** A small bowl of sauce, chutney or soup beside what is dipped in it. */
export function dippingBowl(
  context: DishContext,
  round: Round,
  colour: string,
  foods: readonly VisibleFood[] = [],
): string {
  const { sheet, glaze } = context;
  const inner = { ...round, radius: round.radius * 0.9 };
  const body = depicting(sheet, foods, () =>
    pool(
      sheet,
      { ...inner, radius: inner.radius * 1.06 },
      { colour, surface: 'ragout', wobble: 0.02 },
    ),
  );
  const bits = foods
    .slice(0, 4)
    .map((visible) =>
      scatter(
        context,
        { ...visible, size: Math.min(34, visible.size * 0.6) },
        { ...inner, radius: inner.radius * 0.8, count: 7 },
      ),
    );
  const contrasting = glaze.colour === glazes.chalk.colour ? glazes.oatmeal : glazes.chalk;
  return (
    bowl(sheet, round, contrasting) +
    within(sheet, inner, body + bits.join('') + sheen(sheet, inner) + wallShade(sheet, inner))
  );
}

export function finish(context: DishContext, field: Serving): string {
  const { sheet, reading } = context;
  const round = fieldRound(field);
  const dairy = foodsOf(reading, 'dairy')[0];
  const tahini = foodsOf(reading, 'sauce').find(({ food }) => food.name === 'tahini');
  const thread = tahini?.food.colour ?? (dairy === undefined ? undefined : '#f6f0e2');
  const over =
    thread === undefined
      ? ''
      : depicting(sheet, foodsOf(reading, 'dairy', 'sauce'), () =>
          drizzle(
            sheet,
            { x: field.x, y: field.y, radius: round.radius * 0.72 },
            { colour: thread, width: 9 },
          ),
        );
  return (
    over +
    garnish(context, {
      x: field.x,
      y: field.y,
      radius: field.across * 0.8,
      ratio: field.down / field.across,
    })
  );
}
