import type { RecipeAnalysis } from '@pomona/food/analysis/analysis';
import { folded } from '@pomona/food/foods/names';
import type { ChefStage, CookedRecipe } from '../answer.ts';
import type { Brief } from '../brief.ts';
import { ModelError, type RecipeModel } from '../model.ts';
import type { Problem } from '../verify/problem.ts';
import { verifyRecipe } from '../verify/verify-recipe.ts';
import type { WrittenRecipe } from '../written-recipe.ts';
import { readDraft } from './draft.ts';
import type { Engine } from './engine.ts';
import { givenWithUse, leastUsedShare, usedShare } from './given-used.ts';

export const maxRepairs = 2;

export interface ModelOptions {
  onStage: (stage: ChefStage) => void;
  signal: AbortSignal;
}

export type ModelOutcome =
  | { cooked: Omit<CookedRecipe, 'fallback'> }
  | { cooked: null; fallback: NonNullable<CookedRecipe['fallback']> };

/** A draft, at most two repairs, and nothing that the verifier does not pass. */
export async function cookByModel(
  brief: Brief,
  model: RecipeModel,
  engine: Pick<Engine, 'notesOf'>,
  { onStage, signal }: ModelOptions,
): Promise<ModelOutcome> {
  let problems: readonly Problem[] = [];
  for (let round = 0; round <= maxRepairs; round += 1) {
    onStage(round === 0 ? 'asking_model' : 'repairing');
    const draft = await draftOf(model, brief, problems, signal);
    signal.throwIfAborted();
    if ('fallback' in draft) return { cooked: null, fallback: draft.fallback };
    onStage('checking');
    const judged = judgedDraft(draft.answer, brief);
    if (judged.problems === null) return { cooked: cookedDraft(judged, brief, model.name, engine) };
    problems = judged.problems;
  }
  return { cooked: null, fallback: 'wrong' };
}

type Drafted = { answer: unknown } | { fallback: ModelError['reason'] };

async function draftOf(
  model: RecipeModel,
  brief: Brief,
  problems: readonly Problem[],
  signal: AbortSignal,
): Promise<Drafted> {
  try {
    return { answer: await model.draft(brief, problems, { signal }) };
  } catch (error) {
    if (signal.aborted) throw error;
    return { fallback: error instanceof ModelError ? error.reason : 'down' };
  }
}

interface GoodDraft {
  recipe: WrittenRecipe;
  analysis: RecipeAnalysis;
  used: ReadonlySet<string>;
  fingerprint: string;
  problems: null;
}

function judgedDraft(answer: unknown, brief: Brief): GoodDraft | { problems: Problem[] } {
  const { recipe, problems: shape } = readDraft(answer, brief);
  if (recipe === null) return { problems: shape };
  const { problems, analysis } = verifyRecipe(recipe, brief);
  const used = new Set(
    analysis.lines.flatMap(({ mentions }) => mentions.flatMap(({ food }) => food?.key ?? [])),
  );
  const share = usedShare(brief.given, used);
  const fingerprint = fingerprintOf(recipe, used);
  const all = [
    ...problems,
    ...(share < leastUsedShare ? [{ kind: 'too_few_given_used' as const, share }] : []),
    ...(brief.request.shown.includes(fingerprint)
      ? [{ kind: 'shape' as const, detail: 'a recipe that was shown before' }]
      : []),
  ];
  if (all.length > 0) return { problems: all };
  return { recipe, analysis, used, fingerprint, problems: null };
}

const maxFingerprint = 200;

/** The same foods under the same title are the same recipe. */
function fingerprintOf({ title }: WrittenRecipe, used: ReadonlySet<string>): string {
  return `model:${folded(title)}:${[...used].toSorted().join(',')}`.slice(0, maxFingerprint);
}

function cookedDraft(
  { recipe, analysis, used, fingerprint }: GoodDraft,
  brief: Brief,
  name: string,
  { notesOf }: Pick<Engine, 'notesOf'>,
): Omit<CookedRecipe, 'fallback'> {
  const given = givenWithUse(brief.given, used);
  return {
    outcome: 'recipe',
    ...{ recipe, analysis, given, fingerprint },
    notes: notesOf(given, brief.request.language),
    cook: { kind: 'model', name },
  };
}
