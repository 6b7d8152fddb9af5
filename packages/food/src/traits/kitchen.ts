import type { Language } from '../foods/languages.ts';
import { kitchenWords } from './kitchen-words.ts';
import { type Collection, collections } from './traits.ts';

/** What a recipe says beside its lines. */
export interface KitchenText {
  tags: readonly string[];
  instructions: readonly string[];
  makeAhead?: string | undefined;
  servings: number;
  cookMinutes: number;
  /** Minutes of waiting beside preparing and cooking. */
  restMinutes: number;
  language?: Language | undefined;
}

/** A wait of so many minutes is started the evening before. */
export const overnightMinutes = 6 * 60;
const batchServings = 4;

/** Tags by which a writer promises what a rule then holds. */
const promises = {
  one_pot: ['one-pot', 'one-pan'],
  lunch_box: ['lunch-box', 'packed-lunch', 'tiffin'],
  batch: ['batch-cooking', 'meal-prep'],
  freezer: ['freezes-well'],
} as const satisfies Partial<Record<Collection, readonly string[]>>;

/** How it is cooked and kept: by its steps and its note, for some where a tag promises it. */
export function kitchenTraits(text: KitchenText): Collection[] {
  const words = kitchenWords[text.language ?? 'en'];
  const steps = text.instructions.join('\n');
  const note = text.makeAhead ?? '';
  const tags = new Set(text.tags.map((tag) => tag.replaceAll(' ', '-')));
  const promised = (trait: keyof typeof promises) => promises[trait].some((tag) => tags.has(tag));
  const [hasPot, hasPan, hasSheet, hasOther] = [
    words.pot.test(steps),
    words.pan.test(steps),
    words.sheet.test(steps),
    words.otherVessel.test(steps),
  ];
  const isAppliance = words.airFryer.test(steps) || words.slowCooker.test(steps);
  const isOnStove = hasPot || hasPan || words.stove.test(steps);
  const vessels = [hasPot, hasPan || words.anyPan.test(steps), hasOther].filter(Boolean).length;
  const freezes = words.freezes.test(note) && !words.neverFrozen.test(note);
  const keeps = freezes || words.keeps.test(note);
  const holds: Readonly<Record<KitchenTrait, boolean> & Partial<Record<Collection, boolean>>> = {
    lunch_box: promised('lunch_box') && keeps,
    batch: promised('batch') && text.servings >= batchServings && keeps,
    freezer: promised('freezer') && freezes,
    one_pot: promised('one_pot') && vessels <= 1 && !hasSheet && !words.secondVessel.test(steps),
    sheet_pan: text.cookMinutes > 0 && hasSheet && !isOnStove && !hasOther && !isAppliance,
    air_fryer: words.airFryer.test(steps),
    slow_cooker: words.slowCooker.test(steps),
    overnight: text.restMinutes >= overnightMinutes,
  };
  return collections.filter((trait) => holds[trait] ?? false);
}

type KitchenTrait = Exclude<Collection, 'low_fodmap' | 'children' | 'budget'>;
