import type { SportsProvider } from '@pavilion/contract';
import { countBets, parseSelectionId, type SlipRefusal } from '@pavilion/contract/sports';
import { addAmounts, compareAmounts, formatAmount, formatMinor, OddsFormat } from '@pavilion/format';
import {
  Button,
  Checkbox,
  ChevronDownIcon,
  Field,
  MoneyInput,
  type QuickAmount,
  Select,
  Tabs,
  token,
} from '@pavilion/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../../../routes/paths';
import { useCurrency } from '../../../../shared/brand/brand-context';
import { useMessages } from '../../../../shared/messages';
import { Balance } from '../../../../shared/money/balance';
import { Money } from '../../../../shared/money/money';
import { withIntended } from '../../../../shared/navigation/intended-path';
import { Link } from '../../../../shared/navigation/link';
import { useClosureTexts } from '../../../../shared/protection/closure-texts';
import { useProtection } from '../../../../shared/protection/use-protection';
import { useClient } from '../../../../shared/session/session-context';
import { ticketPrice, useCombinationText } from '../../../../shared/sports/leg-text';
import { lineText } from '../../../../shared/sports/lines';
import { limitOf, type ShownRefusal, useRefusalText } from '../../../../shared/sports/refusal-text';
import { useLegsNow } from '../hooks/use-legs-now';
import { useLimits } from '../hooks/use-limits';
import type { Placements } from '../hooks/use-placements';
import type { StakeAccount } from '../hooks/use-stake-account';
import { type SlipLabel, slipMessages } from '../messages/slip-messages';
import { isUnanswered, type PlaceRequest } from '../model/placement';
import { type RefusedTicket, refusalOf, refusedTicket } from '../model/server-refusal';
import {
  type ConsentName,
  consentNames,
  currentSlip,
  type Slip,
  type SlipEvent,
  type SlipState,
} from '../model/slip';
import {
  checkSlip,
  type LegNow,
  largestStake,
  parlayPriceText,
  sizesOf,
  type Ticket,
} from '../model/slip-facts';
import { systemOf, systemsOnOffer } from '../model/slip-systems';
import { EmptySlip } from './empty-slip';
import { LegCard } from './leg-card';
import { PlacementCard } from './placement-card';
import {
  Actions,
  CardList,
  Column,
  FactList,
  PlainButton,
  Row,
  SlipNote,
  slipColumnFrom,
} from './slip-parts';

interface SlipFormProps {
  readonly provider: SportsProvider;
  readonly state: SlipState;
  readonly dispatch: (event: SlipEvent) => void;
  readonly isMember: boolean;
  readonly account: StakeAccount;
  readonly placements: Placements;
  /** Of single bets. */
  readonly format: OddsFormat;
  /** Called when a price of the slip moved. */
  readonly onPriceChange: () => void;
  /** The number of open bets. */
  readonly openBets: number;
  readonly onOpenBets: () => void;
}

const consentLabels: Readonly<Record<ConsentName, SlipLabel>> = {
  none: 'consent-none',
  better: 'consent-better',
  'within-1': 'consent-within-1',
  'within-3': 'consent-within-3',
  'within-5': 'consent-within-5',
  any: 'consent-any',
};

/** Amounts that a button adds to the stake. */
const additions = ['10', '100', '500'] as const;

/** In a column that is too low the selections scroll; the main button below them stays in sight. */
const Form = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 0;
`;

const Fields = styled(Column)`
  flex: 0 1 auto;
  min-height: 0;
  padding-block-end: ${token.space[4]};
  @media (min-width: ${slipColumnFrom}px) {
    position: relative;
    /* Room for the focus rings. */
    margin: -4px;
    padding: 4px 4px ${token.space[4]};
    overflow-y: auto;
    scroll-padding-block-end: ${token.space[4]};
    scrollbar-width: none;
    /* A text that is cut off reads as one that scrolls. At the end only the padding fades. */
    mask-image: linear-gradient(#000 calc(100% - ${token.space[4]}), transparent);
  }
`;

/** Its presets in one row. */
const Stake = styled(MoneyInput)`
  [role='group'] {
    grid: auto / auto-flow minmax(0, 1fr);
    gap: ${token.space[1]};
    > button { height: 32px; padding: 0; font-size: ${token.text.sm}; }
  }
  @media (max-width: ${slipColumnFrom - 1}px) { [role='group'] > button { height: 40px; } }
`;

/** The amount for all selections, before those of each. */
const StakeOfAll = styled(Field)`
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${token.space[3]};
  > :first-child { align-items: center; height: 40px; }
`;

const Main = styled.div`
  flex: none;
  padding: ${token.space[3]};
  border-block-start: 1px solid ${token.color.line};
  font-variant-numeric: tabular-nums;
  @media (min-width: ${slipColumnFrom}px) {
    margin: 4px calc(-1 * ${token.space[3]}) 0;
    padding-block-end: 0;
  }
  /* In the sheet, whose padding it covers: no text shows beside or below the button. */
  @media (max-width: ${slipColumnFrom - 1}px) {
    position: sticky;
    bottom: calc(-1 * ${token.space[5]});
    z-index: ${token.z.raised};
    margin: 0 calc(-1 * ${token.space[6]}) calc(-1 * ${token.space[5]});
    padding: ${token.space[3]} ${token.space[6]} ${token.space[4]};
    background: ${token.color.raised};
    &::before {
      content: '';
      position: absolute;
      inset: auto 0 100%;
      height: ${token.space[4]};
      background: linear-gradient(transparent, ${token.color.raised});
      pointer-events: none;
    }
  }
`;

/** The stake and the win of the whole slip, in one line above the main button. */
const Totals = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${token.space[3]};
  margin: 0 0 ${token.space[2]};
  font-size: ${token.text.sm};
  line-height: 24px;
  > div { display: flex; align-items: baseline; gap: ${token.space[2]}; }
  dt { color: ${token.color.inkMuted}; }
  dd { margin: 0; }
  > :last-child dd { font-size: ${token.text.lg}; font-weight: ${token.weight.bold}; }
`;

/** What a member seldom changes, in one line with the choice that counts. */
const Settings = styled.details`
  summary {
    display: flex;
    align-items: center;
    gap: ${token.space[2]};
    min-height: 40px;
    border-radius: ${token.radius.sm};
    cursor: pointer;
    &::-webkit-details-marker { display: none; }
    > span { margin-inline-start: auto; color: ${token.color.inkMuted}; font-size: ${token.text.sm}; text-align: end; }
    > svg { flex: none; color: ${token.color.inkMuted}; transition: rotate ${token.motion.fast} ${token.motion.out}; }
  }
  &[open] summary > svg { rotate: 180deg; }
  &[open] > ${Column} { padding-block-start: ${token.space[1]}; }
`;

const isClosure = ({ reason }: ShownRefusal) => reason === 'excluded' || reason === 'time-out';

const excludes = ({ facts: one }: LegNow, { facts: other }: LegNow): boolean =>
  one.event === other.event ||
  (one.competition !== undefined &&
    one.competition.id === other.competition?.id &&
    (one.competition.isOutright || other.competition.isOutright));

/** The legs that another leg excludes from a combination: of the same event, or of the season that it is on. */
const conflictsOf = (slip: Slip, legs: readonly LegNow[]): ReadonlySet<string> =>
  new Set(
    slip.mode === 'single'
      ? []
      : legs
          .filter((leg) => legs.some((other) => other !== leg && excludes(leg, other)))
          .map(({ leg }) => leg.selection),
  );

const pricesNow = (legs: readonly LegNow[]) =>
  Object.fromEntries(
    legs.flatMap(({ leg, facts, hasPrice }) =>
      hasPrice ? [[leg.selection, { price: facts.now.price, epoch: facts.now.epoch }]] : [],
    ),
  );

/** The selections, the stake and the one main button. */
export const SlipForm = ({
  provider,
  state,
  dispatch,
  isMember,
  account,
  placements,
  format,
  onPriceChange,
  openBets,
  onOpenBets,
}: SlipFormProps) => {
  const t = useMessages(slipMessages);
  const combination = useCombinationText();
  const client = useClient();
  const currency = useCurrency();
  const refusalText = useRefusalText();
  const closureTexts = useClosureTexts();
  const closed = useProtection().protection?.closure;
  // A time-out ends by itself, before the protection is fetched again.
  const isOver = closed?.kind === 'time-out' && Date.parse(closed.endsAt) <= client.now();
  const closure = isOver ? undefined : (closed ?? undefined);
  const { pathname, search } = useLocation();
  const slip = currentSlip(state);
  const legs = useLegsNow(slip.legs, provider);
  const sizes = sizesOf(slip);

  const single = (now: LegNow): Ticket => ({
    legs: [now],
    sizes: [1],
    unit: slip.stakes[now.leg.selection] ?? '',
  });
  const limitedTickets: readonly Ticket[] =
    slip.mode === 'single' ? legs.map(single) : [{ legs, sizes, unit: slip.unit }];
  const limitsOf = useLimits(limitedTickets, provider, isMember);
  const checked = checkSlip(
    slip,
    legs,
    {
      isMember,
      provider,
      consent: state.consent,
      isHalted: account.isHalted,
      closedBy: closure?.kind,
      balance: isMember ? account.balance : undefined,
    },
    limitsOf,
  );

  // Selections of a reload get the price that is shown first: the member has seen no other.
  const unpriced = legs.filter(
    ({ leg, hasPrice, facts }) => !leg.asked && hasPrice && facts.now.status !== 'stale',
  );
  const firstPrices = JSON.stringify(pricesNow(unpriced));
  useEffect(() => {
    if (firstPrices !== '{}') dispatch({ type: 'priced', prices: JSON.parse(firstPrices) });
  }, [firstPrices, dispatch]);

  const moved = legs
    .filter(({ leg, hasPrice, facts }) => leg.asked && hasPrice && facts.now.price !== facts.asked.price)
    .map(({ leg, facts }) => `${leg.selection} ${facts.now.price}`)
    .join();
  useEffect(() => {
    if (moved !== '') onPriceChange();
  }, [moved, onPriceChange]);

  const isLocked = placements.placements.some(isUnanswered);
  const refusedNow = (ticket: Ticket) => refusedTicket(placements.placements, provider, ticket);
  /** The refusals of the gateway for the slip as it is. */
  const refused = checked.tickets.flatMap((ticket) => refusedNow(ticket) ?? []);
  const refusedByGateway = refused[0]?.refusal;
  const isRepeated = refusedByGateway?.reason === 'looks-repeated';
  const refusal: SlipRefusal | undefined = checked.refusal;

  const conflicts = conflictsOf(slip, legs);
  const isSingle = slip.mode === 'single';
  const hasOwnFields = isSingle && legs.length > 1;
  const stakes = legs.map(({ leg }) => slip.stakes[leg.selection] ?? '');
  const unit = isSingle ? (new Set(stakes).size === 1 ? stakes[0]! : '') : slip.unit;
  const limits = limitedTickets[0] && limitsOf(limitedTickets[0]);
  const bets = isSingle ? checked.tickets.length : countBets(legs.length, sizes);

  const dismissNotPlaced = () => {
    for (const each of placements.placements) {
      if (each.status === 'not-placed') placements.dismiss(each.request.key);
    }
  };
  /** A change of the slip makes what the gateway said about it void. */
  const edit = (event: SlipEvent) => {
    dismissNotPlaced();
    dispatch(event);
  };
  const setUnit = (amount: string) => {
    if (!isSingle) edit({ type: 'unit-changed', amount });
    else for (const { leg } of legs) edit({ type: 'stake-changed', selection: leg.selection, amount });
  };

  const place = (isConfirmed: boolean) => {
    const requests = checked.tickets.map(
      (ticket): PlaceRequest => ({
        key: client.newIdempotencyKey(),
        body: {
          provider,
          legs: ticket.legs.map(({ facts }) => ({
            selection: facts.selection,
            price: facts.asked.price,
            epoch: facts.asked.epoch,
          })),
          sizes: [...ticket.sizes],
          unit: ticket.unit,
          consent: state.consent,
          ...(isConfirmed && refusedNow(ticket)?.refusal.reason === 'looks-repeated' && { confirmed: true }),
        },
        legs: ticket.legs.map(({ leg }) => leg),
      }),
    );
    dismissNotPlaced();
    placements.place(requests);
  };

  const changeLine = (from: string, nearest: NonNullable<SlipRefusal['nearest']>) => {
    const now = legs.find(({ leg }) => leg.selection === from);
    if (!now) return;
    const { asked: _, ...rest } = now.leg;
    edit({ type: 'line-changed', selection: from, leg: { ...rest, selection: nearest.selection } });
  };

  /** The buttons that resolve a refusal, apart from the main one. */
  const remedies = (shown: ShownRefusal & { readonly selection?: string }) => {
    switch (shown.reason) {
      case 'leg-ended':
      case 'leg-void':
      case 'leg-closed': {
        const { nearest, selection } = shown;
        if (selection === undefined) return null;
        return (
          <Actions>
            {nearest && (
              <Button size="sm" onClick={() => changeLine(selection, nearest)}>
                {t('useLine', {
                  line: lineText(parseSelectionId(nearest.selection)?.q ?? 0),
                  price: ticketPrice(nearest.price),
                })}
              </Button>
            )}
            <Button
              size="sm"
              variant="text"
              onClick={() => edit({ type: 'removed', selections: [selection] })}
            >
              {t('removeLeg')}
            </Button>
          </Actions>
        );
      }
      case 'same-event':
      case 'same-competition':
      case 'not-parlayable':
        return (
          <Actions>
            <Button size="sm" onClick={() => edit({ type: 'mode-changed', mode: 'single' })}>
              {t('asSingles')}
            </Button>
          </Actions>
        );
      case 'stake-too-low':
      case 'stake-too-high':
      case 'payout-too-high':
      case 'market-limit':
      case 'event-limit': {
        const amount = limitOf(shown).replace(/\.00$/, '');
        return (
          <Actions>
            <Button size="sm" onClick={() => fillAmount(shown, amount)}>
              {t('useAmount', { amount: formatAmount(amount) })}
            </Button>
          </Actions>
        );
      }
      case 'excluded':
      case 'time-out':
      case 'own-limit':
        return <Link to={paths.mine.protection}>{t('protection')}</Link>;
      default:
        return null;
    }
  };

  /** The first stake that a limit refuses. */
  const fillAmount = ({ reason }: ShownRefusal, amount: string) => {
    if (!isSingle) return edit({ type: 'unit-changed', amount });
    for (const ticket of checked.tickets) {
      const isBeyond =
        reason === 'stake-too-low'
          ? compareAmounts(ticket.unit, amount) < 0
          : compareAmounts(ticket.unit, amount) > 0;
      if (!isBeyond) continue;
      edit({ type: 'stake-changed', selection: ticket.legs[0]!.leg.selection, amount });
      return;
    }
  };

  const placementList = (
    <PlacementList placements={placements} provider={provider} refused={refused} dispatch={dispatch} />
  );
  if (slip.legs.length === 0) {
    return (
      <Column>
        {placementList}
        <EmptySlip openBets={openBets} onOpenBets={onOpenBets} />
      </Column>
    );
  }

  const shown: (ShownRefusal & { readonly selection?: string }) | undefined = refusal ?? refusedByGateway;
  const quick: QuickAmount[] = additions.map((amount) => ({
    label: t('plus', { amount }),
    value: addAmounts(unit || '0', amount).replace(/\.00$/, ''),
  }));
  const largest = largestStake(limitedTickets, limitsOf, account.balance);
  // It keeps its place while the limits are not known.
  if (isMember) quick.push({ label: t('most'), value: largest ?? '0', disabled: largest === undefined });
  const isSuspended = refusal?.reason === 'leg-suspended';
  /** Said by the button alone. */
  const isStakeMissing = isMember && refusal?.reason === 'stake-missing';
  const range = () => {
    if (limits) return t('range', { min: formatAmount(limits.min), max: formatAmount(limits.max) });
    if (!isMember) return t('rangeVisitor');
    return isSuspended ? t('rangeSuspended') : undefined;
  };
  const systems = systemsOnOffer(legs.length);
  const total = formatMinor(checked.stake);

  const mainButton = () => {
    const common = { variant: 'primary', size: 'lg', block: true } as const;
    if (!isMember) {
      return (
        <Button {...common} as={Link} to={withIntended(paths.user.login, pathname + search)}>
          {t('login')}
        </Button>
      );
    }
    if (refusal?.reason === 'balance') {
      return (
        <Button {...common} as={Link} to={account.refill.to}>
          {t(account.refill.isTransfer ? 'transfer' : 'deposit')}
        </Button>
      );
    }
    if (refusal?.next === 'accept-change') {
      return (
        <Button {...common} onClick={() => edit({ type: 'changes-accepted', prices: pricesNow(legs) })}>
          {t('accept')}
        </Button>
      );
    }
    if (isRepeated && !refusal) {
      return (
        <Button {...common} loading={isLocked} onClick={() => place(true)}>
          {t('confirmRepeat')}
        </Button>
      );
    }
    return (
      <Button
        {...common}
        loading={isLocked}
        disabled={refusal !== undefined || account.isLoading}
        onClick={() => place(false)}
      >
        {isSuspended
          ? t('placeSuspended')
          : isStakeMissing
            ? t('enterStake')
            : checked.stake > 0n
              ? t('place', { amount: formatAmount(total) })
              : t('placeNone')}
      </Button>
    );
  };

  const fields = (
    <Fields>
      {placementList}
      <Row>
        <Tabs
          variant="segment"
          label={t('mode')}
          value={slip.mode}
          onValueChange={(mode) => edit({ type: 'mode-changed', mode })}
          items={[
            { value: 'single', label: t('single') },
            { value: 'parlay', label: t('parlay') },
            { value: 'system', label: t('system') },
          ]}
        />
        <PlainButton
          disabled={isLocked}
          onClick={() => edit({ type: 'removed', selections: slip.legs.map(({ selection }) => selection) })}
        >
          {t('clear')}
        </PlainButton>
      </Row>
      {hasOwnFields && (
        <StakeOfAll label={t('stakeEach')}>
          <Stake
            size="md"
            prefix={currency}
            value={unit}
            readOnly={isLocked}
            onValueChange={setUnit}
            quickAmounts={quick}
          />
        </StakeOfAll>
      )}
      <CardList>
        {legs.map((now) => (
          <LegCard
            key={now.leg.selection}
            now={now}
            format={isSingle ? format : OddsFormat.Europe}
            isConflicting={conflicts.has(now.leg.selection)}
            stake={hasOwnFields ? (slip.stakes[now.leg.selection] ?? '') : undefined}
            isLocked={isLocked}
            onStake={(amount) => edit({ type: 'stake-changed', selection: now.leg.selection, amount })}
            onRemove={() => edit({ type: 'removed', selections: [now.leg.selection] })}
          />
        ))}
      </CardList>
      {slip.mode === 'system' && systems.length > 0 && (
        <Field label={t('systemChoice')}>
          <Select
            value={systemOf(slip)!.name}
            disabled={isLocked}
            onValueChange={(name) => edit({ type: 'system-changed', name })}
            options={systems.map(({ name, sizes, bets: count }) => ({
              value: name,
              label: combination(legs.length, sizes, count),
            }))}
          />
        </Field>
      )}
      {!hasOwnFields && (
        <Field
          label={t(bets > 1 ? 'stakeEach' : 'stake')}
          extra={!isSingle && bets > 1 ? t('timesBets', { bets }) : undefined}
          hint={range()}
        >
          <Stake
            prefix={currency}
            value={unit}
            readOnly={isLocked}
            onValueChange={setUnit}
            quickAmounts={quick}
          />
        </Field>
      )}
      <FactList>
        {slip.mode === 'parlay' && legs.length > 1 && (
          <>
            <dt>{t('totalPrice')}</dt>
            <dd>{parlayPriceText(legs)}</dd>
          </>
        )}
        <dt>{t('payout')}</dt>
        <dd>
          <Money value={formatMinor(checked.win)} />
        </dd>
        {isMember && account.balance !== undefined && (
          <>
            <dt>{t('balance')}</dt>
            <dd>
              <Balance value={account.balance} />
            </dd>
          </>
        )}
      </FactList>
      <Settings>
        <summary>
          {t('settings')}
          <span>{t(consentLabels[state.consent])}</span>
          <ChevronDownIcon size={16} />
        </summary>
        <Column>
          <Field label={t('consent')} hint={t('consentHint')}>
            <Select
              value={state.consent}
              disabled={isLocked}
              onValueChange={(consent) => edit({ type: 'consent-changed', consent })}
              options={consentNames.map((name) => ({ value: name, label: t(consentLabels[name]) }))}
            />
          </Field>
          <Checkbox
            checked={state.keepsLegs}
            onCheckedChange={(keepsLegs) => dispatch({ type: 'keep-changed', keepsLegs })}
          >
            {t('keepsLegs')}
          </Checkbox>
        </Column>
      </Settings>
      {shown && !isStakeMissing && (
        <SlipNote data-tone={shown.reason === 'signed-out' ? 'info' : undefined}>
          <p>
            {closure && isClosure(shown)
              ? closureTexts(closure).text
              : refusalText(shown, slip.mode === 'system' ? 'system' : 'parlay')}
          </p>
          {remedies(shown)}
        </SlipNote>
      )}
    </Fields>
  );
  return (
    <Form>
      {fields}
      <Main>
        <Totals>
          <div>
            <dt>{t('totalStake')}</dt>
            <dd>
              <Money value={total} />
            </dd>
          </div>
          <div>
            <dt>{t('profit')}</dt>
            <dd>
              <Money
                value={formatMinor(checked.win > checked.stake ? checked.win - checked.stake : 0n)}
                tone="value"
              />
            </dd>
          </div>
        </Totals>
        {mainButton()}
      </Main>
    </Form>
  );
};

interface PlacementListProps {
  readonly placements: Placements;
  readonly provider: SportsProvider;
  /** The bets of the slip as it is that the gateway refused; the form shows the first refusal. */
  readonly refused: readonly RefusedTicket[];
  readonly dispatch: (event: SlipEvent) => void;
}

const PlacementList = ({ placements, provider, refused, dispatch }: PlacementListProps) => {
  // Refusals of a slip that has changed since are void.
  const listed = placements.placements.filter(
    (each) =>
      each.status !== 'not-placed' ||
      !refusalOf(each.error) ||
      refused.some(({ placement }) => placement === each),
  );
  if (listed.length === 0) return null;
  return (
    <CardList>
      {listed.map((placement) => {
        const { key, legs, body } = placement.request;
        return (
          <PlacementCard
            key={key}
            placement={placement}
            isInForm={placement === refused[0]?.placement}
            onDismiss={() => placements.dismiss(key)}
            onAgain={
              body.provider === provider
                ? () => {
                    placements.dismiss(key);
                    dispatch({ type: 'put-back', legs, provider });
                  }
                : undefined
            }
          />
        );
      })}
    </CardList>
  );
};
