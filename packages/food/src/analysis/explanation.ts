import {
  add,
  divided,
  type Figure,
  type FigureKey,
  isMissing,
  lineFigure,
} from '../figures/figures.ts';
import { type LineLoad, lineLoad } from '../figures/glycemic-load.ts';
import { isRecognised } from '../figures/shown-figures.ts';
import type { Language } from '../foods/languages.ts';
import type { DietType } from '../labels/diets.ts';
import type { CountedGroup, Reason } from '../labels/judged-serving.ts';
import { type Citation, citations } from '../labels/label-citations.ts';
import {
  type LabelNote,
  type LabelRule,
  labelRules,
  labelRulesVersion,
  type RuleFigure,
} from '../labels/label-rules.ts';
import type { LabelVerdict } from '../labels/labels.ts';
import type { ParsedLine } from '../lines/line.ts';
import { foodsOfLine } from '../lines/line-foods.ts';
import { foodByKey } from '../table/table.ts';
import { analyseRecipe, type RecipeAnalysis, type RecipeLines } from './analysis.ts';
import { type Doubt, doubtsOf } from './explanation-doubts.ts';

export interface NamedFood {
  key: string;
  name: string;
}

/** The contribution of one food to a figure of a serving; `share`: 0–1. */
export interface Contribution extends NamedFood {
  value: number;
  low: number;
  high: number | null;
  share: number;
}

/** The unit of a figure of a rule; `share`: a fraction of energy. */
export type RuleUnit = 'g' | 'mg' | 'load' | 'share' | 'gPer100g' | 'gPer100ml' | 'gPer1000kcal';

/** A reason with everything a page needs to explain it. Safe as JSON. */
export interface ExplainedReason extends Omit<Reason, 'foods' | 'counted'> {
  unit?: RuleUnit;
  foods: NamedFood[];
  counted?: (Omit<CountedGroup, 'foods'> & { foods: NamedFood[] })[];
  /** What the contributions are shares of: the figure itself, or energy where it is too low a share of it. */
  contributesTo?: FigureKey | 'glycemicLoad';
  /** Largest first, above 1 %, at most `maxContributions`. */
  contributions?: Contribution[];
  /** For an open answer: the food with the widest range. */
  widest?: NamedFood;
  /** Lines with unread words or without a known food or weight. */
  unknownLines: UnknownLine[];
  /** Foods without a measured value; for a load, without a published index. */
  unmeasured: NamedFood[];
  doubts: ExplainedDoubt[];
}

export interface ExplainedDoubt extends Omit<Doubt, 'key'> {
  food: NamedFood | null;
}

export interface UnknownLine {
  text: string;
  /** Unread words; empty where only a weight is missing. */
  words: string[];
}

export interface LabelExplanation {
  label: DietType;
  verdict: LabelVerdict['verdict'];
  isLikely: boolean;
  reasons: ExplainedReason[];
  basis: string;
  citations: Citation[];
  /** Worth knowing with this label, some of them of foods; they do not decide it. */
  notes: { note: LabelNote; foods: NamedFood[] }[];
  ruleVersion: string;
}

const maxContributions = 5;

/** All 13 labels with their reasons, from the lines of a recipe or their analysis. */
export function explanationOf(
  recipe: RecipeAnalysis | RecipeLines,
  language: Language = 'en',
): LabelExplanation[] {
  const analysis = 'labels' in recipe ? recipe : analyseRecipe(recipe);
  const context = { analysis, language, sums: new Map<string, Contribution[]>() };
  return labelRules.flatMap((rule) => {
    const verdict = analysis.labels.find(({ label }) => label === rule.label);
    return verdict === undefined ? [] : explain(rule, verdict, context);
  });
}

interface Context {
  analysis: RecipeAnalysis;
  language: Language;
  /** Cached contributions by figure. */
  sums: Map<string, Contribution[]>;
}

function explain(rule: LabelRule, verdict: LabelVerdict, context: Context): LabelExplanation {
  return {
    label: rule.label,
    verdict: verdict.verdict,
    isLikely: verdict.isLikely,
    reasons: verdict.because.map((reason) => ({
      ...explainReason(reason, context),
      doubts: explainedDoubts(rule.label, reason, context),
    })),
    basis: rule.basis,
    citations: rule.citations.map((key) => citations[key]),
    notes: notesOf(rule, verdict, context),
    ruleVersion: labelRulesVersion,
  };
}

function explainReason(reason: Reason, context: Context): Omit<ExplainedReason, 'doubts'> {
  const { foods = [], counted, ...rest } = reason;
  const { lines } = context.analysis;
  const named = (keys: readonly string[]) => keys.map((key) => nameOf(key, context.language));
  return {
    ...rest,
    foods: named(foods),
    ...(counted && {
      counted: counted.map((group) => ({ ...group, foods: named(group.foods) })),
    }),
    ...(reason.figure && explainFigure(reason.figure, reason, context)),
    unknownLines: reason.verdict === 'cannot_tell' ? unknownLines(reason, lines) : [],
    unmeasured: named(
      reason.verdict === 'cannot_tell' ? unmeasuredFoods(reason, context.analysis.parts) : [],
    ),
  };
}

function explainedDoubts(
  label: DietType,
  reason: Reason,
  { analysis, language }: Context,
): ExplainedDoubt[] {
  return doubtsOf(label, reason, analysis.lines).map(({ key, ...doubt }) => ({
    ...doubt,
    food: key === null ? null : nameOf(key, language),
  }));
}

function unknownLines({ condition }: Reason, lines: readonly ParsedLine[]): UnknownLine[] {
  const isByWeight =
    condition !== 'without' && condition !== 'withoutFoods' && condition !== 'withoutTransFat';
  return lines
    .filter((line) => !line.isReadWhole || (isByWeight && !foodsOfLine(line).every(isRecognised)))
    .map(({ text, unread }) => ({ text, words: unread }));
}

function explainFigure(figure: RuleFigure, reason: Reason, context: Context) {
  const part = parts[figure];
  const isTooLittle = reason.condition === 'atLeast' && reason.verdict !== 'proven';
  // Too low a share of energy is explained by what contributes the energy.
  const contributesTo = isTooLittle && part.ofEnergy ? 'calories' : part.sum;
  const contributions = contributionsTo(contributesTo, context);
  const widest = contributions.reduce<Contribution | null>(
    (wide, one) => (wide === null || widthOf(one) > widthOf(wide) ? one : wide),
    null,
  );
  const isOpen = reason.verdict === 'cannot_tell' && widest !== null && widthOf(widest) > 0;
  return {
    unit: reason.limitFor === 'drink' ? ('gPer100ml' as const) : part.unit,
    contributesTo,
    contributions: mainContributions(contributions),
    ...(isOpen && { widest: { key: widest.key, name: widest.name } }),
  };
}

const widthOf = ({ low, high }: Contribution) => (high ?? Number.POSITIVE_INFINITY) - low;

interface Part {
  sum: FigureKey | 'glycemicLoad';
  unit: RuleUnit;
  ofEnergy?: true;
}

/** The numerator of each figure of a rule. */
const parts: Readonly<Record<RuleFigure, Part>> = {
  glycemicLoad: { sum: 'glycemicLoad', unit: 'load' },
  fiber: { sum: 'fiber', unit: 'g' },
  protein: { sum: 'protein', unit: 'g' },
  carbs: { sum: 'carbs', unit: 'g' },
  netCarbs: { sum: 'net_carbs', unit: 'g' },
  sugars: { sum: 'sugars', unit: 'g' },
  addedSugars: { sum: 'added_sugars', unit: 'g' },
  saturatedFat: { sum: 'saturated_fat', unit: 'g' },
  sodium: { sum: 'sodium', unit: 'mg' },
  omega3: { sum: 'omega3', unit: 'g' },
  sugarsPer100g: { sum: 'sugars', unit: 'gPer100g' },
  fiberPer1000kcal: { sum: 'fiber', unit: 'gPer1000kcal', ofEnergy: true },
  saturatedFatEnergy: { sum: 'saturated_fat', unit: 'share', ofEnergy: true },
  netCarbsEnergy: { sum: 'net_carbs', unit: 'share', ofEnergy: true },
  fatEnergy: { sum: 'fat', unit: 'share', ofEnergy: true },
  proteinEnergy: { sum: 'protein', unit: 'share', ofEnergy: true },
  saturatedFatShare: { sum: 'saturated_fat', unit: 'share' },
};

function contributionsTo(key: Part['sum'], context: Context): Contribution[] {
  const done = context.sums.get(key);
  if (done !== undefined) return done;
  const { parts: lines, servings, cooking } = context.analysis;
  const partOf = (line: ParsedLine) =>
    key === 'glycemicLoad' ? lineLoad(line)?.load : lineFigure(line, key, cooking);
  const contributions = contributionsBy(partOf, { lines, servings, language: context.language });
  context.sums.set(key, contributions);
  return contributions;
}

/** Contribution of each food to a sum, per serving, largest first; lines of the same food are merged. */
export function contributionsBy(
  partOf: (line: ParsedLine) => Figure | undefined,
  {
    lines,
    servings,
    language,
  }: { lines: readonly ParsedLine[]; servings: number; language: Language },
): Contribution[] {
  const byFood = new Map<string, Figure>();
  for (const line of lines) {
    const part = line.food === null ? undefined : partOf(line);
    if (line.food === null || part === undefined) continue;
    const sum = byFood.get(line.food.key) ?? { value: 0, low: 0, high: 0 };
    add(sum, divided(part, servings));
    byFood.set(line.food.key, sum);
  }
  const total = [...byFood.values()].reduce((all, { value }) => all + value, 0);
  return [...byFood]
    .map(([food, { value, low, high }]) => ({
      ...nameOf(food, language),
      ...{ value, low, high: Number.isFinite(high) ? high : null },
      share: total > 0 ? value / total : 0,
    }))
    .toSorted((a, b) => b.value - a.value);
}

export function mainContributions(contributions: readonly Contribution[]): Contribution[] {
  return contributions.filter(({ share }) => share > 0.01).slice(0, maxContributions);
}

function unmeasuredFoods(reason: Reason, lines: readonly ParsedLine[]): string[] {
  if (reason.figure === undefined) return [];
  const { sum } = parts[reason.figure];
  const isUnmeasured = (line: ParsedLine) =>
    sum === 'glycemicLoad' ? hasNoIndex(lineLoad(line)) : isMissing(line, sum);
  return [...new Set(lines.filter(isUnmeasured).flatMap(({ food }) => food?.key ?? []))];
}

const hasNoIndex = (load: LineLoad | null) =>
  load !== null && load.index.kind === 'none' && load.available.high > 0;

function notesOf(
  { notes = [] }: LabelRule,
  { verdict }: LabelVerdict,
  { analysis, language }: Context,
): LabelExplanation['notes'] {
  const foods = [...new Set(analysis.parts.flatMap(({ food }) => food?.key ?? []))].flatMap(
    (key) => foodByKey(key) ?? [],
  );
  return notes.flatMap(({ note, traits = [], roles = [] }) => {
    if (traits.length + roles.length === 0) return verdict === 'refuted' ? [] : { note, foods: [] };
    const noted = foods.filter(
      (food) =>
        food.traits.some((trait) => traits.includes(trait)) ||
        food.roles.some((role) => roles.includes(role)),
    );
    return noted.length === 0 ? [] : { note, foods: noted.map(({ key }) => nameOf(key, language)) };
  });
}

/** A food with its first name in a language; falls back to the key for foods no longer in the table. */
export function nameOf(key: string, language: Language): NamedFood {
  return { key, name: foodByKey(key)?.names[language][0] ?? key };
}
