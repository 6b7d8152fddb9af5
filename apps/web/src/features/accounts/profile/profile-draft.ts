import type { User } from '@pomona/contract/accounts';
import type { UserChange } from '@pomona/contract/accounts/profile';
import type { AvoidableAllergen } from '@pomona/food/foods/allergens';
import type { Cuisine, DietType } from '@pomona/food/labels/diets';

/** A profile while it is edited. */
export interface ProfileDraft {
  name: string;
  bio: string;
  diets: readonly DietType[];
  allergens: readonly AvoidableAllergen[];
  cuisines: readonly Cuisine[];
}

export type ProfileProblem = 'nameMissing';

export function draftOf({ name, bio, preferences }: User): ProfileDraft {
  return {
    ...{ name, bio },
    diets: preferences.dietary_preferences,
    allergens: preferences.allergens,
    cuisines: preferences.favorite_cuisines,
  };
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
    ...(Object.keys(preferences).length > 0 && { preferences }),
  };
}

/** What is wrong before anything is sent, by field. */
export function problemsOf(draft: ProfileDraft): Partial<Record<'name', ProfileProblem>> {
  return draft.name.trim() === '' ? { name: 'nameMissing' } : {};
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((item) => other.includes(item));
}
