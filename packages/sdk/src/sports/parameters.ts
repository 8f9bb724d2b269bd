import { limits, type SportsProvider } from '@pavilion/contract';
import type { SportsLaunch } from './sports';

/** What is kept of a launch: names and texts, as SPT-2 lists them for each provider. */
export type SportsParameters = Readonly<Record<string, string>>;

/** Query and fragment of an address: a launch says there what it says nowhere else. */
const saidIn = (address: string): ReadonlyMap<string, string> => {
  if (!URL.canParse(address)) return new Map();
  const { searchParams, hash } = new URL(address);
  return new Map([...searchParams, ...new URLSearchParams(hash.slice(1))]);
};

/** Which names are kept of each provider. Source: SPT-2. */
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

/** What a launch says of the parameters. The origin is that of its API. */
export const parametersOf = (
  provider: SportsProvider,
  launch: SportsLaunch,
  now: number,
): SportsParameters => {
  const { url, h5Url, activityUrl, resource, token, apiUrl } = launch;
  const address = saidIn(h5Url || url);
  const said = (name: string, otherwise = '') => address.get(name) ?? otherwise;
  const all: Readonly<Record<ParameterName, string>> = {
    url,
    h5Url,
    activityUrl,
    resourceUrl: resource,
    Token: token,
    requestId: token,
    Authorization: token,
    TimeStamp: said('TimeStamp', String(now)),
    LanguageCode: said('LanguageCode', limits.languageCode),
    languageType: said('languageType', limits.languageCode),
    MemberCode: said('MemberCode'),
    cuid: said('cuid'),
    OddsType: String(limits.oddsFormat),
    currentTimestamp: String(now),
    origin: new URL(apiUrl).origin,
  };
  return Object.fromEntries(parameterNames[provider].map((name) => [name, all[name]]));
};
