import type { Language } from '@pomona/food/foods/languages';
import type { Action, Component, Slot } from '../dish.ts';
import { type Case, contracted, cueWith, joined, listed, type Phrase } from './grammar.ts';
import { servingsText, temperatureText, timeText, waterText } from './measures.ts';
import type { Narration } from './narration.ts';
import { nounOfCell } from './nouns/nouns.ts';
import type { Phrases } from './phrases/phrases.ts';
import { filled, placeholdersOf } from './templates.ts';
import { chosen } from './variety.ts';

export interface ClauseOptions {
  language: Language;
  phrases: Phrases;
  narration: Narration;
  servings: number;
  seed: number;
  /** Distinguishes choices within a text. */
  place: string;
}

const slotsOf: Readonly<Record<string, ReadonlySet<Slot>>> = {
  fat: new Set<Slot>(['fat']),
  liquid: new Set<Slot>(['liquid']),
  herbs: new Set<Slot>(['herb']),
  deHerbs: new Set<Slot>(['herb']),
  seasoning: new Set<Slot>(['fat', 'spice', 'salt', 'herb', 'acid', 'sauce', 'sweet']),
};

/** Where the parts of an action stand in a template. */
interface Placing {
  template: string;
  names: ReadonlySet<string>;
  positions: ReadonlyMap<string, readonly number[]>;
}

/** The words of an action, of the template that says most about it; the seed chooses among equals. */
export function clauseOf(action: Action, options: ClauseOptions): string {
  const { phrases, seed, place, language } = options;
  const rated = phrases.techniques[action.technique]
    .map((template) => placed(template, action, options))
    .map((placing) => ({ placing, score: scoreOf(placing, action, options) }))
    .filter(({ score }) => score >= 0);
  const best = Math.max(...rated.map(({ score }) => score));
  const equal = rated.filter(({ score }) => score === best);
  const placing = chosen(equal, seed, place)?.placing;
  if (placing === undefined) return '';
  const text = filled(placing.template, resolver(placing, action, options));
  return contracted(withoutComma(text, action, language), language);
}

/** "for 5 minutes, until soft", but "blend until smooth"; German keeps its comma. */
function withoutComma(text: string, { minutes }: Action, language: Language): string {
  const isKept = language === 'de' || minutes !== undefined;
  return isKept ? text : text.replace(/, (?=until |hasta |jusqu’)/, ' ');
}

/** Fats, liquids and seasonings go to their own placeholder where the template has one and others are left. */
function placed(template: string, action: Action, { narration }: ClauseOptions): Placing {
  const names = new Set(placeholdersOf(template).map(({ name }) => name));
  const positions = new Map<string, readonly number[]>();
  let left = [...action.parts];
  for (const [name, slots] of Object.entries(slotsOf)) {
    if (!names.has(name)) continue;
    const own = left.filter((index) => slots.has(narration.part(index)?.slot ?? 'main'));
    positions.set(name, own);
    left = left.filter((index) => !own.includes(index));
  }
  positions.set('foods', left);
  return { template, names, positions };
}

/** What sticks to foods is no food beside them: "roast the asparagus and the marinade". */
const coats = new Set<Component>(['marinade', 'sauce', 'paste', 'spice_mix', 'dressing']);
const foodNames = ['all', 'foods', 'bare', 'de'];
/** Which placeholders have a value. */
type Present = Readonly<Record<string, boolean>>;

function presentIn(
  { names, positions }: Placing,
  action: Action,
  { narration, servings }: ClauseOptions,
): Present {
  const isArranged = action.technique === 'arrange';
  const isBeside = isArranged && narration.isServed;
  const isPlated = action.vessel === undefined || action.vessel === 'plate';
  const isForServing = isArranged ? isPlated : action.vessel !== 'baking_dish';
  const hasVessel = narration.vessel(action)[0] !== '';
  const has = (name: string) => (positions.get(name) ?? []).length > 0;
  const hasUses = (action.uses ?? []).length > 0;
  const hasWater = action.waterMilliliters !== undefined;
  return {
    all: has('foods') || (hasUses && !names.has('uses')),
    de: has('foods') || hasUses,
    foods: has('foods'),
    bare: has('foods'),
    uses: hasUses,
    fat: has('fat'),
    seasoning: has('seasoning'),
    herbs: has('herbs'),
    deHerbs: has('deHerbs'),
    liquid: has('liquid') || hasWater,
    water: hasWater,
    makes: action.makes !== undefined,
    coat: hasUses && (action.uses ?? []).every((component) => coats.has(component)),
    servings: isForServing && servings > 1 && !isBeside,
    alone: isForServing && servings === 1 && !isBeside,
    beside: isBeside,
    ground: narration.grounds(action).length > 0,
    time: action.minutes !== undefined,
    temp: action.celsius !== undefined,
    cue: action.cue !== undefined,
    heat: narration.heat(action) !== '',
    in: hasVessel,
    into: hasVessel,
  };
}

const neverPoor = 200;

/** How much of an action a template tells; below zero: it does not fit. */
function scoreOf(placing: Placing, action: Action, options: ClauseOptions): number {
  const { template, names } = placing;
  const present = presentIn(placing, action, options);
  const isMissing = placeholdersOf(template).some(
    ({ name, isNeeded }) => isNeeded && present[name] === false,
  );
  if (isMissing) return -1;
  const hasAny = (...searched: readonly string[]) => searched.some((name) => names.has(name));
  const isOvernight = action.technique === 'soak_overnight';
  const points: readonly (readonly [string, boolean, number])[] = [
    ['foods', hasAny(...foodNames), 100],
    ['foods', !hasAny(...foodNames), -neverPoor],
    ['uses', hasAny('uses', 'all', 'de', 'coat'), 50],
    ['coat', hasAny('coat'), 5],
    ['beside', hasAny('beside'), 9],
    ['ground', hasAny('ground'), 6],
    ['water', hasAny('water', 'liquid'), 40],
    ['water', !hasAny('water', 'liquid'), -neverPoor],
    ['time', isOvernight || hasAny('time'), 30],
    ['temp', hasAny('temp'), 20],
    ['cue', hasAny('cue'), 10],
    ['herbs', true, 102],
    ['deHerbs', true, 102],
    ['fat', true, 4],
    ['liquid', hasAny('liquid'), 102],
    ['seasoning', true, 4],
    ['makes', hasAny('makes'), 3],
    ['in', hasAny('in', 'into'), 1],
    ['heat', hasAny('heat'), 1],
    ['servings', hasAny('servings'), 8],
    ['alone', hasAny('alone'), 8],
  ];
  const score = points.reduce(
    (sum, [name, isIn, value]) => sum + (isIn && present[name] === true ? value : 0),
    neverPoor,
  );
  return Math.max(0, score);
}

const caseOf: Readonly<Record<string, Case>> = { d: 'dative' };

function resolver({ names, positions }: Placing, action: Action, options: ClauseOptions) {
  const { language, narration, phrases, servings } = options;
  const phrasesIn = (name: string): Phrase[] =>
    (positions.get(name) ?? []).map((index) => narration.phrase(index));
  const used = (action.uses ?? []).flatMap((component) => narration.component(component));
  const all = [...phrasesIn('foods'), ...(names.has('uses') ? [] : used)];
  const water =
    action.waterMilliliters === undefined ? [] : [waterText(action.waterMilliliters, language)];
  const [where, whereto] = narration.vessel(action);
  const values: Readonly<Record<string, (form: Case) => string>> = {
    all: (form) => listed(all, language, form),
    foods: (form) => listed(phrasesIn('foods'), language, form),
    bare: (form) => listed(phrasesIn('foods'), language, form === 'dative' ? form : 'bare'),
    de: () => listed(all, language, 'de'),
    uses: (form) => listed(used, language, form),
    coat: (form) => listed(used, language, form),
    beside: () => phrases.beside,
    ground: (form) => listed(narration.grounds(action), language, form),
    fat: (form) => listed(phrasesIn('fat'), language, form),
    herbs: (form) => listed(phrasesIn('herbs'), language, form),
    deHerbs: () => listed(phrasesIn('deHerbs'), language, 'de'),
    seasoning: (form) => listed(phrasesIn('seasoning'), language, form),
    liquid: (form) => {
      const own = phrasesIn('liquid').map((one) => listed([one], language, form));
      return joined([...own, ...water], language);
    },
    water: () => water[0] ?? '',
    makes: () =>
      action.makes === undefined
        ? ''
        : listed(componentNamed(action, options), language, 'article'),
    time: () => (action.minutes === undefined ? '' : timeText(action.minutes, language)),
    temp: () => (action.celsius === undefined ? '' : temperatureText(action.celsius, language)),
    cue: () =>
      action.cue === undefined
        ? ''
        : cueWith(phrases.cues[action.cue], narration.subjects(action), language),
    heat: () => narration.heat(action),
    in: () => where,
    into: () => whereto,
    servings: () => servingsText(servings, action.vessel, language),
    alone: () => servingsText(servings, action.vessel, language),
  };
  return (name: string, form: string) => values[name]?.(caseOf[form] ?? 'article') ?? '';
}

/** "for the dressing"; a mixture of everything has no name. */
function componentNamed({ makes }: Action, { phrases, language }: ClauseOptions): Phrase[] {
  const unnamed = new Set(['everything', 'base', 'vegetables', 'protein', 'egg_mix']);
  if (makes === undefined || unnamed.has(makes)) return [];
  return [
    { noun: nounOfCell(phrases.components[makes], language), isComponent: true, share: null },
  ];
}
