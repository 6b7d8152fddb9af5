import { describe, expect, it } from 'vitest';
import { emptySymptom, readSymptom, symptomDraftOf } from './symptom-draft.ts';

describe('what is typed of a symptom', () => {
  it('WELL-03 needs a type; its level is 5 until it is changed', () => {
    expect(emptySymptom.level).toBe(5);
    expect(readSymptom(emptySymptom)).toEqual({ problem: 'noType' });
  });

  it.each([
    ['', null],
    ['7.5', 7.5],
    ['7,5', 7.5],
    [' 7.6 ', 7.5],
    ['0', 0],
    ['24', 24],
  ])('WELL-03 hours of sleep %j are %j', (hours, read) => {
    const draft = { ...emptySymptom, type: 'sleep' as const, hours };
    expect(readSymptom(draft)).toMatchObject({ fields: { hours: read } });
  });

  it.each(['25', '-1', 'eight', '7:30'])('WELL-03 hours %j are refused', (hours) => {
    const draft = { ...emptySymptom, type: 'sleep' as const, hours };
    expect(readSymptom(draft)).toEqual({ problem: 'wrongHours' });
  });

  it('WELL-03 hours that were typed for sleep are not sent with another type', () => {
    const draft = { ...emptySymptom, type: 'mood' as const, hours: 'eight' };
    expect(readSymptom(draft)).toMatchObject({ fields: { type: 'mood', hours: null } });
  });

  it('WELL-06 an entry is shown as it was written', () => {
    const entry = {
      ...{ id: 'x', day: '2026-11-20', type: 'sleep' as const, level: 8, hours: 7.25 },
      ...{ notes: 'late', created_at: '2026-11-20T08:00:00.000Z' },
    };
    expect(readSymptom(symptomDraftOf(entry)).fields).toEqual({
      ...{ type: 'sleep', level: 8, hours: 7.25, notes: 'late' },
    });
  });
});
