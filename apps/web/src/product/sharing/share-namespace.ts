/** The texts of a dialog that shares something by a link. */
export type ShareNamespace = 'shopping.share' | 'recipe-sharing.share';
