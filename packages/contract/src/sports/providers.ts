import { areaOf } from '../areas';

/**
 * The sports providers: the value that a launch names them by, and how the paths of their calls begin.
 * Source: SPT-1, SPT-3.
 */
export const sportsProviders = {
  IMTY: { venue: 'IMTY', prefix: '/api/mobile' },
  OBTY: { venue: 'YBTY', prefix: '/yewu11' },
  FBTY: { venue: 'FBTY', prefix: '/v1' },
} as const;
/** A sports provider that the SDK knows. */
export type SportsProvider = keyof typeof sportsProviders;

const names = Object.keys(sportsProviders) as SportsProvider[];

/** The provider that a launch means by this value. */
export const providerOfVenue = (venue: string): SportsProvider | undefined =>
  names.find((name) => sportsProviders[name].venue === venue);

/** Whose call a path is; none of our own is, whatever stands in the middle of it. */
export const providerOfPath = (path: string): SportsProvider | undefined =>
  areaOf(path) === undefined
    ? names.find((name) => path.startsWith(`${sportsProviders[name].prefix}/`))
    : undefined;

/** What a provider's call takes beside its own body, in the body and in headers. Source: SPT-3. */
export const sharedParameterNames = {
  IMTY: ['LanguageCode', 'OddsType', 'TimeStamp', 'Token', 'MemberCode'],
  OBTY: ['cuid', 'requestId', 'resourceUrl', 'activityUrl'],
  FBTY: ['languageType', 'Authorization'],
} as const satisfies Record<SportsProvider, readonly string[]>;

/** Codes of a provider that mean success, once 0 was taken for 100. Source: ERR-3. */
const successCodes: readonly string[] = ['100', '0000000', '350'];

/** A provider's code as it is judged: 0 is 100. Source: ERR-3. */
export const providerCode = (code: number | string): number | string => (String(code) === '0' ? 100 : code);

/** Whether a provider’s code means success, 0 taken for 100. Source: ERR-3. */
export const isProviderSuccess = (code: number | string): boolean =>
  successCodes.includes(String(providerCode(code)));

/** Whether a code says that the shared parameters are spent. Source: SPT-4. */
export const isProviderExpiry = (provider: SportsProvider, code: number | string): boolean =>
  (provider === 'OBTY' && String(code).includes('400401')) ||
  (provider === 'FBTY' && String(code) === '14010');
