/** Of `/profile?tab=…`; without it the favourites. */
export const profileTabs = ['recipes', 'goals', 'picture', 'settings'] as const;
export type ProfileTab = (typeof profileTabs)[number];
