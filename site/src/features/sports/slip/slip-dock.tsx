import { errorCodes, type SportsProvider } from '@pavilion/contract';
import { addAmounts, formatAmount, OddsFormat } from '@pavilion/format';
import { Button, Drawer, Empty, inScheme, Tabs, toast, token } from '@pavilion/ui';
import { Suspense, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { Lazy } from '../../../shared/lazy/lazy';
import { lazyComponent } from '../../../shared/lazy/lazy-component';
import { useMember } from '../../../shared/member/use-member';
import { useMessages } from '../../../shared/messages';
import { withIntended } from '../../../shared/navigation/intended-path';
import { keepFocus } from '../../../shared/navigation/keep-focus';
import { Link } from '../../../shared/navigation/link';
import { useMediaQuery } from '../../../shared/page/use-media-query';
import { useIsMember } from '../../../shared/session/session-context';
import { useAnnounce } from '../announcer';
import { besideBoard } from '../board/components/board-layout';
import { Panel } from '../board/components/board-theme';
import { OpenBets, SettledBets, useOpenBets } from './components/member-bets';
import { SlipForm } from './components/slip-form';
import { slipColumnFrom } from './components/slip-parts';
import { SlipStrip } from './components/slip-strip';
import { useCashOuts } from './hooks/use-cash-outs';
import { type Placements, usePlacements } from './hooks/use-placements';
import { useStakeAccount } from './hooks/use-stake-account';
import { slipMessages } from './messages/slip-messages';
import type { CashOutState } from './model/cash-out';
import { currentSlip, type SlipEvent } from './model/slip';
import { useSlipState, useSlipStore } from './slip-selection';

/** Loaded only when the gateway demands a check, which is rare: the first load of the page has no room for it. */
const realityCheck = lazyComponent(
  'shared/protection/reality-check.tsx',
  'RealityCheck',
  () => import('../../../shared/protection/reality-check'),
);

const narrowQuery = `(max-width: ${slipColumnFrom - 1}px)`;

const ColumnRoot = styled(Panel)`
  ${besideBoard}
  flex: none;
  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  width: 312px;
  max-width: 100%;
  padding: ${token.space[3]};
  /* At night the slip alone is lit by an aurora: the bet is the main action of the page. */
  ${inScheme('dark')} {
    border-color: transparent;
    background:
      radial-gradient(80% 240px at 100% 0, rgba(124, 92, 246, 0.4), transparent) padding-box,
      radial-gradient(70% 200px at 0 0, rgba(34, 184, 224, 0.28), transparent) padding-box,
      linear-gradient(180deg, #131640 0, #0b0d28 420px) padding-box,
      linear-gradient(180deg, rgba(139, 233, 255, 0.8) 0, rgba(148, 158, 255, 0.3) 120px, rgba(167, 139, 250, 0.4)) border-box;
  }
  /* Until hydration, which renders the sheet instead. */
  @media (max-width: ${slipColumnFrom - 1}px) { display: none; }
`;

/** In the column bets scroll below the tabs, and the form scrolls above its button. In the sheet the tabs are the head. */
const Content = styled.div`
  @media (min-width: ${slipColumnFrom}px) {
    &, > div, > div > [role='tabpanel'] { display: flex; flex-direction: column; min-height: 0; }
    > div > [role='tabpanel'] {
      position: relative;
      /* To the edges of the column, for the line over the main button and for focus rings. */
      margin-inline: calc(-1 * ${token.space[3]});
      padding-inline: ${token.space[3]};
      overflow-y: auto;
      scrollbar-width: none;
    }
    > div > [role='tablist'] { flex: none; }
  }
  @media (max-width: ${slipColumnFrom - 1}px) {
    > div > [role='tablist'] {
      position: sticky;
      /* Beside the button of the sheet to close. It sticks where it is: the padding of the sheet counts. */
      top: calc(-1 * ${token.space[2]});
      z-index: ${token.z.raised};
      margin-block-start: calc(-1 * ${token.space[2]});
      padding-inline-end: ${token.space[10]};
      background-color: ${token.color.raised};
      box-shadow: 0 calc(-1 * ${token.space[3]}) ${token.color.raised};
    }
  }
`;

type DockTab = 'slip' | 'open' | 'settled';

/** The selections of a bet leave the slip when the gateway has it; refused ones that were never placed stay. */
const usePlacedLegs = (placements: Placements['placements'], dispatch: (event: SlipEvent) => void) => {
  const removed = useRef(new Set<string>());
  const remove = useEffectEvent((list: Placements['placements']) => {
    for (const { status, request } of list) {
      const isTaken = status === 'pending' || status === 'accepted' || status === 'refused';
      if (!isTaken || removed.current.has(request.key)) continue;
      removed.current.add(request.key);
      dispatch({
        type: 'placed',
        provider: request.body.provider,
        selections: request.legs.map(({ selection }) => selection),
      });
    }
  });
  useEffect(() => remove(placements), [placements]);
};

interface DemandedCheckProps {
  readonly placements: Placements;
  readonly dispatch: (event: SlipEvent) => void;
}

/** The reality check that the gateway demands before it takes another bet (PRO-3). */
const DemandedCheck = ({ placements, dispatch }: DemandedCheckProps) => {
  const navigate = useNavigate();
  const requests = placements.placements.flatMap((each) =>
    each.status === 'not-placed' && Number(each.error?.code) === errorCodes.realityCheckDue
      ? [each.request]
      : [],
  );
  if (requests.length === 0) return null;
  const dismissAll = () => {
    for (const { key } of requests) placements.dismiss(key);
  };
  return (
    <Suspense fallback={null}>
      <Lazy
        component={realityCheck}
        props={{
          isDemanded: true,
          onContinue: () => {
            dismissAll();
            for (const { legs, body } of requests)
              dispatch({ type: 'put-back', legs, provider: body.provider });
          },
          onStop: () => {
            dismissAll();
            for (const { legs, body } of requests)
              dispatch({
                type: 'removed',
                selections: legs.map(({ selection }) => selection),
                provider: body.provider,
              });
            navigate(paths.home);
          },
        }}
      />
    </Suspense>
  );
};

interface SlipDockProps {
  /** The provider whose board is shown. */
  readonly provider: SportsProvider;
  /** Of single bets; parlays and placed bets show Europe in every format. */
  readonly format?: OddsFormat;
  /** The sheet of narrow screens. */
  readonly isSheetOpen: boolean;
  readonly onSheetOpenChange: (isOpen: boolean) => void;
}

/**
 * The bet slip with the member's open and settled bets: a column on wide screens, else a sheet, which a strip at the foot of the
 * screen opens as soon as there are selections.
 */
export const SlipDock = ({
  provider,
  format = OddsFormat.Europe,
  isSheetOpen,
  onSheetOpenChange,
}: SlipDockProps) => {
  const t = useMessages(slipMessages);
  const store = useSlipStore();
  const state = useSlipState();
  const isMember = useIsMember();
  const { member } = useMember();
  const memberId = member?.id;
  const isNarrow = useMediaQuery(narrowQuery);
  const { pathname, search } = useLocation();
  const [tab, setTab] = useState<DockTab>('slip');
  const announce = useAnnounce();
  const root = useRef<HTMLElement>(null);
  const account = useStakeAccount(provider, isMember);
  const placements = usePlacements(memberId);
  const cashOuts = useCashOuts(memberId);
  const openBets = useOpenBets(isMember);
  const announcePrice = useCallback(() => announce(t('announcePrice')), [announce, t]);
  const dispatch = useCallback((event: SlipEvent) => store.dispatch(event), [store]);

  usePlacedLegs(placements.placements, dispatch);

  const count = currentSlip(state).legs.length;
  const openCount = openBets.data?.pages.reduce((sum, { items }) => sum + items.length, 0) ?? 0;

  const lastCount = useRef<number>(undefined);
  const announceCount = useEffectEvent((now: number) => {
    const before = lastCount.current;
    lastCount.current = now;
    if (before === undefined || before === now) return;
    announce(t(now > before ? 'added' : 'removed', { count: now }));
  });
  useEffect(() => announceCount(count), [count]);

  const navigate = useNavigate();
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  /** Also on another page: a toast of the board outlives it. */
  const showOpenBets = () => {
    if (!isMounted.current) {
      navigate(`${paths.mine.record.bets}?state=open`);
      return;
    }
    setTab('open');
    if (isNarrow) onSheetOpenChange(true);
  };

  const announced = useRef(new Map<string, string>());
  /** Stakes of accepted bets. */
  const toAnnounce = useRef<string[]>([]);
  const announcePlacements = useEffectEvent((list: Placements['placements']) => {
    for (const placement of list) {
      const { key } = placement.request;
      if (announced.current.get(key) === placement.status) continue;
      announced.current.set(key, placement.status);
      if (placement.status === 'pending') announce(t('announcePending'));
      if (placement.status === 'refused') announce(t('announceRefused'));
      if (placement.status === 'not-placed') announce(t('announceNotPlaced'));
      if (placement.status === 'accepted') toAnnounce.current.push(placement.bet.stake);
    }
    // Single bets that are placed together are sent one after the other, and announced once with the sum of their stakes.
    if (toAnnounce.current.length === 0 || list.some(({ status }) => status === 'sending')) return;
    const amount = toAnnounce.current.splice(0).reduce(addAmounts);
    toast.success(t('announceAccepted', { amount: formatAmount(amount) }), {
      key: 'accepted bets',
      action: { label: t('showBets'), onSelect: showOpenBets },
    });
  });
  useEffect(() => announcePlacements(placements.placements), [placements.placements]);

  const announceCashOuts = useEffectEvent((list: readonly CashOutState[]) => {
    for (const cashOut of list) {
      const { key } = cashOut.request;
      if (announced.current.get(key) === cashOut.status) continue;
      announced.current.set(key, cashOut.status);
      if (cashOut.status === 'paid')
        announce(t('announceCashOutPaid', { amount: formatAmount(cashOut.amount) }));
      if (cashOut.status === 'refused') announce(t('announceCashOutRefused'));
    }
  });
  useEffect(() => announceCashOuts(cashOuts.states), [cashOuts.states]);

  const focusSlip = useEffectEvent(() => {
    setTab('slip');
    if (isNarrow) onSheetOpenChange(true);
    else root.current?.focus();
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      // By the place of the key: with Alt, some layouts write another letter.
      if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== 'KeyS') return;
      event.preventDefault();
      focusSlip();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);

  const login = (
    <Empty
      compact
      title={t('loginForBets')}
      description={t('loginForBetsText')}
      action={
        <Button as={Link} to={withIntended(paths.user.login, pathname + search)}>
          {t('toLogin')}
        </Button>
      }
    />
  );

  const content = (
    <Content ref={keepFocus}>
      <Tabs
        label={t('tabs')}
        value={tab}
        onValueChange={setTab}
        items={[
          {
            value: 'slip',
            label: t('title'),
            badge: count > 0 ? <Count>{count}</Count> : undefined,
            content: (
              <SlipForm
                provider={provider}
                state={state}
                dispatch={dispatch}
                isMember={isMember}
                account={account}
                format={format}
                onPriceChange={announcePrice}
                placements={placements}
                openBets={openCount}
                onOpenBets={() => setTab('open')}
              />
            ),
          },
          {
            value: 'open',
            label: t('open'),
            badge: openCount > 0 ? <Count>{openCount}</Count> : undefined,
            content: isMember ? <OpenBets query={openBets} cashOuts={cashOuts} /> : login,
          },
          { value: 'settled', label: t('settled'), content: isMember ? <SettledBets /> : login },
        ]}
      />
    </Content>
  );

  return (
    <>
      {isNarrow ? (
        <>
          {count > 0 && (
            <SlipStrip
              slip={currentSlip(state)}
              provider={provider}
              format={format}
              onOpen={() => onSheetOpenChange(true)}
            />
          )}
          <Drawer
            open={isSheetOpen}
            onOpenChange={onSheetOpenChange}
            side="bottom"
            title={t('title')}
            hideHeader
          >
            {content}
          </Drawer>
        </>
      ) : (
        <ColumnRoot ref={root} tabIndex={-1} aria-label={t('title')}>
          {content}
        </ColumnRoot>
      )}
      {isMember && <DemandedCheck placements={placements} dispatch={dispatch} />}
    </>
  );
};

const Count = styled.span`
  margin-inline-start: ${token.space[1]};
  color: ${token.color.accentText};
  font-size: ${token.text.xs};
  font-variant-numeric: tabular-nums;
`;
