import { describe, expect, it } from 'vitest';
import { sampleRecipe } from '../../test/sample.ts';
import type { CatalogueRecipe } from '../schema.ts';
import { namedTimes } from './named-times.ts';
import { wrongTimes } from './times.ts';

const [lentils = '', dressing = '', finish = ''] = sampleRecipe().instructions;

function faults(step: string, change: Partial<CatalogueRecipe> = {}): string[] {
  const recipe = sampleRecipe({ instructions: [lentils, dressing, step, finish], ...change });
  return wrongTimes(recipe).map(({ message }) => message);
}

describe('the times of a recipe (REC-11)', () => {
  it.each([
    ['soaks', 'Soak the lentils in water for 2 hours.'],
    ['marinates', 'Turn the lentils in the oil and marinate for 30 minutes.'],
    ['rises', 'Leave the dough to rise, covered, for 90 minutes.'],
    ['sets', 'Pour into a dish and let it set for 2 hours.'],
    ['chills', 'Cool, then chill for 1 hour or longer.'],
    ['freezes', 'Freeze for 3 hours, until hard.'],
    ['rests', 'Rest on a board for 12 minutes.'],
    ['waits overnight', 'Refrigerate overnight and stir.'],
    ['cools for two short whiles', 'Let it stand for 6 minutes. Stir and leave for 6 minutes.'],
  ])('REC-11 finds a step that %s and no field that says so', (_, step) => {
    expect(faults(step)).toHaveLength(1);
  });

  it('REC-11 finds a wait that is ten minutes longer or shorter than its field', () => {
    const step = 'Leave the lentils to soak for 40 minutes.';
    expect(faults(step, { rest_minutes: 30 })).toHaveLength(1);
    expect(faults(step, { rest_minutes: 50 })).toHaveLength(1);
    expect(faults(step, { rest_minutes: 35 })).toEqual([]);
  });

  it('REC-11 finds a wait without a time', () => {
    expect(faults('Refrigerate the lentils, then stir.')).toHaveLength(1);
    expect(faults('Let it cool and spread it on a plate.')).toHaveLength(1);
  });

  it('REC-11 lets a short pause, advice, and a wait beside other work pass', () => {
    expect(faults('Let the lentils rest for 5 minutes.')).toEqual([]);
    expect(faults('Soak them in cold water for an hour if there is time.')).toEqual([]);
    expect(faults('Leave the onion for 20 minutes while the lentils cook.')).toEqual([]);
    expect(faults('Meanwhile soak the raisins for 30 minutes and drain.')).toEqual([]);
    expect(faults('Cool the pan under running water. The flavor mellows overnight.')).toEqual([]);
  });

  it('REC-11 finds steps that take ten minutes more than the cooking stated', () => {
    expect(faults('Fry the onion for 12 minutes.')).toHaveLength(1);
    expect(faults('Meanwhile fry the onion for 12 minutes.')).toEqual([]);
  });
});

describe('the times that a step names', () => {
  const named = (step: string) => namedTimes(step).map(({ kind, low, high }) => [kind, low, high]);

  it.each<[string, ReturnType<typeof named>]>([
    ['Soak for 8 hours or overnight.', [['wait', 480, 480]]],
    ['Leave to soak overnight, at least 10 hours.', [['wait', 600, 600]]],
    ['Leave for 30 minutes, or overnight in the refrigerator.', [['wait', 30, 480]]],
    [
      'Roast for 40 to 45 minutes, then rest for 5 minutes.',
      [
        ['heat', 40, 45],
        ['wait', 5, 5],
      ],
    ],
    ['Boil for half an hour, leaving the curry leaves in.', [['heat', 30, 30]]],
    ['Marinate for 1 hour, no longer than 2 hours.', [['wait', 60, 60]]],
    ['Knead for 8 minutes.', [['hand', 8, 8]]],
    ['Fry the rest of the fish for 4 minutes.', [['heat', 4, 16]]],
    ['Toast for 30 seconds.', [['heat', 0.5, 0.5]]],
    ['Let the dough rest for 20 minutes.', [['wait', 20, 20]]],
  ])('reads "%s"', (step, expected) => {
    expect(named(step)).toEqual(expected);
  });
});
