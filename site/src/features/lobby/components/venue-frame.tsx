import type { SiteMessage } from '@pavilion/contract';
import { roundSettled } from '@pavilion/sdk/react';
import { Button, token } from '@pavilion/ui';
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import type { CoveredGame } from '../../../shared/games/cover-url';
import { useIsDemo } from '../../../shared/member/use-is-demo';
import { useMessages } from '../../../shared/messages';
import { useBalanceHiding } from '../../../shared/money/balance-hiding';
import { RealityCheck } from '../../../shared/protection/reality-check';
import { useClient } from '../../../shared/session/session-context';
import { lobbyMessages } from '../messages/lobby-messages';
import { newChannel, readVenueMessage, type VenueMessage, withChannel } from '../model/venue-message';
import { GameLoading } from './game-loading';

/** Time in ms after which a game that has not loaded is reported as slow. */
const slowAfterMs = 12_000;
/** Time in ms for a loaded page to report that it is ready. Venues of others need not know the message. */
const readyAfterMs = 3_000;
/** A venue that reports an expired token sooner, in ms, is opened again only by the member: automatic attempts would not end. */
const shortestSessionMs = 10_000;
/** The longest time, in ms, between the gateway’s push of a round’s balance and the game’s report of it. */
const roundMs = 6_000;

const Root = styled.div`
  position: relative;
  min-height: 0;
`;

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: 100%;
  border: 0;
  background: ${token.color.groundDeep};
`;

const Over = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: safe center;
  overflow: auto;
  background: ${token.color.groundDeep};
`;

/** Handles messages of the framed venue and ignores all others. */
const useVenueMessages = (
  frame: RefObject<HTMLIFrameElement | null>,
  venue: { readonly origin: string; readonly channel: string },
  onMessage: (message: VenueMessage) => void,
) => {
  const handleMessage = useEffectEvent((event: MessageEvent) => {
    const message = readVenueMessage(event, { ...venue, window: frame.current?.contentWindow });
    if (message) onMessage(message);
  });
  useEffect(() => {
    const listener = (event: MessageEvent) => handleMessage(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);
};

/**
 * Calls back when the gateway has pushed a balance that is not of a round of the game, such as after a deposit. The answer
 * must be called whenever the game reports the balance of a round.
 */
const useOutsideBalance = (onChange: () => void): (() => void) => {
  const { live } = useClient();
  const reportedAt = useRef(Number.NEGATIVE_INFINITY);
  const handleChange = useEffectEvent(onChange);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = live.on(({ kind }) => {
      if (kind !== 'balance' || timer !== undefined) return;
      const pushedAt = Date.now();
      timer = setTimeout(() => {
        timer = undefined;
        if (reportedAt.current < pushedAt - roundMs) handleChange();
      }, roundMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [live]);
  return () => {
    reportedAt.current = Date.now();
  };
};

const texts = { loading: 'openingName', slow: 'tooLong', expired: 'expired' } as const;

interface VenueFrameProps {
  readonly url: URL;
  readonly name: string;
  /** The game whose cover is shown until the page is ready. */
  readonly cover?: CoveredGame | undefined;
  readonly onReopen: () => void;
  readonly onLeave: () => void;
}

/**
 * On the host of the site a venue's page gets an opaque origin, since it could use the site's cookies otherwise: those of
 * a host belong to all of its ports.
 */
const hasOpaqueOrigin = ({ hostname }: URL) => hostname === location.hostname;

/** A game opens the check of a round in a tab, which gets the same sandbox. */
const sandboxOf = (url: URL) =>
  hasOpaqueOrigin(url) ? 'allow-scripts allow-popups' : 'allow-scripts allow-popups allow-same-origin';

/**
 * A venue's page in a sandboxed frame. It receives only the origin as referrer; only messages in its protocol are
 * handled (GAM-2, RTE-3). A demo without money is led to the refill (DEM-1). A reality check covers it until it is answered
 * (PRO-3).
 */
export const VenueFrame = ({ url, name, cover, onReopen, onLeave }: VenueFrameProps) => {
  const t = useMessages(lobbyMessages);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const isDemo = useIsDemo();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isCheckDemanded, setCheckDemanded] = useState(false);
  const { isHidden } = useBalanceHiding();
  // Another address would load the game again.
  const [address] = useState(() => {
    const channel = newChannel();
    return { channel, href: withChannel(url, channel, isHidden) };
  });
  const [status, setStatus] = useState<'loading' | 'slow' | 'ready' | 'expired'>('loading');
  const [openedAt] = useState(Date.now);

  const [isLoaded, setLoaded] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setStatus((now) => (now === 'loading' ? 'slow' : now)), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);

  const show = useCallback(() => setStatus((now) => (now === 'expired' ? now : 'ready')), []);
  useEffect(() => {
    if (!isLoaded) return;
    const timer = setTimeout(show, readyAfterMs);
    return () => clearTimeout(timer);
  }, [isLoaded, show]);

  // Not while it is covered: a key could stake there unseen.
  useEffect(() => {
    if (status === 'ready') frame.current?.focus();
  }, [status]);

  const send = (message: SiteMessage) =>
    // No name of an origin matches an opaque one; no message has content to protect.
    frame.current?.contentWindow?.postMessage(message, hasOpaqueOrigin(url) ? '*' : url.origin);
  const sentHiding = useRef(isHidden);
  const sendHiding = useEffectEvent(() => {
    if (status === 'loading' || status === 'slow' || sentHiding.current === isHidden) return;
    sentHiding.current = isHidden;
    send({ type: 'pavilion:balance-hiding', isHidden });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice made while the game loads is sent once it has loaded
  useEffect(() => sendHiding(), [isHidden, status]);
  const handleReport = useOutsideBalance(() => send({ type: 'pavilion:refresh' }));
  // Deposits and transfers are closed to a demo; its page refills the demo money.
  const moneyPath = (path: string) => (isDemo ? paths.demo : path);

  const handlers: Readonly<Record<VenueMessage, () => void>> = {
    ready: show,
    balance: () => {
      handleReport();
      dispatch(roundSettled());
    },
    deposit: () => navigate(moneyPath(paths.mine.finance.deposit)),
    transfer: () => navigate(moneyPath(paths.mine.finance.transfer)),
    protection: () => navigate(paths.mine.protection),
    'reality-check': () => setCheckDemanded(true),
    expired: () => {
      if (Date.now() - openedAt < shortestSessionMs) setStatus('expired');
      else onReopen();
    },
  };
  useVenueMessages(frame, { origin: url.origin, channel: address.channel }, (message) => handlers[message]());

  /** The game goes on where it stopped, without a reload. */
  const resume = () => {
    setCheckDemanded(false);
    frame.current?.focus();
    send({ type: 'pavilion:resume' });
  };

  return (
    <Root>
      <Frame
        ref={frame}
        src={address.href}
        title={t('frameTitle', { name })}
        sandbox={sandboxOf(url)}
        allow="fullscreen"
        referrerPolicy="origin"
        onLoad={() => {
          setLoaded(true);
        }}
      />
      {status !== 'ready' && (
        <Over>
          <GameLoading text={t(texts[status], { name })} cover={cover}>
            {status !== 'loading' && <Button onClick={onReopen}>{t('reopen')}</Button>}
          </GameLoading>
        </Over>
      )}
      <RealityCheck isDemanded={isCheckDemanded} onContinue={resume} onStop={onLeave} />
    </Root>
  );
};
