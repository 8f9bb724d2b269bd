/** A property of the browser or the device. */
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

/** Traits as text; missing or empty where a browser does not expose them. */
export type Traits = Readonly<Partial<Record<TraitName, string>>>;

const onEveryPlatform = ['userAgent', 'language', 'platform', 'timeZone', 'colorDepth'] as const;

/**
 * The traits of a fingerprint, by platform. Phones use those that rotation and zoom don't change; Apple devices none of
 * the numbers that Safari rounds.
 * Requirement FPR-1. The specification does not list the traits; Pavilion chose them.
 */
export const traitsOf: Readonly<Record<'desktop' | 'android' | 'apple', readonly TraitName[]>> = {
  desktop: [...onEveryPlatform, 'languages', 'screen', 'pixelRatio', 'cores', 'memory', 'touchPoints'],
  android: [...onEveryPlatform, 'languages', 'cores', 'memory', 'touchPoints'],
  apple: [...onEveryPlatform, 'touchPoints'],
};

/** iPads report themselves as Macs; touch points tell them apart, since no Mac has a touch screen. */
export const platformOf = ({ userAgent = '', touchPoints = '0' }: Traits): keyof typeof traitsOf => {
  if (/android/i.test(userAgent)) return 'android';
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'apple';
  return /macintosh/i.test(userAgent) && Number(touchPoints) > 1 ? 'apple' : 'desktop';
};

/** The traits of the browser that runs the page. */
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
