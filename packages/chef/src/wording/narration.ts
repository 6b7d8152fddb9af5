import type { Language } from '@pomona/food/foods/languages';
import type { Action, Component, Cut, Dish, DishPart, Slot, Technique } from '../dish.ts';
import { decidersOf } from './deciders.ts';
import { dishNoun, hasDishNoun } from './dish-nouns.ts';
import type { Phrase } from './grammar.ts';
import { fullNounOf, type Noun, nounOf, nounOfCell } from './nouns/nouns.ts';
import type { Phrases } from './phrases/phrases.ts';

const seasoningSlots = new Set<Slot>([
  'fat',
  'spice',
  'salt',
  'herb',
  'acid',
  'liquid',
  'leavening',
]);
const dividedSlots = new Set<Slot>([...seasoningSlots, 'sauce', 'topping', 'dairy', 'sweet']);
/** A component of so few foods is called by them: "the rice". */
const maxNamed = 3;
const maxFilling = 6;
const calledByFoods = new Set<Component>(['base', 'vegetables', 'protein', 'aside']);
/** Made by several actions, one after the other. */
const growing = new Set<Component>([...calledByFoods, 'filling']);
/** Never named before: "the filling" of foods that no step has mixed. */
const calledWhereUnmade = new Set<Component>(['topping', 'everything']);
const citrus: Readonly<Record<string, string>> = {
  lemon: 'lemon-juice',
  lime: 'lime-juice',
  orange: 'orange-juice',
};
const piecesOfCitrus = new Set<Cut>(['wedges', 'sliced', 'thinly_sliced', 'halved', 'zested']);

/** Said with its vessel although the step before was in one of that kind. */
const starting = new Set<Technique>(['heat_fat', 'boil_water', 'boil_in_water']);

export interface Subjects {
  nouns: readonly Noun[];
  isNamed: boolean;
}

/** What has happened so far: what was made of which foods, which pan stands on the stove. */
export class Narration {
  readonly #dish: Dish;
  readonly #language: Language;
  readonly #phrases: Phrases;
  readonly #isFull: (part: number) => boolean;
  readonly #made = new Map<Component, readonly number[]>();
  readonly #uses = new Map<number, number>();
  readonly #vessels = new Set<string>();
  /** Whether something lies on the plates. */
  isServed = false;
  #vessel: string | undefined;
  #heat: string | undefined;
  #isMarinadeBegun = false;
  /** Foods of this step that a component without a maker may mean. */
  #recent: number[] = [];

  constructor(
    dish: Dish,
    language: Language,
    { phrases, isFull }: { phrases: Phrases; isFull: (part: number) => boolean },
  ) {
    this.#dish = dish;
    this.#language = language;
    this.#phrases = phrases;
    this.#isFull = isFull;
  }

  startStep(): void {
    this.#heat = undefined;
    this.#recent = [];
  }

  part(index: number): DishPart | undefined {
    return this.#dish.parts[index];
  }

  noun(index: number): Noun {
    const part = this.part(index);
    if (part === undefined) return nounOfCell('', this.#language);
    const juice = citrus[part.food];
    const isJuice = part.slot === 'acid' && (part.cut === null || !piecesOfCitrus.has(part.cut));
    if (juice !== undefined && isJuice) return nounOf(juice, part.amount, this.#language);
    const name = this.#isFull(index) ? fullNounOf : nounOf;
    return name(part.food, part.amount, this.#language);
  }

  phrase(index: number): Phrase {
    return { noun: this.noun(index), isComponent: false, share: this.#shareOf(index) };
  }

  /** Of a part that two or three actions use: the same to each. */
  #shareOf(index: number): string | null {
    const part = this.part(index);
    if (part === undefined || !dividedSlots.has(part.slot)) return null;
    const actions = this.#dish.steps
      .flat()
      .filter(({ parts, technique }) => parts.includes(index) && technique !== 'take_out');
    if (actions.length !== 2 && actions.length !== 3) return null;
    const isLast = (this.#uses.get(index) ?? 0) === actions.length - 1;
    if (isLast) return this.#phrases.rest;
    return actions.length === 2 ? this.#phrases.half : this.#phrases.third;
  }

  component(component: Component): Phrase[] {
    const foods = this.#foodsOf(component);
    if (foods.length > 0 && foods.length <= this.#maxFoods(component)) {
      return foods.map((index) => ({ noun: this.noun(index), isComponent: false, share: null }));
    }
    const noun =
      component === 'everything'
        ? dishNoun(this.#dish.formula, this.#language)
        : nounOfCell(this.#phrases.components[component], this.#language);
    return [{ noun, isComponent: true, share: this.#shareOfMarinade(component) }];
  }

  #shareOfMarinade(component: Component): string | null {
    if (component !== 'marinade') return null;
    const actions = this.#dish.steps.flat().filter(({ uses = [] }) => uses.includes(component));
    if (actions.length !== 2) return null;
    return this.#isMarinadeBegun ? this.#phrases.rest : this.#phrases.half;
  }

  /** Up to how many foods a component is called by them; none: it has a name of its own. */
  #maxFoods(component: Component): number {
    if (component === 'filling') return maxFilling;
    if (component === 'everything' && hasDishNoun(this.#dish.formula)) return 0;
    const isUnmade = !this.#made.has(component) && calledWhereUnmade.has(component);
    return isUnmade || calledByFoods.has(component) ? maxNamed : 0;
  }

  /** What things are spread on. */
  grounds(action: Action): Phrase[] {
    const bases = this.#dish.parts.flatMap(({ slot }, index) => (slot === 'base' ? [index] : []));
    const isOwn = bases.some((index) => action.parts.includes(index));
    if (action.technique !== 'spread' || isOwn || bases.length !== 1) return [];
    return bases.map((index) => ({ noun: this.noun(index), isComponent: true, share: null }));
  }

  #foodsOf(component: Component): readonly number[] {
    const made = this.#made.get(component) ?? this.#recent;
    const solid = made.filter((index) => !seasoningSlots.has(this.part(index)?.slot ?? 'main'));
    return [...new Set(solid)];
  }

  /** Foods and components that a cue speaks of; named where they are not all that the action cooks. */
  subjects({ parts, uses = [], cue }: Action): Subjects {
    const keyOf = (index: number) => this.part(index)?.food ?? '';
    const here = [...new Set([...parts, ...uses.flatMap((component) => this.#foodsOf(component))])];
    const deciders = decidersOf(cue, here, keyOf);
    const all = this.#dish.parts.map((_, index) => index);
    const others = deciders.length > 0 ? deciders : decidersOf(cue, all, keyOf);
    const isOwn = deciders.length === here.length;
    if (others.length > 0 && others.length <= maxNamed && !isOwn)
      return { nouns: others.map((index) => this.noun(index)), isNamed: true };
    return { nouns: this.#cooked({ parts, uses }), isNamed: false };
  }

  #cooked({ parts, uses }: { parts: readonly number[]; uses: readonly Component[] }): Noun[] {
    const solid = parts.filter((index) => !seasoningSlots.has(this.part(index)?.slot ?? 'main'));
    const own = solid.length > 0 ? solid : parts;
    const used = uses.flatMap((component) => this.component(component).map(({ noun }) => noun));
    return [...own.map((index) => this.noun(index)), ...used];
  }

  /** [where, whereto]; empty where the last action was in the same vessel. */
  vessel({ vessel, technique }: Action): readonly [string, string] {
    const isStart = starting.has(technique);
    if (vessel === undefined || (vessel === this.#vessel && !isStart)) return ['', ''];
    const forms = this.#phrases.vessels[vessel].split(' | ');
    const at = this.#vessels.has(vessel) ? 1 : 0;
    return [forms[at] ?? '', forms[at + 2] ?? ''];
  }

  heat({ heat }: Action): string {
    return heat === undefined || heat === this.#heat ? '' : this.#phrases.heats[heat];
  }

  done({ technique, parts, uses = [], makes, vessel, heat }: Action): void {
    for (const index of parts) this.#uses.set(index, (this.#uses.get(index) ?? 0) + 1);
    this.#recent.push(...parts);
    if (makes !== undefined) {
      const kept = uses.filter((component) => component !== 'marinade');
      const before = kept.flatMap((component) => this.#foodsOf(component));
      const earlier = growing.has(makes) ? (this.#made.get(makes) ?? []) : [];
      this.#made.set(makes, [...earlier, ...before, ...parts]);
    }
    if (vessel !== undefined) {
      this.#vessels.add(vessel);
      this.#vessel = vessel;
    }
    if (heat !== undefined) this.#heat = heat;
    if (uses.includes('marinade')) this.#isMarinadeBegun = true;
    if (technique === 'divide' || technique === 'arrange' || technique === 'spread')
      this.isServed = true;
  }
}
