/** With all else on the sheet they fit on its second page. */
export const maxQuestionsLength = 700;
export const maxQuestionLines = 10;

/** Further lines go to the end of the last one. */
export function boundedQuestions(typed: string): string {
  const lines = typed.slice(0, maxQuestionsLength).split('\n');
  const last = lines.slice(maxQuestionLines - 1);
  return [
    ...lines.slice(0, maxQuestionLines - 1),
    ...(last.length > 0 ? [last.join(' ')] : []),
  ].join('\n');
}
