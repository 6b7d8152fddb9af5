/** `none` for what costs nothing to answer. */
export type Limit = 'none' | 'read' | 'picture' | 'write' | 'costly';
