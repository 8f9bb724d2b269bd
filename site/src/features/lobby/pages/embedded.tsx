import { type Game, type SportsProvider, sportsProviders } from '@pavilion/contract';
import type { SportArea } from '@pavilion/contract/sports';
import { api, roundTags, usePreInfoQuery } from '@pavilion/sdk/react';
import { Button, ErrorFallback, useMounted, useTheme } from '@pavilion/ui';
import { useEffect, useReducer } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useLocale, useMessages } from '../../../shared/messages';
import type { PageProps } from '../../../shared/page/page-props';
import { preInfoBody } from '../../../shared/site-config/pre-info';
import { embeddedPaths } from '../../../shared/sports/embedded-pages';
import { GameFrame } from '../components/game-frame';
import { GameLoading } from '../components/game-loading';
import { RefusedAddress } from '../components/refused-address';
import { StageMiddle } from '../components/stage-middle';
import { StageWindow } from '../components/stage-window';
import { VenueFrame } from '../components/venue-frame';
import { lobbyMessages } from '../messages/lobby-messages';
import { frameAddress } from '../model/frame-address';

/** The `gameCode` of each page of a sports venue. */
const codes: Readonly<Record<SportArea, string>> = { sport: 'sport', gaming: 'esports' };

/** What to launch at the path of an embedded page; undefined for other paths. */
const embeddedVenue = (path: string): Pick<Game, 'venue' | 'code' | 'category'> | undefined => {
  for (const area of Object.keys(embeddedPaths) as SportArea[]) {
    const pages = embeddedPaths[area];
    const provider = (Object.keys(pages) as SportsProvider[]).find((each) => pages[each] === path);
    if (provider) return { venue: sportsProviders[provider].venue, code: codes[area], category: area };
  }
  return undefined;
};

/** Launches the venue of the path, or shows the address of `?url=` in a frame, or rejects it (RTE-2, RTE-3). */
const Embedded = ({ title }: PageProps) => {
  const t = useMessages(lobbyMessages);
  const { locale } = useLocale();
  const { name: theme } = useTheme();
  const { data, isError, refetch } = usePreInfoQuery(preInfoBody);
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [opening, reopen] = useReducer((count: number) => count + 1, 0);

  // The parent path is the lobby of the category.
  const onLeave = () => navigate(pathname.slice(0, pathname.lastIndexOf('/')));
  const leave = <Button onClick={onLeave}>{t('leave')}</Button>;
  // After the venue, refetch the balance and the bets.
  const dispatch = useDispatch();
  useEffect(() => () => void dispatch(api.util.invalidateTags([...roundTags])), [dispatch]);
  const address = search.get('url');
  const venue = embeddedVenue(pathname);

  const content = () => {
    if (address === null && venue) return <GameFrame game={venue} name={title} onLeave={onLeave} />;
    if (!data) {
      const waiting = isError ? (
        <ErrorFallback title={t('failedTitle')} onRetry={refetch} action={leave} />
      ) : (
        <GameLoading text={t('openingName', { name: title })} />
      );
      return <StageMiddle>{waiting}</StageMiddle>;
    }
    const { venueOrigins } = data;
    const url = frameAddress(address ?? '', { venueOrigins, siteOrigin: location.origin, locale, theme });
    return url ? (
      <VenueFrame key={`${url.href} ${opening}`} url={url} name={title} onReopen={reopen} onLeave={onLeave} />
    ) : (
      <StageMiddle>
        <RefusedAddress action={leave} />
      </StageMiddle>
    );
  };
  return (
    <StageWindow label={title} name={title} hasBalance onLeave={onLeave}>
      {content()}
    </StageWindow>
  );
};

/** A page of a venue inside the site. It is rendered in the browser only, because it needs `window`. */
export const EmbeddedPage = (props: PageProps) => useMounted() && <Embedded {...props} />;
