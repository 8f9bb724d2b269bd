/** Names by their mark in a user agent, the most specific first: most browsers also claim to be Chrome and Safari. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/MicroMessenger\//, 'WeChat'],
  [/M?QQBrowser\//, 'QQ Browser'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/HuaweiBrowser\//, 'Huawei Browser'],
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPiOS)\//, 'Opera'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/Windows/, 'Windows'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Android/, 'Android'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const nameIn = (userAgent: string, table: readonly (readonly [RegExp, string])[]) =>
  table.find(([mark]) => mark.test(userAgent))?.[1] ?? null;

/** Browser and operating system that a user agent names, by which members recognise their devices; null when unknown. */
export const deviceLabel = (userAgent: string): { browser: string | null; system: string | null } => ({
  browser: nameIn(userAgent, browsers),
  system: nameIn(userAgent, systems),
});
