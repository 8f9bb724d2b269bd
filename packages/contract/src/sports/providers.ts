import { areaOf } from '../areas';

/**
 * The sports providers: the venue code of their launch and the path prefix of their calls.
 * Requirements SPT-1, SPT-3.
 */
export const sportsProviders = {
  IMTY: { venue: 'IMTY', prefix: '/api/mobile' },
  OBTY: { venue: 'YBTY', prefix: '/yewu11' },
  FBTY: { venue: 'FBTY', prefix: '/v1' },
} as const;
/** A supported sports provider. */
export type SportsProvider = keyof typeof sportsProviders;

const names = Object.keys(sportsProviders) as SportsProvider[];

/** The provider with a venue code. */
export const providerOfVenue = (venue: string): SportsProvider | undefined =>
  names.find((name) => sportsProviders[name].venue === venue);

/** The provider whose prefix a path starts with; undefined for paths of our own API. */
export const providerOfPath = (path: string): SportsProvider | undefined =>
  areaOf(path) === undefined
    ? names.find((name) => path.startsWith(`${sportsProviders[name].prefix}/`))
    : undefined;

/** The shared parameters that every call of a provider carries in its body and headers. Requirement SPT-3. */
export const sharedParameterNames = {
  IMTY: ['LanguageCode', 'OddsType', 'TimeStamp', 'Token', 'MemberCode'],
  OBTY: ['cuid', 'requestId', 'resourceUrl', 'activityUrl'],
  FBTY: ['languageType', 'Authorization'],
} as const satisfies Record<SportsProvider, readonly string[]>;

/** Success codes of the providers, after {@link providerCode}. Requirement ERR-3. */
const successCodes: readonly string[] = ['100', '0000000', '350'];

/** A provider's code with 0 normalised to 100. Requirement ERR-3. */
export const providerCode = (code: number | string): number | string => (String(code) === '0' ? 100 : code);

/** Whether a provider’s code means success. Requirement ERR-3. */
export const isProviderSuccess = (code: number | string): boolean =>
  successCodes.includes(String(providerCode(code)));

/** Whether a code means that the shared parameters have expired. Requirement SPT-4; the code of IMTY is ours. */
export const isProviderExpiry = (provider: SportsProvider, code: number | string): boolean =>
  (provider === 'IMTY' && String(code) === '1001') ||
  (provider === 'OBTY' && String(code).includes('400401')) ||
  (provider === 'FBTY' && String(code) === '14010');
