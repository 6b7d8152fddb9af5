/** `none` for what costs nothing to answer; `link` for what a secret address opens. */
export type Limit = 'none' | 'read' | 'picture' | 'write' | 'costly' | 'link';
