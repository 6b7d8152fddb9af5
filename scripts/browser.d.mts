/** Flags that every browser of the tests is started with. */
export const browserFlags: string[];
/** The path of a Chromium that can be started; rejects when there is none to be had. */
export function findBrowser(): Promise<string>;
