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
