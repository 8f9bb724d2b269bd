import type { Rounds } from '@pavilion/contract';
import { Amount } from '@pavilion/ui';
import { styled } from 'styled-components';
import { gamePictureUrl } from '../../../../shared/games/game-picture-url';
import { useMessages } from '../../../../shared/messages';
import { type FishKey, fishMessages, roundMessages } from '../../messages/records-messages';
import { summarizeShots } from '../../model/shot-summary';
import { Lines, RoundRoot, Sheet, Stack } from './layout';
import { Verdict } from './pieces';

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
            <Amount key="prizes" value={prizes} />,
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
          {t('perBullet')} <Amount value={stakePerBullet} />
        </span>
      </Stack>
      <Lines>
        <h3>{t('catches', { count: catches.length })}</h3>
        {catches.length === 0 && <span>{t('noCatches')}</span>}
        {shots.length > 0 && <Shots round={round} />}
      </Lines>
    </RoundRoot>
  );
};
