import type { SportBet, SportLeg } from '@pavilion/contract';
import { formatAmount } from '@pavilion/format';
import { Badge, type BadgeTone, token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTimeText } from '../../../../shared/calendar/time-zone';
import { useLocalText, useMessages } from '../../../../shared/messages';
import { Money } from '../../../../shared/money/money';
import {
  resultName,
  ticketPrice,
  useCombinationText,
  useLeagueText,
  useSelectionText,
  useTeamsText,
} from '../../../../shared/sports/leg-text';
import { usePastRefusalText } from '../../../../shared/sports/refusal-text';
import { sportsMessages } from '../../../../shared/sports/tickets/ticket-messages';
import { type SlipLabel, slipMessages } from '../messages/slip-messages';
import { FactList, Muted, Row, SlipCard, Strong } from './slip-parts';

const states: Readonly<Record<SportBet['state'], readonly [SlipLabel, BadgeTone]>> = {
  pending: ['statePending', 'warning'],
  open: ['stateOpen', 'info'],
  settled: ['stateSettled', 'neutral'],
  void: ['stateVoid', 'info'],
  refused: ['stateRefused', 'danger'],
  'cashed-out': ['stateCashedOut', 'value'],
};

const Legs = styled.ol`
  display: grid;
  gap: ${token.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
  li { display: grid; gap: 2px; min-width: 0; }
  li + li { padding-top: ${token.space[2]}; border-top: 1px dashed ${token.color.line}; }
`;

/** The result and price of a leg. */
const LegMark = styled.span`
  flex: none;
  font-size: ${token.text.sm};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &[data-result^='won'], &[data-result^='half-won'] { color: ${token.color.gain}; }
  &[data-result^='lost'], &[data-result^='half-lost'] { color: ${token.color.loss}; }
`;

const BetLeg = ({ leg, isSettled }: { readonly leg: SportLeg; readonly isSettled: boolean }) => {
  const t = useMessages(slipMessages);
  const names = useMessages(sportsMessages);
  const { market, selection } = useSelectionText()(leg.selection, leg.event);
  const teams = useTeamsText()(leg.event);
  const league = useLeagueText()(leg.event);
  return (
    <li>
      <Row>
        <Strong>{selection}</Strong>
        <LegMark data-result={leg.result ?? 'none'}>
          @{ticketPrice(leg.price)}
          {(isSettled || leg.result) && ` · ${names(resultName(leg.result))}`}
        </LegMark>
      </Row>
      <Muted>
        {market} · {teams}
      </Muted>
      <Muted>
        {league}
        {leg.score && ` · ${t('scoreAtBet', { score: leg.score.join(':') })}`}
      </Muted>
    </li>
  );
};

interface BetCardProps {
  readonly bet: SportBet;
  /** Below the facts: the cash-out of an open bet. */
  readonly children?: ReactNode;
  readonly cardRef?: (card: HTMLLIElement | null) => void;
}

/** A placed bet with its legs. */
export const BetCard = ({ bet, children, cardRef }: BetCardProps) => {
  const t = useMessages(slipMessages);
  const timeText = useTimeText();
  const text = useLocalText();
  const pastRefusal = usePastRefusalText();
  const combination = useCombinationText();
  const kind = combination(bet.legs.length, bet.sizes, bet.bets);
  const [state, tone] = states[bet.state];
  const isOpen = bet.state === 'open' || bet.state === 'pending';
  const isPart = isOpen && bet.openStake !== bet.stake;
  return (
    <SlipCard ref={cardRef} data-bet={bet.id} aria-label={t('betLabel', { kind, subject: text(bet.name) })}>
      <Row>
        <Strong>
          {kind}
          {bet.bets > 1 && ` ${t('unitTimes', { unit: formatAmount(bet.unit), bets: bet.bets })}`}
        </Strong>
        <Badge tone={tone}>{t(state)}</Badge>
      </Row>
      <Legs>
        {bet.legs.map((leg) => (
          <BetLeg key={leg.selection} leg={leg} isSettled={bet.state === 'settled'} />
        ))}
      </Legs>
      {bet.refusal && <Muted>{pastRefusal(bet.refusal)}</Muted>}
      <FactList>
        <dt>{t('stakeFact')}</dt>
        <dd>
          <Money value={bet.stake} />
        </dd>
        {isPart && (
          <>
            <dt>{t('openStakeFact')}</dt>
            <dd>
              <Money value={bet.openStake} />
            </dd>
          </>
        )}
        {bet.cashedOut !== '0.00' && (
          <>
            <dt>{t('cashedFact')}</dt>
            <dd>
              <Money value={bet.cashedOut} />
            </dd>
          </>
        )}
        {isOpen ? (
          <>
            <dt>{t('potentialFact')}</dt>
            <dd>
              <Money value={bet.potential} tone="value" />
            </dd>
          </>
        ) : (
          <>
            <dt>{t('payoutFact')}</dt>
            <dd>
              <Money value={bet.payout} tone={bet.payout === '0.00' ? 'plain' : 'value'} />
            </dd>
          </>
        )}
      </FactList>
      <Muted>{t('placedAt', { time: timeText(bet.placedAt, 'brief') })}</Muted>
      {bet.settlements > 1 && <Muted>{t('corrected')}</Muted>}
      {children}
    </SlipCard>
  );
};
