import type { Game, GameCategory } from '@pavilion/contract';
import { useMounted } from '@pavilion/ui';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useClosedVenues } from '../../../shared/games/closed-venues';
import { gamesMessages } from '../../../shared/games/games-messages';
import { useLoginPanel } from '../../../shared/games/use-login-panel';
import { recordOpenedGame } from '../../../shared/games/visitor-games';
import { LazyOverlay } from '../../../shared/lazy/lazy-overlay';
import { useLocalText, useMessages } from '../../../shared/messages';
import { useIsMember } from '../../../shared/session/session-context';
import { useOpenGame } from '../hooks/use-open-game';
import { stageComponent } from './lazy-stage';

interface OpenGameProps {
  readonly category: GameCategory;
  readonly code: string;
  readonly onLeave: () => void;
}

/** Opens the game that the address names: for visitors it offers the login, unless its venue is closed (GAM-2). */
export const OpenGame = ({ category, code, onLeave }: OpenGameProps) => {
  const isMember = useIsMember();
  const isMounted = useMounted();
  const open = useOpenGame(category, code);
  const closedVenues = useClosedVenues();
  const isClosed = open.game != null && closedVenues.includes(open.game.venue);
  if (!isMounted) return null;
  if (!isMember && !isClosed) return open.game && <VisitorOffer game={open.game} onLeave={onLeave} />;
  return <LazyOverlay component={stageComponent} props={{ open, onLeave }} onClose={onLeave} />;
};

interface VisitorOfferProps {
  readonly game: Pick<Game, 'code' | 'name'>;
  readonly onLeave: () => void;
}

/** Offers the login to a visitor; closes the game if they decline. */
const VisitorOffer = ({ game, onLeave }: VisitorOfferProps) => {
  const t = useMessages(gamesMessages);
  const text = useLocalText();
  const { pathname, search } = useLocation();
  const offer = useLoginPanel();
  const ask = useEffectEvent(async () => {
    recordOpenedGame(game.code);
    const chosen = await offer({
      message: t('loginText', { name: text(game.name) }),
      intended: pathname + search,
    });
    if (!chosen) onLeave();
  });
  useEffect(() => {
    ask();
  }, []);
  return null;
};
