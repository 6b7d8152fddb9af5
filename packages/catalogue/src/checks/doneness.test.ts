import { expect, it } from 'vitest';
import { sampleRecipe } from '../../test/sample.ts';
import { missingDoneness } from './doneness.ts';

const findings = (meat: string, step: string) =>
  missingDoneness(sampleRecipe({ ingredients: [meat], instructions: [step] }));

it.each([
  ['500 g chicken thighs', 'Fry for 6 minutes, turning once, and serve.'],
  ['400 g ground turkey', 'Brown for 5 minutes, until it smells good.'],
  ['300 g ground beef', 'Simmer the meatballs for 8 to 10 minutes, until the sauce is thick.'],
])('REC-06 finds that no step says when "%s" is done', (meat, step) => {
  expect(findings(meat, step).map(({ message }) => message)).toEqual([
    `no step says when "${meat}" is done`,
  ]);
});

it.each([
  ['500 g chicken thighs', 'Grill for 12 minutes, until 74 °C (165 °F) inside.'],
  ['400 g ground turkey', 'Brown for 5 minutes, until no pink is left.'],
  ['500 g chicken thighs', 'Simmer for 20 to 25 minutes, until the sauce is thick.'],
  ['200 g roasted turkey breast', 'Roll up in the tortilla.'],
  ['1 l low-sodium chicken stock', 'Bring to a boil for 5 minutes.'],
  ['500 g flank steak', 'Sear for 4 minutes on each side.'],
])('REC-06 lets "%s" pass with "%s"', (meat, step) => {
  expect(findings(meat, step)).toEqual([]);
});
