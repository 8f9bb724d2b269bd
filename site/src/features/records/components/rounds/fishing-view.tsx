import type { Rounds } from '@pavilion/contract';
import { token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { gamePictureUrl } from '../../../../shared/games/game-picture-url';
import { useMessages } from '../../../../shared/messages';
import { Money } from '../../../../shared/money/money';
import { Lines, RoundRoot, Sheet, Stack } from './layout';
import { type FishKey, fishMessages, roundMessages } from './messages/round-messages';
import { Verdict } from './pieces';
import { Piece } from './replay';
import { summarizeShots } from './shot-summary';

const Fish = styled.img<{ $multiple: number }>`
  width: ${({ $multiple }) => Math.min(32 + Math.sqrt($multiple) * 3, 72)}px;
  height: auto;
`;

/** The fish with a name in the catalogue. A venue may store others, which show as they are stored. */
export const namedFish = [
  'clownfish',
  'blue-tang',
  'butterflyfish',
  'pufferfish',
  'lionfish',
  'jellyfish',
  'shrimp',
  'sea-turtle',
  'eel',
  'manta',
  'swordfish',
  'shark',
  'whale',
  'goldfish',
  'koi',
  'crab',
  'lantern-fish',
  'sacred-turtle',
  'pearl-clam',
  'jade-dragon',
  'gold-dragon',
  'dragon-king',
  'treasure-chest',
] as const satisfies readonly FishKey[];
const isNamed = (code: string): code is FishKey => (namedFish as readonly string[]).includes(code);

const FishName = ({ multiple, code }: { readonly multiple: number; readonly code: string }) => {
  const names = useMessages(fishMessages);
  if (!isNamed(code)) return code;
  return (
    <>
      <Fish src={gamePictureUrl('fishing', code)} alt="" width={136} height={104} $multiple={multiple} />
      {names(code)}
    </>
  );
};

const ShotRow = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token.space[2]} ${token.space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const ShotCell = styled.span<{ $isCaught: boolean }>`
  display: grid;
  justify-items: center;
  align-content: end;
  width: 44px;
  height: 44px;
  overflow: hidden;
  color: ${({ $isCaught }) => ($isCaught ? token.color.value : token.color.inkMuted)};
  font-size: ${token.text.xs};
  font-variant-numeric: tabular-nums;
  font-weight: ${({ $isCaught }) => ($isCaught ? token.weight.bold : token.weight.regular)};
  img { width: auto; max-width: 40px; height: 26px; object-fit: contain; opacity: ${({ $isCaught }) => ($isCaught ? 1 : 0.45)}; }
`;

/** The shots in their order: the fish, and the multiple of those that were caught. */
const ShotSequence = ({ shots }: Pick<Rounds['fishing'], 'shots'>) => {
  const t = useMessages(roundMessages);
  const names = useMessages(fishMessages);
  return (
    <ShotRow aria-label={t('shotOrder')}>
      {shots.map(({ fish, multiple }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a round that is over never changes
        <Piece key={index} as="li" at={index} entrance="pull">
          <ShotCell $isCaught={multiple > 0}>
            {isNamed(fish) ? (
              <img src={gamePictureUrl('fishing', fish)} alt={names(fish)} width={136} height={104} />
            ) : (
              fish
            )}
            {multiple > 0 ? (
              `×${multiple}`
            ) : (
              <>
                <span aria-hidden="true">–</span>
                <span className="pv-sr-only">{t('missed')}</span>
              </>
            )}
          </ShotCell>
        </Piece>
      ))}
    </ShotRow>
  );
};

/** Every kind of fish that was shot at: how often, how many were caught, and what they paid. */
const Shots = ({ round }: { readonly round: Rounds['fishing'] }) => {
  const t = useMessages(roundMessages);
  return (
    <Sheet
      label={t('shots')}
      head={[t('fish'), t('shotCount'), t('caughtCount'), t('prizes')]}
      rows={summarizeShots(round.shots, round.stakePerBullet).map(
        ({ fish, shots, caught, highest, prizes }) => ({
          key: fish,
          isMarked: caught > 0,
          cells: [
            <FishName key="fish" multiple={highest} code={fish} />,
            shots,
            caught,
            <Money key="prizes" value={prizes} />,
          ],
        }),
      )}
    />
  );
};

/** A magazine of the fishing games: the bullets, and what they hit. */
export const FishingView = ({ round }: { readonly round: Rounds['fishing'] }) => {
  const t = useMessages(roundMessages);
  const { bullets, used, stakePerBullet, catches, shots } = round;
  return (
    <RoundRoot>
      <Stack>
        <h3>{t('magazine')}</h3>
        <Verdict>{t('bulletsUsed', { used, bullets })}</Verdict>
        <span>
          {t('perBullet')} <Money value={stakePerBullet} />
        </span>
        {shots.length > 0 && <ShotSequence shots={shots} />}
      </Stack>
      <Lines>
        <h3>{t('catches', { count: catches.length })}</h3>
        {catches.length === 0 && <span>{t('noCatches')}</span>}
        {shots.length > 0 && <Shots round={round} />}
      </Lines>
    </RoundRoot>
  );
};
