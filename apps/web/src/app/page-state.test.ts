// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pageStateId, readPageState } from './page-state.ts';

const query = (state: object) => ({ queryKey: ['recipes'], queryHash: '["recipes"]', state });
const renderedAt = Date.parse('2026-05-01');

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-05-02') });
  const queries = [
    query({ data: ['soup'], dataUpdatedAt: renderedAt }),
    query({ data: undefined, dataUpdatedAt: 0 }),
  ];
  const state = { language: 'en', queries: { mutations: [], queries } };
  document.body.innerHTML = `<script type="application/json" id="${pageStateId}">${JSON.stringify(state)}</script>`;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const times = () => readPageState()?.queries.queries.map(({ state }) => state.dataUpdatedAt);

it('data of a document that was rendered earlier is as new as its arrival', () => {
  expect(times()).toEqual([Date.now(), 0]);
});

it('data of a document that the browser goes back to is as old as it is', () => {
  const entry = Object.assign(performance.mark('navigation'), { type: 'back_forward' });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
  expect(times()).toEqual([renderedAt, 0]);
});
