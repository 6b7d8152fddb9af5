/**
 * Remembers what a pure function answered, for inputs that come over and over (headers, queries). At most `limit` answers
 * are kept; then it starts anew.
 */
export function remembered<Answer>(
  limit: number,
  compute: (input: string) => Answer,
): (input: string) => Answer {
  const answers = new Map<string, Answer>();
  return (input) => {
    const known = answers.get(input);
    if (known !== undefined) return known;
    const answer = compute(input);
    if (answers.size >= limit) answers.clear();
    answers.set(input, answer);
    return answer;
  };
}
