import type { Recipe } from '@pomona/contract/recipes';
import type { ReactNode } from 'react';
import { StepTimer } from '#features/cooking/timers/step-timer.tsx';
import { linksOfStep } from './linked-steps.ts';
import { type MentionProps, StepMention } from './step-mention.tsx';
import { type StepPiece, stepPieces } from './step-pieces.ts';

interface Props {
  recipe: Recipe;
  step: number;
  /** Makes the names of ingredients buttons; without it they are plain words. */
  mentions?: Omit<MentionProps, 'mention' | 'children' | 'place'>;
}

/** A step whose times start timers and whose ingredients show how much is meant. */
export function StepText({ recipe, step, mentions }: Props) {
  const text = recipe.instructions[step] ?? '';
  const named = mentions === undefined ? [] : linksOfStep(recipe, step);
  const pieces = stepPieces(text, named);
  return pieces.map((piece, place) => {
    // A comma stays with what it follows, also at the end of a line.
    const taken = isPlain(piece) && place > 0 ? leadingMark(piece.text) : '';
    if (isPlain(piece)) return piece.text.slice(taken.length);
    const mark = leadingMark(pieces[place + 1]?.text ?? '');
    return (
      <span
        key={piece.start}
        className={piece.seconds === undefined ? undefined : 'whitespace-nowrap'}
      >
        {rendered(piece)}
        {mark}
      </span>
    );
  });

  function rendered({ text: words, start, seconds, mention }: StepPiece): ReactNode {
    if (seconds !== undefined) {
      const id = `${recipe.id}:${step + 1}:${start}`;
      return <StepTimer id={id} recipe={recipe} step={step + 1} label={words} seconds={seconds} />;
    }
    if (mention === undefined || mentions === undefined) return words;
    return (
      <StepMention {...mentions} mention={mention} place={`${step}:${start}`}>
        {words}
      </StepMention>
    );
  }
}

const isPlain = ({ seconds, mention }: StepPiece) => seconds === undefined && mention === undefined;

function leadingMark(text: string): string {
  return /^[.,;:!?)]+/.exec(text)?.[0] ?? '';
}
