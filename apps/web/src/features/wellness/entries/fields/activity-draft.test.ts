import { expect, it } from 'vitest';
import { emptyActivity, readActivity } from './activity-draft.ts';

const yoga = { ...emptyActivity, type: 'Yoga' as const };

it('WELL-04 needs a type and a duration', () => {
  expect(readActivity(emptyActivity)).toEqual({ problem: 'missing' });
  expect(readActivity(yoga)).toEqual({ problem: 'missing' });
  expect(readActivity({ ...emptyActivity, minutes: '30' })).toEqual({ problem: 'missing' });
});

it.each(['1', '30', ' 1440 '])('WELL-04 takes %j minutes', (minutes) => {
  expect(readActivity({ ...yoga, minutes }).fields?.minutes).toBe(Number(minutes));
});

it.each(['0', '1441', '-5', '7.5', 'an hour'])('WELL-04 refuses %j minutes', (minutes) => {
  expect(readActivity({ ...yoga, minutes })).toEqual({ problem: 'wrongMinutes' });
});
