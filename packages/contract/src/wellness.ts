/** What a member can say of how they are, as a level from 1 to 10; sleep may also tell its hours (WELL-03). */
export const symptomTypes = ['energy', 'mood', 'cravings', 'sleep', 'stress'] as const;
export type SymptomType = (typeof symptomTypes)[number];

/** Kinds of movement and rest that can be logged (WELL-04). */
export const activityTypes = [
  'Yoga',
  'Walking',
  'Strength Training',
  'Cardio',
  'Swimming',
  'Cycling',
  'Dancing',
  'Meditation',
] as const;
export type ActivityType = (typeof activityTypes)[number];

/** Of one activity: a day has no more. */
export const maximumActivityMinutes = 1440;
export const maximumSleepHours = 24;
export const maximumWellnessNoteLength = 1000;

/** What a member has reached, by points (PROF-02). */
export const memberLevels = ['Beginner', 'Cook', 'Chef', 'Master'] as const;
export type MemberLevel = (typeof memberLevels)[number];
