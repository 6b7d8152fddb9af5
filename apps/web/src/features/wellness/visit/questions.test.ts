import { expect, it } from 'vitest';
import { boundedQuestions, maxQuestionLines, maxQuestionsLength } from './questions.ts';

it('WELL-15 questions are printed as typed', () => {
  expect(boundedQuestions('Is my iron fine?\n\nMore sleep?\n')).toBe(
    'Is my iron fine?\n\nMore sleep?\n',
  );
});

it('WELL-15 questions end where the second page would', () => {
  expect(boundedQuestions('x'.repeat(5000))).toHaveLength(maxQuestionsLength);
  const many = Array.from({ length: 50 }, (_, at) => String(at)).join('\n');
  const lines = boundedQuestions(many).split('\n');
  expect(lines).toHaveLength(maxQuestionLines);
  expect(lines.at(-1)).toMatch(/^9 10 11 .* 49$/);
});
