/** The tabs of the dashboard (ADMIN-03). */
export const adminTabs = [
  'overview',
  'recipes',
  'users',
  'images',
  'moderation',
  'analytics',
  'audit',
] as const;
export type AdminTab = (typeof adminTabs)[number];
