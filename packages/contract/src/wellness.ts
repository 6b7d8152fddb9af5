/** Levels from 1 to 10; sleep may also have hours (WELL-03). */
export const symptomTypes = ['energy', 'mood', 'cravings', 'sleep', 'stress'] as const;
export type SymptomType = (typeof symptomTypes)[number];

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

export const maximumActivityMinutes = 1440;
export const maximumSleepHours = 24;
export const maximumWellnessNoteLength = 1000;

export const memberLevels = ['Beginner', 'Cook', 'Chef', 'Master'] as const;
export type MemberLevel = (typeof memberLevels)[number];
