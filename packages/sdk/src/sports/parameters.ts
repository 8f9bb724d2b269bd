import { limits, type SportsProvider } from '@pavilion/contract';
import { parseUrl } from '../pipeline/url';
import type { SportsLaunch } from './sports';

/** The parameters of a provider's requests, by the names of SPT-2. */
export type SportsParameters = Readonly<Record<string, string>>;

/** Query and fragment of a URL: some parameters of a launch are found only there. */
const urlParameters = (url: string): ReadonlyMap<string, string> => {
  const { searchParams = [], hash = '' } = parseUrl(url) ?? {};
  return new Map([...searchParams, ...new URLSearchParams(hash.slice(1))]);
};

/** The parameters that are stored for each provider. Requirement SPT-2. */
export const parameterNames = {
  IMTY: [
    'h5Url',
    'url',
    'TimeStamp',
    'LanguageCode',
    'Token',
    'MemberCode',
    'currentTimestamp',
    'origin',
    'OddsType',
  ],
  OBTY: ['h5Url', 'url', 'activityUrl', 'requestId', 'currentTimestamp', 'resourceUrl', 'origin', 'cuid'],
  FBTY: ['url', 'Authorization', 'languageType', 'currentTimestamp', 'origin'],
} as const satisfies Record<SportsProvider, readonly string[]>;
type ParameterName = (typeof parameterNames)[SportsProvider][number];

/**
 * The parameters of a launch.
 * @param origin of the provider's API
 * @param now in ms since the Unix epoch
 */
export const parametersOf = (
  provider: SportsProvider,
  launch: SportsLaunch,
  origin: string,
  now: number,
): SportsParameters => {
  const { url, h5Url, activityUrl, resource, token } = launch;
  const fromUrl = urlParameters(h5Url || url);
  const find = (name: string, fallback = '') => fromUrl.get(name) ?? fallback;
  const all: Readonly<Record<ParameterName, string>> = {
    url,
    h5Url,
    activityUrl,
    resourceUrl: resource,
    Token: token,
    requestId: token,
    Authorization: token,
    TimeStamp: find('TimeStamp', String(now)),
    LanguageCode: find('LanguageCode', limits.languageCode),
    languageType: find('languageType', limits.languageCode),
    MemberCode: find('MemberCode'),
    cuid: find('cuid'),
    OddsType: String(limits.oddsFormat),
    currentTimestamp: String(now),
    origin,
  };
  return Object.fromEntries(parameterNames[provider].map((name) => [name, all[name]]));
};
