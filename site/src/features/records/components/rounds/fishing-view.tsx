import type { Rounds } from '@pavilion/contract';
import { Amount, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../../../shared/messages';
import { type FishKey, fishMessages, roundMessages } from '../../messages/records-messages';
import { summarizeShots } from '../../model/shot-summary';
import { RoundRoot, Sheet, Stack } from './layout';
import { Verdict } from './pieces';

const Fish = styled.svg<{ $multiple: number }>`
  width: ${({ $multiple }) => Math.min(26 + Math.sqrt($multiple) * 3, 64)}px;
  fill: ${({ $multiple }) => ($multiple >= 50 ? token.color.value : token.color.info)};
`;

const FishName = ({ multiple, name }: { readonly multiple: number; readonly name: string }) => (
  <>
    <Fish viewBox="0 0 64 36" $multiple={multiple} aria-hidden="true">
      <path d="M2 6C10 12 12 16 12 18C12 20 10 24 2 30C12 30 17 26 20 23C26 30 36 33 46 30C54 28 60 23 62 18C60 13 54 8 46 6C36 3 26 6 20 13C17 10 12 6 2 6Z" />
      <circle cx="50" cy="15" r="2.4" fill={token.color.surface} />
    </Fish>
    {name}
  </>
);

/** The fish with a name in the catalogue. A venue may store others, which show as they are stored. */
const namedFish = [
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

/** Every kind of fish that was shot at: how often, how many were caught, and what they paid. */
const Shots = ({ round }: { readonly round: Rounds['fishing'] }) => {
  const t = useMessages(roundMessages);
  const fishNames = useMessages(fishMessages);
  return (
    <Sheet
      label={t('shots')}
      head={[t('fish'), t('shotCount'), t('caughtCount'), t('prizes')]}
      rows={summarizeShots(round.shots, round.stakePerBullet).map(
        ({ fish, shots, caught, highest, prizes }) => ({
          key: fish,
          isMarked: caught > 0,
          cells: [
            <FishName key="fish" multiple={highest} name={isNamed(fish) ? fishNames(fish) : fish} />,
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
      <Stack>
        <h3>{t('catches', { count: catches.length })}</h3>
        {catches.length === 0 && <span>{t('noCatches')}</span>}
        {shots.length > 0 && <Shots round={round} />}
      </Stack>
    </RoundRoot>
  );
};
