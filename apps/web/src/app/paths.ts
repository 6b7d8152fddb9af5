/** A document without a page in it, for browsers that cannot have the page's own: the worker stores it. */
export const shellPath = '/offline-shell';
export const shellBootScript = '/boot.js?shell';

/** Of the installed app, whose name and shortcuts are in the language of the page that offered it. */
export const manifestPath = (language: string) => `/app.${language}.webmanifest`;

/** The rooms of the navigation bar, in its order (NAV-01). Labels are keys of `shell`. */
export const rooms = [
  { path: '/', label: 'home' },
  { path: '/recipes', label: 'recipes' },
  { path: '/chat', label: 'community' },
  { path: '/shopping-list', label: 'shoppingList' },
  { path: '/ai-generator', label: 'aiGenerator' },
  { path: '/wellness', label: 'wellness' },
] as const;

/** Shown to administrators only (NAV-02). */
export const adminRoom = { path: '/admin', label: 'admin' } as const;
