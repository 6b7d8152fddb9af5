/** The product's constants (CONST-01). Times are in milliseconds, sizes in bytes. */

/** Home requests these, keeps those rated at least `featuredMinimumRating` and shows the best (HOME-05). */
export const featuredRequestLimit = 6;
export const featuredMinimumRating = 4;
export const featuredShown = 3;

/** Up to this number the list is requested at once (LIST-01). */
export const listRequestLimit = 1000;

export const dietTypesOnListCard = 3;
export const dietTypesOnHomeCard = 2;

export const defaultServings = 2;
export const minimumServings = 1;
export const maximumServings = 100;

export const minimumPasswordLength = 6;
export const maximumPasswordLength = 128;
export const maximumEmailLength = 254;
export const maximumPasskeyNameLength = 60;
export const maximumPasskeys = 20;
export const maximumNameLength = 80;
export const maximumBioLength = 500;
export const maximumGoals = 50;
export const maximumGoalLength = 200;

/** From the deletion of an account to its erasure: who signs in before keeps it. */
export const erasureDelayDays = 14;

/** How long the archive of a member's data can be downloaded. */
export const exportKeptHours = 24;

export const minimumReviewRating = 1;
export const maximumReviewRating = 5;
export const defaultReviewRating = 5;
export const maximumCommentLength = 2000;
export const maximumSwapsLength = 500;
export const reviewsAtOnce = 10;

export const minimumSymptomLevel = 1;
export const maximumSymptomLevel = 10;
export const defaultSymptomLevel = 5;

export const avatarMaximumBytes = 5_242_880;
export const recipeImageMaximumBytes = 10_485_760;

export const generatorMaximumMilliseconds = 3000;
export const generatorMinimumServings = 1;
export const generatorMaximumServings = 6;
export const generatorDefaultMinutes = 25;
export const generatorDefaultServings = 2;
export const generatorDefaultMeal = 'Lunch';
export const generatorBadgesShown = 3;
export const generatorRestrictionsShownFirst = 8;

export const chatHistoryLimit = 100;
export const chatReconnectMilliseconds = 3000;
export const chatTypingShownMilliseconds = 3000;
export const chatTypingStopMilliseconds = 1000;
export const maximumChatMessageLength = 2000;
export const chatEditMinutes = 15;
export const chatMessagesPerWindow = 10;
export const chatWindowSeconds = 10;
/** Of membership: who has just come sends fewer. */
export const chatNewcomerMinutes = 10;
export const chatNewcomerMessages = 5;
export const maximumReportCommentLength = 500;

export const adminRecipesFetched = 1000;
export const adminRecipesShown = 20;
export const adminUsersFetched = 100;
export const adminUsersShown = 10;

export const batchPollMilliseconds = 10_000;
export const grantReloadMilliseconds = 2000;

export const toastMilliseconds = 5000;
export const toastsAtOnce = 1;

export const printStartMilliseconds = 1500;
export const printFallbackMilliseconds = 2000;
export const printCloseMilliseconds = 1000;

export const selectTypeAheadMilliseconds = 1000;

/** Keys in the browser's storage (AUTH-01, THEME-01, I18N-01, SCALE-03, DETAIL-05, DETAIL-07). */
export const storageKeys = {
  token: 'pomona.token',
  member: 'pomona.member',
  theme: 'pomona.theme',
  language: 'pomona.language',
  units: 'pomona.units',
  numberFree: 'pomona.numberFree',
  /** Of chosen diets: any of them or all; of strict ones on their own. */
  dietMatch: 'pomona.dietMatch',
  strictDietMatch: 'pomona.strictDietMatch',
  foodLines: 'pomona.foodLines',
  reviewDrafts: 'pomona.reviewDrafts',
  recipeDrafts: 'pomona.recipeDrafts',
  kitchen: 'pomona.kitchen',
  atHome: 'pomona.atHome',
  timers: 'pomona.timers',
  /** With the id of the member behind it, as the next. */
  chatDraft: 'pomona.chatDraft',
  chatRead: 'pomona.chatRead',
  chatAnnouncements: 'pomona.chatAnnouncements',
  visitQuestions: 'pomona.visitQuestions',
  /** Of the tab, not of the browser. */
  chef: 'pomona.chef',
} as const;
