import { inBowl } from '../../arrangement/in-bowl.ts';
import { type Dish, garnish, scaleOf, scattered } from '../../arrangement/placement.ts';
import { boiledHalf, marbledEgg } from '../../shapes/eggs.ts';
import { pool, sheen } from '../../shapes/sauces.ts';
import { laid } from '../../shapes/stamps.ts';

/** Eggs in the tea they steeped in: whole ones with their veins, some cut to show the yolk. */
export const steepedEggsDish: Dish = (context) => {
  const { sheet } = context;
  return inBowl(context, (inner) => {
    const spots = scattered(
      sheet,
      { ...inner, radius: inner.radius * 0.74 },
      { count: 9, size: 232 * scaleOf(context) },
    );
    const whole = spots.filter((_, index) => index % 3 !== 1);
    const halves = spots.filter((_, index) => index % 3 === 1);
    return (
      pool(
        sheet,
        { ...inner, radius: inner.radius * 1.05 },
        { colour: '#7a431f', surface: 'broth', wobble: 0.02 },
      ) +
      sheen(sheet, inner) +
      sheet.depict(['egg'], () => laid(sheet, marbledEgg, whole)) +
      sheet.depict(['egg'], () => laid(sheet, boiledHalf('#b07a45'), halves)) +
      garnish(context, { ...inner, radius: inner.radius * 0.5 })
    );
  });
};
