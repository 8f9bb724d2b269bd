import type { Rounds } from '@pavilion/contract';
import { Badge, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../../../shared/messages';
import { Money } from '../../../../shared/money/money';
import { dealInTurn } from '../../model/replay';
import { niuniuRank } from './cards';
import { RoundRoot, Stack } from './layout';
import { roundMessages } from './messages/round-messages';
import { Cards } from './playing-card';

const Seat = styled.li`
  display: grid;
  grid-template-columns: 112px auto minmax(88px, auto);
  align-items: center;
  gap: ${token.space[2]} ${token.space[4]};
  padding: ${token.space[2]} 0;
  border-bottom: 1px solid ${token.color.line};
  font-size: ${token.text.sm};
  > :last-child { text-align: end; }
  [data-replaying] & > :last-child { visibility: hidden; }
  small { display: block; color: ${token.color.inkMuted}; font-size: ${token.text.xs}; }
  @container (max-width: 460px) { grid-template-columns: 1fr auto; > :nth-child(2) { grid-row: 2; grid-column: 1 / -1; } }
`;

const Seats = styled.ul`
  container-type: inline-size;
  width: min(480px, 100%);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** A round of niuniu with bids for the banker: the seat of the member, and those of the house. */
export const RobbedNiuniuView = ({
  round: { seats, banker },
}: {
  readonly round: Rounds['robbed-niuniu'];
}) => {
  const t = useMessages(roundMessages);
  const steps = dealInTurn(seats.map(({ cards }) => cards.length));
  return (
    <RoundRoot>
      <Stack style={{ flex: '1 1 400px' }}>
        <h3>{t('result')}</h3>
        <Seats>
          {seats.map(({ cards, bid, bet, net }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a round that is over never changes
            <Seat key={index}>
              <span>
                <b>{index === 0 ? t('me') : t('houseSeat', { number: index })}</b>{' '}
                {index === banker && <Badge tone="value">{t('banker')}</Badge>}
                <small>
                  {bid === 0 ? t('noBid') : t('bid', { multiple: bid })}
                  {bet !== null && ` · ${t('bet', { multiple: bet })}`}
                </small>
              </span>
              <span>
                <Cards cards={cards} steps={steps[index]} />
              </span>
              <span>
                <small>{t(niuniuRank(cards))}</small>
                <Money value={net} tone="change" />
              </span>
            </Seat>
          ))}
        </Seats>
      </Stack>
    </RoundRoot>
  );
};
