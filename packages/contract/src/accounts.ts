import { avoidableAllergens } from '@pomona/food/foods/allergens';
import { cuisines, dietTypes } from '@pomona/food/labels/diets';
import * as z from 'zod/mini';
import {
  maximumEmailLength,
  maximumNameLength,
  maximumPasswordLength,
  minimumPasswordLength,
} from './constants.ts';
import { defineEndpoint } from './endpoint.ts';
import { boundedText, isStorableText } from './text.ts';
import { memberLevels } from './wellness.ts';

export const preferences = z.strictObject({
  dietary_preferences: z.array(z.enum(dietTypes)),
  /** The six profile groups (`Nuts`) and the EU's fourteen in lower case (`tree_nut`, `celery`; REC-10). */
  allergens: z.array(z.enum(avoidableAllergens)),
  health_goals: z.array(z.string()),
  favorite_cuisines: z.array(z.enum(cuisines)),
  /** Hides calories and nutrition figures; absent until the member chooses. */
  number_free: z.optional(z.boolean()),
});
export type Preferences = z.infer<typeof preferences>;

/** Computed by the server (PROF-02). */
export const memberCounters = z.object({
  recipes_saved: z.number(),
  goals_achieved: z.number(),
  goals_total: z.number(),
  /** In the time zone of the request (header `Time-Zone`). */
  streak_days: z.number(),
  level: z.enum(memberLevels),
});
export type MemberCounters = z.infer<typeof memberCounters>;

/** In the order in which they were added; their texts are `preferences.health_goals` too (PROF-04). */
export const goal = z.object({
  id: z.uuid(),
  text: z.string(),
  achieved_at: z.nullable(z.iso.datetime()),
  created_at: z.iso.datetime(),
});
export type Goal = z.infer<typeof goal>;

/** The member's own view; never carries the password hash or a token (API-26). */
export const user = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  bio: z.string(),
  avatar: z.nullable(z.string()),
  is_admin: z.boolean(),
  favorite_recipes: z.array(z.string()),
  preferences,
  goals: z.array(goal),
  counters: memberCounters,
  created_at: z.iso.datetime(),
});
export type User = z.infer<typeof user>;

/** Compared case-insensitively (AUTH-10). */
export const emailAddress = z
  .string()
  .check(
    z.refine(isStorableText, 'Contains characters that cannot be stored'),
    z.trim(),
    z.maxLength(maximumEmailLength),
    z.email('This is not a valid email address'),
  );

/** Passwords are never trimmed. */
export const newPassword = z
  .string()
  .check(z.minLength(minimumPasswordLength), z.maxLength(maximumPasswordLength));

export const signInBody = z.strictObject({
  email: z.string().check(z.minLength(1), z.maxLength(maximumEmailLength)),
  password: z.string().check(z.minLength(1), z.maxLength(maximumPasswordLength)),
});
export const signUpBody = z.strictObject({
  email: emailAddress,
  password: newPassword,
  name: boundedText(1, maximumNameLength),
});

/** The bearer token is shown this once only. */
export const sessionReply = z.object({
  access_token: z.string(),
  user,
  /** The account had been deleted, and stays because its member came back in time. */
  is_kept: z.optional(z.literal(true)),
});
export type SessionReply = z.infer<typeof sessionReply>;

export const readOwnUser = defineEndpoint({
  name: 'readOwnUser',
  feature: 'accounts',
  summary: 'The signed-in member',
  method: 'GET',
  path: '/api/users/me',
  access: 'member',
  replies: { 200: user },
  errors: [],
});

export const signIn = defineEndpoint({
  name: 'signIn',
  feature: 'accounts',
  summary: 'Sign in with e-mail and password',
  method: 'POST',
  path: '/api/users/login',
  access: 'public',
  body: signInBody,
  replies: { 200: sessionReply },
  errors: ['login_failed', 'too_many_attempts'],
});

export const signUp = defineEndpoint({
  name: 'signUp',
  feature: 'accounts',
  summary: 'Create an account and sign in',
  method: 'POST',
  path: '/api/users/register',
  access: 'public',
  body: signUpBody,
  replies: { 201: sessionReply },
  errors: ['email_taken', 'password_too_common', 'registration_closed', 'too_many_attempts'],
});

export const signOut = defineEndpoint({
  name: 'signOut',
  feature: 'accounts',
  summary: 'End this session and revoke its token',
  method: 'POST',
  path: '/api/users/logout',
  access: 'member',
  replies: { 204: null },
  errors: [],
});

export const chooseNumberFree = defineEndpoint({
  name: 'chooseNumberFree',
  feature: 'accounts',
  summary: 'Hide or show calories and figures of nutrition wherever the member reads',
  method: 'PUT',
  path: '/api/users/me/number-free',
  access: 'member',
  body: z.strictObject({ number_free: z.boolean() }),
  replies: { 200: user },
  errors: [],
});

export const accountsEndpoints = [readOwnUser, signIn, signUp, signOut, chooseNumberFree] as const;
