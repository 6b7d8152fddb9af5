import type { User } from '@pomona/contract/accounts';
import type { UserChange } from '@pomona/contract/accounts/profile';
import type { AvoidableAllergen } from '@pomona/food/foods/allergens';
import type { Cuisine, DietType } from '@pomona/food/labels/diets';

/** A profile while it is edited. */
export interface ProfileDraft {
  name: string;
  email: string;
  /** Confirms another e-mail. */
  password: string;
  bio: string;
  diets: readonly DietType[];
  allergens: readonly AvoidableAllergen[];
  cuisines: readonly Cuisine[];
}

export type ProfileProblem = 'nameMissing' | 'emailInvalid' | 'passwordMissing';

export function draftOf({ name, email, bio, preferences }: User): ProfileDraft {
  return {
    ...{ name, email, bio, password: '' },
    diets: preferences.dietary_preferences,
    allergens: preferences.allergens,
    cuisines: preferences.favorite_cuisines,
  };
}

export function hasNewEmail(user: User, draft: ProfileDraft): boolean {
  return draft.email.trim() !== user.email;
}

/** What is to be sent: only what differs, so that another device's changes of the rest stay. */
export function changeOf(user: User, draft: ProfileDraft): UserChange {
  const before = draftOf(user);
  const preferences = {
    ...(!isSame(draft.diets, before.diets) && { dietary_preferences: [...draft.diets] }),
    ...(!isSame(draft.allergens, before.allergens) && { allergens: [...draft.allergens] }),
    ...(!isSame(draft.cuisines, before.cuisines) && { favorite_cuisines: [...draft.cuisines] }),
  };
  return {
    ...(draft.name !== before.name && { name: draft.name }),
    ...(draft.bio !== before.bio && { bio: draft.bio }),
    ...(hasNewEmail(user, draft) && { email: draft.email, current_password: draft.password }),
    ...(Object.keys(preferences).length > 0 && { preferences }),
  };
}

/** What is wrong before anything is sent, by field. */
export function problemsOf(
  user: User,
  draft: ProfileDraft,
): Partial<Record<'name' | 'email' | 'password', ProfileProblem>> {
  const isEmailLike = /^[^\s@]+@[^\s@]+$/.test(draft.email.trim());
  return {
    ...(draft.name.trim() === '' && { name: 'nameMissing' as const }),
    ...(!isEmailLike && { email: 'emailInvalid' as const }),
    ...(hasNewEmail(user, draft) &&
      draft.password === '' && { password: 'passwordMissing' as const }),
  };
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item) => other.includes(item));
}
