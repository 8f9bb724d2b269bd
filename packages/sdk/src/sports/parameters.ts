import { limits, type SportsProvider } from '@pavilion/contract';
import type { SportsLaunch } from './sports';

/** What is kept of a launch: names and texts, as SPT-2 lists them for each provider. */
export type SportsParameters = Readonly<Record<string, string>>;

/** The decimal odds of Europe. Source: SPT-5. */
const defaultOdds = '3';

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

/** What a launch says of the parameters. The origin is that of its API. */
export const parametersOf = (
  provider: SportsProvider,
  launch: SportsLaunch,
  now: number,
): SportsParameters => {
  const { url, h5Url, activityUrl, resource, token, apiUrl } = launch;
  const said = saidIn(h5Url || url);
  const common = { currentTimestamp: String(now), origin: new URL(apiUrl).origin };
  switch (provider) {
    case 'IMTY':
      return {
        ...common,
        h5Url,
        url,
        TimeStamp: said.get('TimeStamp') ?? String(now),
        LanguageCode: said.get('LanguageCode') ?? limits.languageCode,
        Token: token,
        MemberCode: said.get('MemberCode') ?? '',
        OddsType: defaultOdds,
      };
    case 'OBTY':
      return {
        ...common,
        h5Url,
        url,
        activityUrl,
        requestId: token,
        resourceUrl: resource,
        cuid: said.get('cuid') ?? '',
      };
    case 'FBTY':
      return {
        ...common,
        url,
        Authorization: token,
        languageType: said.get('languageType') ?? limits.languageCode,
      };
  }
};
