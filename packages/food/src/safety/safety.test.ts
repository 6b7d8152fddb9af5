import { describe, expect, it } from 'vitest';
import { analyseRecipe } from '../analysis/analysis.ts';
import type { Language } from '../foods/languages.ts';
import { safetyNotesOf } from './safety.ts';

interface Written {
  title?: string;
  lines: string[];
  steps: string[];
  language?: Language;
  cookMinutes?: number;
}

/** As a member's recipe is analysed: by its text alone. */
function notes({ title = '', lines, steps, language = 'en', cookMinutes }: Written) {
  const text = { title, ingredients: lines, instructions: steps, language };
  const analysis = analyseRecipe({
    lines,
    servings: 2,
    instructions: steps,
    language,
    cookMinutes,
  });
  return safetyNotesOf(analysis, text);
}

describe('notes on eggs', () => {
  it.each<[string, Written]>([
    [
      'a soft yolk, by a word',
      {
        lines: ['2 eggs', '1 slice rye bread'],
        steps: ['Poach the eggs for 3 minutes.', 'Lift onto the toast.'],
      },
    ],
    [
      'six minutes in the water',
      { lines: ['4 eggs', '200 g noodles'], steps: ['Boil the eggs for 6 1/2 minutes and peel.'] },
    ],
    [
      'firm whites alone',
      {
        lines: ['4 eggs', '400 g canned tomatoes'],
        steps: ['Simmer the tomatoes.', 'Crack in the eggs and cover until the whites are set.'],
      },
    ],
    [
      'a fried egg',
      {
        lines: ['1 egg', '150 g cooked rice'],
        steps: ['Fry the egg rice.', 'Fry the eggs in oil until the rims crisp.'],
      },
    ],
    [
      'raw egg in a dish that meets no heat',
      { lines: ['3 eggs', '250 g mascarpone'], steps: ['Whip and layer.'], cookMinutes: 0 },
    ],
    [
      'carbonara',
      {
        title: 'Carbonara',
        lines: ['2 egg yolks', '200 g spaghetti'],
        steps: ['Boil the spaghetti.', 'Toss with the yolks off the heat.'],
      },
    ],
    [
      'a soft yolk in Spanish',
      {
        language: 'es',
        lines: ['2 huevos', '100 g espinacas'],
        steps: ['Saltea las espinacas.', 'Escalfa los huevos: la yema debe quedar líquida.'],
      },
    ],
    [
      'a soft egg in French',
      {
        language: 'fr',
        lines: ['2 œufs', '100 g de lentilles'],
        steps: ['Faites cuire les œufs 6 minutes : mollets.'],
      },
    ],
    [
      'a fried egg in German',
      {
        language: 'de',
        lines: ['2 Eier', '200 g Spinat'],
        steps: ['Den Spinat dünsten.', 'Dazu zwei Spiegeleier braten.'],
      },
    ],
    [
      'five minutes in the water in German',
      {
        language: 'de',
        lines: ['2 Eier', '1 Scheibe Roggenbrot'],
        steps: ['Die Eier 5 Minuten kochen und schälen.'],
      },
    ],
  ])('FOOD-01 warns of %s', (_, written) => {
    expect(notes(written)).toContain('runny_egg');
  });

  it.each<[string, Written]>([
    ['eggs boiled hard', { lines: ['4 eggs'], steps: ['Boil the eggs for 10 minutes and peel.'] }],
    [
      'a baked batter',
      {
        lines: ['2 eggs', '200 g oat flour'],
        steps: ['Beat the eggs with the flour.', 'Bake for 25 minutes.'],
      },
    ],
    [
      'yolks that are no longer runny',
      { lines: ['2 eggs'], steps: ['Cook the eggs covered until the yolks are no longer runny.'] },
    ],
    [
      'firm yolks',
      {
        lines: ['2 eggs'],
        steps: [
          'Fry the onion, add the eggs and cover until the whites are set and the yolks are firm.',
        ],
      },
    ],
    [
      'a runny sauce',
      {
        lines: ['1 egg', '100 g oats'],
        steps: ['Bake the oats and egg for 20 minutes.', 'Add a runny sauce.'],
      },
    ],
    [
      'hard eggs in French',
      { language: 'fr', lines: ['2 œufs'], steps: ['Faites cuire les œufs 10 minutes.'] },
    ],
    ['a vegan dish', { lines: ['200 g tofu'], steps: ['Fry until softly set.'] }],
  ])('FOOD-01 does not warn of %s', (_, written) => {
    expect(notes(written)).not.toContain('runny_egg');
  });
});

describe('notes on fish and sprouts', () => {
  it.each<[string, Written]>([
    [
      'a ceviche beside something hot',
      {
        title: 'Sea Bass Ceviche',
        lines: ['300 g sea bass fillets', '100 ml lime juice', '1 sweet potato'],
        steps: [
          'Boil the sweet potato for 20 minutes.',
          'Turn the sea bass in the lime juice for 15 minutes.',
        ],
      },
    ],
    [
      'tuna that is only sliced while rice cooks',
      {
        lines: ['200 g tuna steak', '100 g brown rice'],
        steps: [
          'Boil the rice for 25 minutes.',
          'Cube the tuna and dress it.',
          'Serve over the rice.',
        ],
      },
    ],
    [
      'salmon tartare in German',
      {
        language: 'de',
        lines: ['200 g Lachsfilet', '1 Zitrone'],
        steps: ['Den Lachs fein würfeln und als Tatar anrichten.'],
      },
    ],
    [
      'a French tartare',
      { language: 'fr', lines: ['200 g de saumon'], steps: ['Servez le tartare bien froid.'] },
    ],
    [
      'Spanish raw fish',
      {
        language: 'es',
        lines: ['300 g de corvina', '100 ml de zumo de lima'],
        steps: ['Corta el pescado y cúbrelo con la lima 10 minutos.'],
        cookMinutes: 0,
      },
    ],
  ])('FOOD-01 warns of %s', (_, written) => {
    expect(notes(written)).toContain('raw_fish');
  });

  it.each<[string, Written]>([
    [
      'a fillet that is fried',
      { lines: ['300 g cod fillets'], steps: ['Fry the cod for 6 minutes.'] },
    ],
    [
      'fish that a paste is made of',
      {
        lines: ['300 g white fish fillets', '1 egg white'],
        steps: [
          'Blend the fish to a paste.',
          'Chill.',
          'Shape into patties and fry them for 6 minutes.',
        ],
      },
    ],
    [
      'fish from a can',
      { lines: ['1 can tuna in water'], steps: ['Mix and serve.'], cookMinutes: 0 },
    ],
    [
      'a stew whose steps do not name it',
      { lines: ['300 g hake'], steps: ['Put everything in a pot and simmer for 20 minutes.'] },
    ],
    [
      'a German fillet',
      {
        language: 'de',
        lines: ['300 g Kabeljau'],
        steps: ['Den Kabeljau in der Pfanne 6 Minuten braten.'],
      },
    ],
  ])('FOOD-01 does not warn of %s', (_, written) => {
    expect(notes(written)).not.toContain('raw_fish');
  });

  it('FOOD-01 warns of sprouts that nothing heats, and not of blanched ones', () => {
    const lines = ['100 g bean sprouts', '200 g rice noodles'];
    const boiled = 'Boil the noodles for 5 minutes.';
    expect(notes({ lines, steps: [boiled, 'Top with the sprouts.'] })).toContain('raw_sprouts');
    const blanched = 'Blanch the sprouts for 2 minutes.';
    expect(notes({ lines, steps: [boiled, blanched, 'Top with the sprouts.'] })).toEqual([]);
    const german = { language: 'de' as const, lines: ['100 g Mungbohnensprossen', '1 Salatkopf'] };
    expect(notes({ ...german, steps: ['Die Sprossen über den Salat streuen.'] })).toContain(
      'raw_sprouts',
    );
  });

  it('FOOD-01 warns of smoked fish, mercury, fresh tuna and liver by the food', () => {
    const steps = ['Sear for 3 minutes.'];
    expect(notes({ lines: ['100 g smoked salmon'], steps: ['Serve.'], cookMinutes: 0 })).toEqual([
      'smoked_fish',
    ]);
    expect(notes({ lines: ['300 g swordfish steaks'], steps })).toEqual(['mercury']);
    expect(
      notes({ lines: ['300 g pez espada'], steps: ['Asa el pescado.'], language: 'es' }),
    ).toEqual(['mercury']);
    expect(notes({ lines: ['300 g tuna steaks'], steps })).toEqual(['fresh_tuna']);
    expect(notes({ lines: ['300 g chicken livers'], steps })).toEqual(['liver']);
    expect(
      notes({ lines: ['300 g Kalbsleber'], steps: ['Die Leber braten.'], language: 'de' }),
    ).toEqual(['liver']);
  });
});

describe('notes for people who avoid gluten', () => {
  it('FOOD-01 asks for certified oats, grains, tamari and stock where the rest has no gluten', () => {
    const steps = ['Simmer for 20 minutes.'];
    const lines = ['100 g gluten-free oats', '1 tbsp gluten-free tamari', '300 g carrots'];
    expect(notes({ lines, steps })).toEqual(['gluten_oats', 'gluten_tamari']);
    expect(notes({ lines: ['100 g rolled oats', '200 ml milk'], steps })).toEqual(['gluten_oats']);
    expect(notes({ lines: ['100 g buckwheat', '300 g carrots'], steps })).toEqual([
      'gluten_grains',
    ]);
    expect(
      notes({ lines: ['100 g Hirse', '300 g Karotten'], steps: ['Kochen.'], language: 'de' }),
    ).toEqual(['gluten_grains']);
  });

  it('FOOD-01 does not where wheat is in it anyway', () => {
    const lines = ['100 g rolled oats', '100 g wheat flour'];
    expect(notes({ lines, steps: ['Bake for 20 minutes.'] })).toEqual([]);
  });
});
