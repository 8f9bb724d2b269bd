'use client';
import { convertOdds, formatOdds, OddsFormat } from '@pavilion/format';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { LockIcon } from '../icons/member-icons';
import { formatMessage } from '../messages/format-message';
import { useMessages } from '../messages/messages-context';
import { token } from '../themes/tokens';
import { oddsMessages } from './odds-messages';
import { useMovement } from './use-movement';

export interface OddsProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The price as decimal text, in `from`. */
  readonly price: string;
  /** The format that `price` is in. Default Europe. */
  readonly from?: OddsFormat;
  /** The format to show. Default Europe. */
  readonly format?: OddsFormat;
  /** Betting is suspended. */
  readonly suspended?: boolean;
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[1]};
  font-family: ${token.font.number};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &[data-movement='up'] { color: ${token.color.gain}; }
  &[data-movement='down'] { color: ${token.color.loss}; }
  &[data-suspended] { color: ${token.color.inkFaint}; }
`;

/** Its space is reserved, so that the arrow causes no layout shift. */
const Mark = styled.span`
  display: inline-block;
  width: 1em;
  font-size: 0.7em;
  text-align: center;
`;

const arrows = { up: '▲', down: '▼' } as const;

/**
 * A price in an odds format. After a change, an arrow and a colour show for 1.5 s whether the payout rose or
 * fell; screen readers announce the direction with the new price.
 *
 * @throws TypeError when `price` is not decimal text, RangeError when it is outside the range of `from`.
 *
 * Requirement SPT-5.
 */
export const Odds = ({
  price,
  from = OddsFormat.Europe,
  format = OddsFormat.Europe,
  suspended = false,
  ...rest
}: OddsProps) => {
  const messages = useMessages(oddsMessages);
  // Compared as European odds, the only format where a larger number always pays more.
  const movement = useMovement(convertOdds(price, from, OddsFormat.Europe));
  const shown = formatOdds(convertOdds(price, from, format), format);
  const shownMovement = suspended ? undefined : movement;
  return (
    <Root {...rest} data-movement={shownMovement} data-suspended={suspended ? '' : undefined}>
      {suspended ? (
        <>
          <LockIcon size={14} />
          <span>{messages.oddsSuspended}</span>
        </>
      ) : (
        <>
          {/* A negative price keeps its sign in front in right-to-left text. */}
          <span dir="ltr" aria-hidden={shownMovement ? true : undefined}>
            {shown}
          </span>
          <Mark aria-hidden="true">{shownMovement && arrows[shownMovement]}</Mark>
        </>
      )}
      <span className="pv-sr-only" role="status">
        {shownMovement &&
          formatMessage(shownMovement === 'up' ? messages.oddsUp : messages.oddsDown, { price: shown })}
      </span>
    </Root>
  );
};
