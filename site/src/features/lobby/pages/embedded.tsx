import { type Game, type SportsProvider, sportsProviders } from '@pavilion/contract';
import type { SportArea } from '@pavilion/contract/sports';
import { api, roundTags } from '@pavilion/sdk/react';
import { Button, useMounted } from '@pavilion/ui';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useMessages } from '../../../shared/messages';
import type { PageProps } from '../../../shared/page/page-props';
import { embeddedPaths } from '../../../shared/sports/embedded-pages';
import { AddressFrame } from '../components/address-frame';
import { GameFrame } from '../components/game-frame';
import { RefusedAddress } from '../components/refused-address';
import { StageMiddle } from '../components/stage-middle';
import { StageWindow } from '../components/stage-window';
import { lobbyMessages } from '../messages/lobby-messages';

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
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();

  // The parent path is the lobby of the category.
  const onLeave = () => navigate(pathname.slice(0, pathname.lastIndexOf('/')));
  // After the venue, refetch the balance and the bets.
  const dispatch = useDispatch();
  useEffect(() => () => void dispatch(api.util.invalidateTags([...roundTags])), [dispatch]);
  const address = search.get('url');
  const venue = embeddedVenue(pathname);

  const content = () => {
    if (!venue) {
      return (
        <StageMiddle>
          <RefusedAddress action={<Button onClick={onLeave}>{t('leave')}</Button>} />
        </StageMiddle>
      );
    }
    return address === null ? (
      <GameFrame game={venue} name={title} onLeave={onLeave} />
    ) : (
      <AddressFrame key={address} address={address} game={venue} name={title} onLeave={onLeave} />
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
