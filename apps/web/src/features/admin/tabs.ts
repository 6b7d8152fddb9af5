/** The tabs of the dashboard (ADMIN-03). */
export const adminTabs = [
  'overview',
  'recipes',
  'users',
  'images',
  'moderation',
  'analytics',
  'quality',
  'settings',
  'audit',
] as const;
export type AdminTab = (typeof adminTabs)[number];
