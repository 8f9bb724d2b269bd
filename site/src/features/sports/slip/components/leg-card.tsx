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

/** A selection of the slip, with its price now and the price it was picked at. */
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

  return (
    <SlipCard data-leg={leg.selection} data-tone={state ? 'muted' : undefined}>
      <Row>
        {state || isConflicting ? (
          <State data-tone={isConflicting || isClosed ? 'danger' : undefined}>
            {isSuspended && <LockIcon size={14} />}
            {state ? t(state) : t('conflict')}
            {isSuspended && reason && ` · ${suspensionText(reason)}`}
          </State>
        ) : (
          <Muted>{text(leg.event.competition)}</Muted>
        )}
        <PlainButton aria-label={t('remove', { selection })} disabled={isLocked} onClick={onRemove}>
          <CloseIcon size={16} />
        </PlainButton>
      </Row>
      <Row>
        <Strong>{selection}</Strong>
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
      </Row>
      <Muted>
        {market} · {teams}
      </Muted>
      {stake !== undefined && (
        <MoneyInput
          size="md"
          aria-label={t('stakeOf', { selection })}
          prefix={currency}
          value={stake}
          readOnly={isLocked}
          onValueChange={onStake}
        />
      )}
    </SlipCard>
  );
};
