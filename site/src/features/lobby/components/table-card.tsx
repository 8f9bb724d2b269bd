import type { Game } from '@pavilion/contract';
import { breakpoint, PlayIcon, token } from '@pavilion/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import {
  Call,
  Facts,
  Favourite,
  Frame,
  Meta,
  Opener,
  Picture,
  Rim,
  Root,
} from '../../../shared/games/game-card-parts';
import { GameMarks, GameStatus, Players } from '../../../shared/games/game-marks';
import { gamesMessages } from '../../../shared/games/games-messages';
import { usePlayLink } from '../../../shared/games/use-play-link';
import { useLocalText, useMessages } from '../../../shared/messages';
import { shortAmount } from '../../../shared/money/short-amount';
import { ShortText } from '../../../shared/text/short-text';
import type { TableRounds } from '../hooks/use-table-rounds';
import { TablePhase, TableRoad } from './table-status';

const Card = styled(Root)`
  overflow: hidden;
  height: 100%;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.lg};
  background: ${token.gradient.panel};
  box-shadow: ${token.shadow[1]};
  &:hover { box-shadow: ${token.shadow[2]}; }
  ${Frame} { border-radius: 0; box-shadow: none; }
`;

/** The middle of the cover: its name, at the bottom, is in the text below. */
const Middle = styled(Picture)`
  aspect-ratio: 16 / 9;
  object-position: 50% 27%;
`;

const Text = styled.span`
  display: grid;
  gap: ${token.space[1]};
  padding: ${token.space[2]} ${token.space[3]} ${token.space[3]};
`;

const Line = styled.span`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token.space[2]};
  min-width: 0;
  @media (max-width: ${breakpoint.phone}px) { display: grid; gap: 0; }
  > :first-child { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`;

const Name = styled.span`
  font-size: ${token.text.lg};
  font-weight: ${token.weight.bold};
  @media (max-width: ${breakpoint.phone}px) { font-size: ${token.text.md}; }
`;

const Details = styled(Meta)`
  flex-wrap: wrap;
  justify-content: space-between;
  @media (max-width: ${breakpoint.phone}px) { row-gap: 0; }
`;

interface TableCardProps {
  readonly game: Game;
  /** Loads the cover eagerly. */
  readonly eager?: boolean;
  readonly tables: TableRounds | undefined;
  /** Whether the member has a round in the game that opening it resumes. */
  readonly isUnfinished?: boolean;
}

/** A table: what is drawn on its cover, the phase of its round, its limits and a road of its latest results. */
export const TableCard = ({ game, eager, tables, isUnfinished = false }: TableCardProps) => {
  const id = useId();
  const t = useMessages(gamesMessages);
  const text = useLocalText();
  const { to, onClick } = usePlayLink(game);
  const round = tables?.roundOf(game.code);
  return (
    <Card>
      <Opener to={to} onClick={onClick} aria-describedby={`${id}state ${id}text`} draggable={false}>
        <Frame>
          <Middle game={game} eager={eager} />
          <Facts aria-hidden="true">
            <Players count={game.players} />
            <Call>
              <PlayIcon size={16} />
              {t(isUnfinished ? 'resume' : 'open')}
            </Call>
          </Facts>
          <Rim />
        </Frame>
        <Text>
          <Line>
            <Name>
              <ShortText text={text(game.name)} maxUnits={24} />
            </Name>
            <Meta id={`${id}state`} aria-hidden="true">
              <GameStatus
                status={
                  round && (
                    <TablePhase round={round} receivedAt={tables!.receivedAt} ticker={tables!.ticker} />
                  )
                }
                isUnfinished={isUnfinished}
              >
                <Players count={game.players} />
              </GameStatus>
            </Meta>
          </Line>
          <Details id={`${id}text`} aria-hidden="true">
            <span>{t('stakes', { min: shortAmount(game.minStake), max: shortAmount(game.maxStake) })}</span>
            <span>{t('returnToPlayer', { percent: game.returnToPlayer })}</span>
          </Details>
          <TableRoad round={round} />
        </Text>
      </Opener>
      <GameMarks game={game} isUnfinished={isUnfinished} />
      <Favourite game={game} />
    </Card>
  );
};
