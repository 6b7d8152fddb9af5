import type { FoodAnalysis } from '@pomona/contract/foods/analysis';
import type { ReactNode } from 'react';
import { useTexts } from '#platform/language/use-texts.ts';
import { AnalysisStatus } from './analysis-status.tsx';
import { ReadLines } from './read-lines.tsx';
import { useAnalysis } from './use-analysis.ts';

interface Props {
  text: string;
  /** What the lines add up to. */
  sums: (analysis: FoodAnalysis) => ReactNode;
}

/** How lines are read while they are typed, for pages that are not about foods. */
export function LinesPreview(props: Props) {
  const hasWords = useTexts('foods');
  const hasTexts = useTexts('food-analysis');
  return hasWords && hasTexts && <Preview {...props} />;
}

function Preview({ text, sums }: Props) {
  const { analysis, isBehind } = useAnalysis({ text, servings: 1, meal: 'Dinner' });
  const isEmpty = text.trim() === '';
  return (
    <div className="grid gap-3">
      <AnalysisStatus {...{ analysis, isEmpty, isBehind }} />
      {!isEmpty && analysis.data && (
        <>
          <ReadLines lines={analysis.data.lines} />
          {sums(analysis.data)}
        </>
      )}
    </div>
  );
}
