/** What a browser says of itself. */
export type TraitName =
  | 'userAgent'
  | 'language'
  | 'languages'
  | 'platform'
  | 'timeZone'
  | 'screen'
  | 'colorDepth'
  | 'pixelRatio'
  | 'cores'
  | 'memory'
  | 'touchPoints';

/** Traits as texts; one that a browser does not tell is missing or empty. */
export type Traits = Readonly<Partial<Record<TraitName, string>>>;

const everywhere = ['userAgent', 'language', 'platform', 'timeZone', 'colorDepth'] as const;

/**
 * Which traits count, by platform: on a phone the ones that do not change when it is turned or zoomed, and on Apple's
 * none of the numbers that its browser rounds.
 * Source: FPR-1; which traits is ours, since the specification does not list them.
 */
export const traitsOf: Readonly<Record<'desktop' | 'android' | 'apple', readonly TraitName[]>> = {
  desktop: [...everywhere, 'languages', 'screen', 'pixelRatio', 'cores', 'memory', 'touchPoints'],
  android: [...everywhere, 'languages', 'cores', 'memory', 'touchPoints'],
  apple: [...everywhere, 'touchPoints'],
};

/** iPads call themselves Macs; no Mac has a touch screen. */
export const platformOf = ({ userAgent = '', touchPoints = '0' }: Traits): keyof typeof traitsOf => {
  if (/android/i.test(userAgent)) return 'android';
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'apple';
  return /macintosh/i.test(userAgent) && Number(touchPoints) > 1 ? 'apple' : 'desktop';
};

/** The traits of the page's browser. */
export const browserTraits = (): Traits => {
  const { userAgent, language, languages, platform, hardwareConcurrency, maxTouchPoints } = navigator;
  const { deviceMemory } = navigator as { deviceMemory?: number };
  return {
    userAgent,
    language,
    languages: languages.join(),
    platform,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    screen: `${screen.width}x${screen.height}`,
    colorDepth: String(screen.colorDepth),
    pixelRatio: String(devicePixelRatio),
    cores: String(hardwareConcurrency),
    memory: String(deviceMemory ?? ''),
    touchPoints: String(maxTouchPoints),
  };
};
