/** Languages of the interface, of food names and of ingredient lines, in the order of the language switcher (I18N-01). */
export const languages = ['en', 'es', 'fr', 'de'] as const;
export type Language = (typeof languages)[number];
