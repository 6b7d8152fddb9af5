import { avoidableAllergens } from '@pomona/food/foods/allergens';
import { cuisines, dietTypes } from '@pomona/food/labels/diets';
import * as z from 'zod/mini';
import { emailAddress, user } from '../accounts.ts';
import {
  maximumBioLength,
  maximumGoalLength,
  maximumGoals,
  maximumNameLength,
  maximumPasswordLength,
} from '../constants.ts';
import { defineEndpoint } from '../endpoint.ts';
import { boundedText, visibleLine } from '../text.ts';

/** A data URL of 5 MB in base64, and the rest of a profile. */
const bodyLimit = 7_100_000;

const feature = 'accounts';

const onceEach = <Item>(items: Item[]) => [...new Set(items)];
const choiceOf = <const Words extends readonly string[]>(words: Words) =>
  z.array(z.enum(words)).check(z.maxLength(2 * words.length), z.overwrite(onceEach));

/** The database knows no year 0. */
const instant = z.iso.datetime().check(z.regex(/^2/));
const goalText = visibleLine(maximumGoalLength);

/** Any subset; what is left out stays (API-04). */
export const userChange = z.strictObject({
  name: z.optional(visibleLine(maximumNameLength)),
  email: z.optional(emailAddress),
  /** Needed for another e-mail. */
  current_password: z.optional(z.string().check(z.maxLength(maximumPasswordLength))),
  bio: z.optional(boundedText(0, maximumBioLength)),
  /** A data URL of a picture (API-05); `null` removes it. */
  avatar: z.optional(z.nullable(z.string().check(z.maxLength(bodyLimit)))),
  preferences: z.optional(
    z.strictObject({
      dietary_preferences: z.optional(choiceOf(dietTypes)),
      allergens: z.optional(choiceOf(avoidableAllergens)),
      /** Goals that stay keep their state. */
      health_goals: z.optional(
        z.array(goalText).check(z.maxLength(maximumGoals), z.overwrite(onceEach)),
      ),
      favorite_cuisines: z.optional(choiceOf(cuisines)),
      number_free: z.optional(z.boolean()),
    }),
  ),
});
export type UserChange = z.infer<typeof userChange>;

export const changeOwnUser = defineEndpoint({
  name: 'changeOwnUser',
  feature,
  summary: 'Change one’s own profile: all that is sent, or nothing',
  method: 'PUT',
  path: '/api/users/me',
  access: 'member',
  body: userChange,
  bodyLimit,
  replies: { 200: user },
  errors: [
    'email_taken',
    'wrong_password',
    'demo_account',
    'too_many_attempts',
    'too_many_goals',
    'image_unreadable',
    'image_too_large',
    'too_many_images_today',
    'image_storage_full',
  ],
});

const goalParams = z.object({ goalId: z.uuid() });

export const addGoal = defineEndpoint({
  name: 'addGoal',
  feature,
  summary: 'Add a goal; adding it again changes nothing',
  method: 'POST',
  path: '/api/users/me/goals',
  access: 'member',
  body: z.strictObject({
    /** Created by the client: repeated calls add once. */
    id: z.uuid(),
    text: goalText,
    /** State of a removed goal. */
    restored: z.optional(
      z.strictObject({
        achieved_at: z.nullable(instant),
        created_at: instant,
      }),
    ),
  }),
  replies: { 201: user },
  errors: ['too_many_goals', 'conflict'],
});
export type NewGoal = z.infer<(typeof addGoal)['body']>;

export const changeGoal = defineEndpoint({
  name: 'changeGoal',
  feature,
  summary: 'Mark a goal as achieved, or reopen it',
  method: 'PATCH',
  path: '/api/users/me/goals/:goalId',
  access: 'member',
  params: goalParams,
  body: z.strictObject({ is_achieved: z.boolean() }),
  replies: { 200: user },
  errors: ['goal_not_found'],
});

export const removeGoal = defineEndpoint({
  name: 'removeGoal',
  feature,
  summary: 'Remove a goal; removing it again changes nothing',
  method: 'DELETE',
  path: '/api/users/me/goals/:goalId',
  access: 'member',
  params: goalParams,
  replies: { 200: user },
  errors: [],
});

export const profileEndpoints = [changeOwnUser, addGoal, changeGoal, removeGoal] as const;
