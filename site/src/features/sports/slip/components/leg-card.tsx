import { displayPrice } from '@pavilion/contract/sports';
import type { OddsFormat } from '@pavilion/format';
import { CloseIcon, LockIcon, MoneyInput, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useCurrency } from '../../../../shared/brand/brand-context';
import { useLocalText, useMessages } from '../../../../shared/messages';
import { useSelectionText, useTeamsText } from '../../../../shared/sports/leg-text';
import { useSuspensionText } from '../../../../shared/sports/refusal-text';
import { type SlipLabel, slipMessages } from '../messages/slip-messages';
import type { LegNow } from '../model/slip-facts';
import { Muted, PlainButton, Row, SlipCard, Strong } from './slip-parts';

interface LegCardProps {
  readonly now: LegNow;
  readonly format: OddsFormat;
  /** Whether another selection of its event excludes a combination. */
  readonly isConflicting: boolean;
  /** The stake of a single bet; undefined where the slip has one field for all. */
  readonly stake: string | undefined;
  readonly isLocked: boolean;
  readonly onStake: (amount: string) => void;
  readonly onRemove: () => void;
}

const Price = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: ${token.space[1]};
  font-family: ${token.font.number};
  font-size: ${token.text.lg};
  font-weight: ${token.weight.bold};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &[data-movement='up'] { color: ${token.color.gain}; }
  &[data-movement='down'] { color: ${token.color.loss}; }
  s { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; font-weight: ${token.weight.regular}; }
  small { font-size: 0.7em; }
`;

/** In place of the league: a suspension neither moves the stake field nor needs a line that is empty without it. */
const State = styled(Muted)`
  display: flex;
  align-items: center;
  gap: ${token.space[1]};
  color: ${token.color.warning};
  &[data-tone='danger'] { color: ${token.color.danger}; }
`;

/** What the bet is on, in one line, so that several selections fit in the column. */
const OneLine = styled.span`
  display: flex;
  gap: ${token.space[1]};
  min-width: 0;
  overflow: hidden;
  white-space: nowrap;
  > :last-child { overflow: hidden; text-overflow: ellipsis; }
  > ${State} { flex: none; font-size: ${token.text.xs}; }
`;

const CompactCard = styled(SlipCard)`
  gap: 2px;
  padding-block: ${token.space[2]};
`;

const OwnStake = styled(Row)`
  align-items: center;
`;

/** In the line of the price. It has no room for a button that clears it. */
const OwnField = styled(MoneyInput)`
  flex: 0 0 128px;
  min-width: 0;
  > span { height: 36px; }
  > span > button { display: none; }
  > span > * { font-size: ${token.text.lg}; }
`;

const arrows = { up: '▲', down: '▼' } as const;

const movementOf = ({ facts, hasPrice, leg }: LegNow) => {
  if (!leg.asked || !hasPrice || facts.now.price === facts.asked.price) return undefined;
  return facts.now.price > facts.asked.price ? 'up' : 'down';
};

const stateLabel = ({ facts }: LegNow): SlipLabel | undefined => {
  const { status, isEventOver } = facts.now;
  if (isEventOver) return 'endedLeg';
  if (status === 'suspended') return 'suspendedLeg';
  if (status === 'stale') return 'staleLeg';
  return status === 'open' ? undefined : 'closedLeg';
};

/** A selection of the slip, with its price now and the price it was picked at; in fewer lines if it has a stake of its own. */
export const LegCard = ({ now, format, isConflicting, stake, isLocked, onStake, onRemove }: LegCardProps) => {
  const t = useMessages(slipMessages);
  const text = useLocalText();
  const currency = useCurrency();
  const suspensionText = useSuspensionText();
  const { leg, facts, hasPrice } = now;
  const { market, selection } = useSelectionText()(leg.selection, leg.event);
  const teams = useTeamsText()(leg.event);
  const movement = movementOf(now);
  const state = stateLabel(now);
  const { reason } = facts.now;
  // After a reload, a selection has no price until the feed delivers it.
  const before = hasPrice ? displayPrice(facts.asked.price, format) : '';
  const price = hasPrice ? displayPrice(facts.now.price, format) : '';
  const isClosed = state === 'closedLeg' || state === 'endedLeg';
  const isSuspended = state === 'suspendedLeg';

  const shownState = (state || isConflicting) && (
    <State data-tone={isConflicting || isClosed ? 'danger' : undefined}>
      {isSuspended && <LockIcon size={14} />}
      {state ? t(state) : t('conflict')}
      {isSuspended && reason && ` · ${suspensionText(reason)}`}
    </State>
  );
  const removal = (
    <PlainButton aria-label={t('remove', { selection })} disabled={isLocked} onClick={onRemove}>
      <CloseIcon size={16} />
    </PlainButton>
  );
  const shownPrice = (
    <Price data-movement={movement}>
      {movement && <s aria-hidden="true">{before}</s>}
      {hasPrice && !isClosed && (
        <>
          <span aria-hidden={movement ? 'true' : undefined}>{price}</span>
          {movement && (
            <>
              <small aria-hidden="true">{arrows[movement]}</small>
              <span className="pv-sr-only">{t('priceMoved', { before, now: price })}</span>
            </>
          )}
        </>
      )}
    </Price>
  );

  if (stake !== undefined)
    return (
      <CompactCard data-leg={leg.selection} data-tone={state ? 'muted' : undefined}>
        <Row>
          <Strong>{selection}</Strong>
          {removal}
        </Row>
        <OneLine>
          {shownState}
          <Muted title={`${market} · ${teams}`}>
            {market} · {teams}
          </Muted>
        </OneLine>
        <OwnStake>
          {shownPrice}
          <OwnField
            size="md"
            aria-label={t('stakeOf', { selection })}
            prefix={currency}
            value={stake}
            readOnly={isLocked}
            onValueChange={onStake}
          />
        </OwnStake>
      </CompactCard>
    );
  return (
    <SlipCard data-leg={leg.selection} data-tone={state ? 'muted' : undefined}>
      <Row>
        {shownState || <Muted>{text(leg.event.competition)}</Muted>}
        {removal}
      </Row>
      <Row>
        <Strong>{selection}</Strong>
        {shownPrice}
      </Row>
      <Muted>
        {market} · {teams}
      </Muted>
    </SlipCard>
  );
};
