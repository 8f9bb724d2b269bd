import type { SlotRound } from '@pavilion/contract';
import { token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { gamePictureUrl } from '../../../../shared/games/game-picture-url';
import { useMessages } from '../../../../shared/messages';
import { Money } from '../../../../shared/money/money';
import { roundMessages, type SymbolKey, symbolMessages } from './messages/round-messages';
import { ReplayButton, Reel as TurningReel } from './replay';
import { cellKey, winningCells } from './winning-cells';

const Root = styled.div`
  display: flex;
  grid-area: round;
  flex-wrap: wrap;
  gap: ${token.space[4]} ${token.space[6]};
  max-width: 100%;
  h3 {
    margin-bottom: ${token.space[2]};
    color: ${token.color.inkMuted};
    font-size: ${token.text.xs};
    font-weight: ${token.weight.regular};
  }
`;

const Reels = styled.ol`
  display: flex;
  gap: 3px;
  width: max-content;
  margin: 0;
  padding: ${token.space[1]};
  border: 1px solid ${token.color.hairline};
  border-radius: ${token.radius.md};
  background: ${token.color.ground};
  list-style: none;
`;

const Reel = styled.ol`
  display: grid;
  gap: 3px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Tile = styled.li<{ $paid: boolean }>`
  display: grid;
  place-items: center;
  width: 52px;
  height: 48px;
  border-radius: ${token.radius.sm};
  background: ${({ $paid }) => ($paid ? token.color.valueSoft : token.color.surface)};
  box-shadow: inset 0 0 0 1px ${({ $paid }) => ($paid ? token.color.value : token.color.line)};
  color: ${({ $paid }) => ($paid ? token.color.value : token.color.inkMuted)};
  font-size: ${token.text.xs};
  font-weight: ${({ $paid }) => ($paid ? token.weight.bold : token.weight.regular)};
  /* The cells that paid nothing stay readable, behind those that did. */
  > img { width: 40px; height: 40px; opacity: ${({ $paid }) => ($paid ? 1 : 0.62)}; }
  [data-replaying] & {
    background: ${token.color.surface};
    box-shadow: inset 0 0 0 1px ${token.color.line};
    color: ${token.color.inkMuted};
    font-weight: ${token.weight.regular};
    > img { opacity: 1; }
  }
`;

const Wins = styled.ul`
  display: grid;
  gap: ${token.space[1]};
  min-width: 220px;
  margin: 0;
  padding: 0;
  font-size: ${token.text.sm};
  list-style: none;
  li { display: grid; grid-template-columns: 72px 1fr auto; gap: ${token.space[2]}; }
  li > :first-child { color: ${token.color.inkMuted}; }
  [data-replaying] & { visibility: hidden; }
`;

const Quiet = styled.p`
  [data-replaying] & { visibility: hidden; }
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
`;

/** The symbols with a name in the catalogue. A venue may store others, which show as they are stored. */
export const namedSymbols = [
  'dragon',
  'phoenix',
  'koi',
  'tiger',
  'panda',
  'crane',
  'yuanbao',
  'coin',
  'gem',
  'gourd',
  'peach',
  'lotus',
  'lantern',
  'fan',
  'drum',
  'firecracker',
  'seal-fu',
  'seal-lu',
  'seal-shou',
  'seal-xi',
  'wild',
  'pagoda',
] as const satisfies readonly SymbolKey[];
const isNamed = (symbol: string): symbol is SymbolKey => (namedSymbols as readonly string[]).includes(symbol);

/** How many steps all reels of a replay turn before the first one stops. */
const turns = 3;

/** A round of a slot game: the drawn reels as they stopped, and the wins. Cells that paid are highlighted. */
export const SlotRoundView = ({ round: { grid, wins } }: { round: SlotRound }) => {
  const t = useMessages(roundMessages);
  const names = useMessages(symbolMessages);
  const nameOf = (symbol: string) => (isNamed(symbol) ? names(symbol) : symbol);
  const paid = winningCells({ grid, wins });
  const strip = grid.flat().map((symbol, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a round that is over never changes
    <Tile as="span" key={index} $paid={false}>
      {isNamed(symbol) && <img src={gamePictureUrl('slots', symbol)} alt="" width={40} height={40} />}
    </Tile>
  ));
  return (
    <Root>
      <section>
        <h3>{t('round')}</h3>
        <Reels>
          {grid.map((reel, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a round that is over never changes
            <li key={index}>
              <TurningReel at={turns + index} strip={strip}>
                <Reel aria-label={t('reel', { reel: index + 1 })}>
                  {reel.map((symbol, row) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a round that is over never changes
                    <Tile key={row} $paid={paid.has(cellKey(index, row))}>
                      {isNamed(symbol) ? (
                        <img
                          src={gamePictureUrl('slots', symbol)}
                          alt={names(symbol)}
                          width={40}
                          height={40}
                        />
                      ) : (
                        symbol
                      )}
                      {paid.has(cellKey(index, row)) && <span className="pv-sr-only">{t('paidSymbol')}</span>}
                    </Tile>
                  ))}
                </Reel>
              </TurningReel>
            </li>
          ))}
        </Reels>
        <ReplayButton />
      </section>
      <section>
        <h3>{t('wins')}</h3>
        {wins.length === 0 ? (
          <Quiet>{t('noWins')}</Quiet>
        ) : (
          <Wins>
            {wins.map(({ line, picture, count, amount }) => (
              <li key={`${line} ${picture}`}>
                <span>{line === null ? t('winAnywhere') : t('winOnLine', { line })}</span>
                <span>{t('winSymbols', { symbol: nameOf(picture), count })}</span>
                <Money value={amount} tone="change" />
              </li>
            ))}
          </Wins>
        )}
      </section>
    </Root>
  );
};
