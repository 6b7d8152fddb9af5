import { emptyState } from './parts.ts';
import type { ChangeQueue } from './queue.ts';

export const noQueue: ChangeQueue = {
  state: () => emptyState,
  subscribe: () => () => {},
  start: () => () => {},
  append() {
    throw new Error('The server appends no changes');
  },
  cancel: async () => false,
  async dismiss() {},
  async forgetMember() {},
  onMember() {},
};
