/** Derives browser and operating system from a user agent string. */

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdge?A?(?:iOS)?\/|Microsoft Edge\//, 'Edge'],
  [/\bOPR\/|\bOpera\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/Chrome\/|\bCriOS\/|Chromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bWindows\b/, 'Windows'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b|\bChrome ?OS\b/, 'ChromeOS'],
  [/\bmacOS\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const first = (known: readonly (readonly [RegExp, string])[], text: string) =>
  known.find(([pattern]) => pattern.test(text))?.[1];

export const deviceName = (userAgent: string) => ({
  browser: first(BROWSERS, userAgent),
  system: first(SYSTEMS, userAgent),
});
