import type { ModelError } from '@pomona/chef/model';
import type { Reading } from '#platform/http/logging/metrics.ts';

/** What the language model cost and how often it failed, since the process began. */
export interface ModelTotals {
  addDraft(tokens: { input: number; output: number }): void;
  addFailure(reason: ModelError['reason']): void;
  readings: readonly Reading[];
}

export function createModelTotals(): ModelTotals {
  const sums = { drafts: 0, input: 0, output: 0, slow: 0, down: 0, limit: 0 };
  const total = (name: string, help: string, key: keyof typeof sums): Reading => ({
    name: `pomona_chef_model_${name}_total`,
    help,
    isTotal: true,
    read: () => sums[key],
  });
  return {
    addDraft({ input, output }) {
      sums.drafts += 1;
      sums.input += input;
      sums.output += output;
    },
    addFailure(reason) {
      sums[reason] += 1;
    },
    readings: [
      total('drafts', 'Answers of the language model.', 'drafts'),
      total('input_tokens', 'Tokens sent to the language model.', 'input'),
      total('output_tokens', 'Tokens that the language model wrote.', 'output'),
      total('slow', 'Drafts that did not come in time.', 'slow'),
      total('down', 'Drafts that failed, or were not asked for after failures.', 'down'),
      total('limited', 'Drafts beyond a limit of ours or of the provider.', 'limit'),
    ],
  };
}
