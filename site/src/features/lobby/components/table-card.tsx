import type { Game } from '@pavilion/contract';
import { breakpoint, PlayIcon, token } from '@pavilion/ui';
import { Suspense, useId } from 'react';
import { styled } from 'styled-components';
import { GameBadges, Players } from '../../../shared/games/game-badges';
import {
  Call,
  Facts,
  Favourite,
  Frame,
  Meta,
  Name,
  Opener,
  PanelRoot,
  Picture,
} from '../../../shared/games/game-card-parts';
import { gamesMessages } from '../../../shared/games/games-messages';
import { usePlayLink } from '../../../shared/games/use-play-link';
import { Lazy } from '../../../shared/lazy/lazy';
import { useLocalText, useMessages } from '../../../shared/messages';
import { shortAmount } from '../../../shared/money/short-amount';
import type { TableRounds } from '../hooks/use-table-rounds';
import { tablePhase, tableRoad } from './table-views';

const Card = styled(PanelRoot)`
  ${Frame} { border-radius: 0; box-shadow: none; }
`;

const WidePicture = styled(Picture)`
  aspect-ratio: 16 / 9;
`;

/** English names of tables are longer than a card of a phone is wide. */
const TableName = styled(Name)`
  @media (max-width: ${breakpoint.phone}px) { white-space: normal; }
`;

const Text = styled.span`
  display: grid;
  gap: ${token.space[1]};
  padding: 0 ${token.space[3]} ${token.space[3]};
`;

/** Phase and stakes, on phones always in two lines, so that the results below stay in place when the phase changes. */
const Status = styled(Meta)`
  flex-wrap: wrap;
  justify-content: space-between;
  @media (max-width: ${breakpoint.phone}px) {
    display: grid;
    grid-template-rows: repeat(2, minmax(1.5em, auto));
    > :last-child { grid-row: 2; }
  }
`;

/** Two rows of results, also before they arrive. */
const Road = styled.span`
  height: 38px;
`;

interface TableCardProps {
  readonly game: Game;
  /** Loads the cover eagerly. */
  readonly eager?: boolean;
  readonly tables: TableRounds | undefined;
}

/** The card of a table: its wide cover, the phase of its round, its limits and its latest results. */
export const TableCard = ({ game, eager, tables }: TableCardProps) => {
  const id = useId();
  const t = useMessages(gamesMessages);
  const text = useLocalText();
  const { to, onClick } = usePlayLink(game);
  const round = tables?.roundOf(game.code);
  return (
    <Card>
      <Opener to={to} onClick={onClick} aria-describedby={id} draggable={false}>
        <Frame>
          <WidePicture game={game} shape="wide" eager={eager} />
          <Facts aria-hidden="true">
            <span>{t('returnToPlayer', { percent: game.returnToPlayer })}</span>
            <Call>
              <PlayIcon size={16} />
              {t('open')}
            </Call>
          </Facts>
        </Frame>
        <Text>
          <TableName>{text(game.name)}</TableName>
          <Status id={id} aria-hidden="true">
            {round ? (
              <Suspense>
                <Lazy
                  component={tablePhase}
                  props={{ round, receivedAt: tables!.receivedAt, ticker: tables!.ticker }}
                />
              </Suspense>
            ) : (
              <Players count={game.players} />
            )}
            <span>{t('stakes', { min: shortAmount(game.minStake), max: shortAmount(game.maxStake) })}</span>
          </Status>
          <Road>
            {round && (
              <Suspense>
                <Lazy component={tableRoad} props={{ round, rows: 2 }} />
              </Suspense>
            )}
          </Road>
        </Text>
      </Opener>
      <GameBadges game={game} isUnfinished={false} />
      <Favourite game={game} />
    </Card>
  );
};
