import { expect, it } from 'vitest';
import { emailAddress, signUpBody, user } from './accounts.ts';

const ada = {
  id: '0b9c2c5e-7f0e-4a4b-8a53-6a7a4f0f2f10',
  name: 'Ada Quince',
  email: 'ada@example.org',
  bio: '',
  avatar: null,
  is_admin: false,
  favorite_recipes: ['greek-lentil-salad'],
  preferences: { dietary_preferences: [], allergens: [], health_goals: [], favorite_cuisines: [] },
  goals: [],
  counters: {
    recipes_saved: 1,
    goals_achieved: 0,
    goals_total: 0,
    streak_days: 0,
    level: 'Beginner',
  },
  created_at: '2026-11-21T08:00:00.000Z',
};

it('ENT-01 a user has the fields that were agreed, and no secret', () => {
  expect(user.parse({ ...ada, password_hash: 'x', access_token: 'y' })).toEqual(ada);
  for (const field of Object.keys(ada)) {
    const without: Record<string, unknown> = { ...ada };
    delete without[field];
    expect(user.safeParse(without).success, field).toBe(false);
  }
});

it('REC-10 what members avoid is one of the six or of the fourteen; what they ticked before stays', () => {
  const avoiding = (allergens: string[]) =>
    user.safeParse({ ...ada, preferences: { ...ada.preferences, allergens } }).success;
  expect(avoiding(['Nuts', 'Dairy', 'Eggs', 'Soy', 'Gluten', 'Shellfish'])).toBe(true);
  expect(avoiding(['peanut', 'celery', 'mollusc', 'Nuts'])).toBe(true);
  expect(avoiding(['Celery'])).toBe(false);
});

it('AUTH-10 an address is trimmed and has a form; a sign-up takes nothing that it does not know', () => {
  expect(emailAddress.parse('  ada@example.org ')).toBe('ada@example.org');
  expect(emailAddress.safeParse('ada at example').success).toBe(false);
  expect(emailAddress.safeParse(`${'a'.repeat(250)}@example.org`).success).toBe(false);
  const body = { email: 'ada@example.org', password: 'secret', name: ' Ada ' };
  expect(signUpBody.parse(body)).toEqual({ ...body, name: 'Ada' });
  expect(signUpBody.safeParse({ ...body, is_admin: true }).success).toBe(false);
  expect(signUpBody.safeParse({ ...body, password: 'short' }).success).toBe(false);
});
