import bowser from 'bowser';

export interface Device {
  browser: string | null;
  system: string | null;
}

/** Names of browser and operating system, without versions; `null` where the user agent does not say. */
export function deviceOf(userAgent: string): Device {
  if (userAgent === '') return { browser: null, system: null };
  const { browser, os } = bowser.parse(userAgent);
  return { browser: browser.name || null, system: os.name || null };
}
