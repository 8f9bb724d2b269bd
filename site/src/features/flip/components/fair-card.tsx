import { type FlipRound, limits } from '@pavilion/contract';
import { Badge, type BadgeTone, Card, CopyButton, Field, TextInput, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { paths } from '../../../routes/paths';
import { useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import { useVerdict } from '../hooks/use-verdict';
import { flipMessages } from '../messages/flip-messages';
import type { Verdict } from '../model/verify-round';

const Stack = styled.div`
  display: grid;
  gap: ${token.space[4]};
  p { color: ${token.color.inkMuted}; line-height: ${token.leading.text}; }
  a { color: ${token.color.accentText}; text-decoration: underline; text-underline-offset: 3px; }
`;

const Values = styled.dl`
  display: grid;
  gap: ${token.space[1]};
  dt { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
  dd {
    display: flex;
    align-items: center;
    gap: ${token.space[2]};
    margin-bottom: ${token.space[2]};
    overflow-wrap: anywhere;
    font-family: ${token.font.number};
    font-size: ${token.text.sm};
  }
  dd > span { flex: 1; min-width: 0; }
`;

const verdicts = {
  verified: { name: 'verified', text: 'verifiedText', tone: 'success' },
  unseen: { name: 'unseen', text: 'unseenText', tone: 'info' },
  mismatch: { name: 'mismatch', text: 'mismatchText', tone: 'danger' },
  unplayed: { name: 'verified', text: 'notLaid', tone: 'neutral' },
  unverifiable: { name: 'unverifiable', text: 'unverifiableText', tone: 'warning' },
} as const satisfies Record<Verdict, { name: string; text: string; tone: BadgeTone }>;

const Verification = ({ round }: { readonly round: FlipRound }) => {
  const t = useMessages(flipMessages);
  const verdict = useVerdict(round);
  if (!verdict) return <p role="status">{t('verifying')}</p>;
  const { name, text, tone } = verdicts[verdict];
  return (
    <div role="status">
      <Badge tone={tone}>{t(name)}</Badge>
      <p>{t(text)}</p>
      {verdict === 'mismatch' && <Link to={paths.customer.main}>{t('linkSupport')}</Link>}
    </div>
  );
};

interface FairCardProps {
  readonly round: FlipRound;
  readonly seed: string;
  readonly isSeedValid: boolean;
  readonly onSeedChange: (seed: string) => void;
}

/** Shows commitment and seeds of a round, and the result of verifying it once it has ended. */
export const FairCard = ({ round, seed, isSeedValid, onSeedChange }: FairCardProps) => {
  const t = useMessages(flipMessages);
  const value = (name: 'round' | 'commitment' | 'clientSeed' | 'serverSeed', text: string) => (
    <>
      <dt>{t(name)}</dt>
      <dd>
        <span>{text}</span>
        <CopyButton text={text} label={`${t(name)}`} iconOnly />
      </dd>
    </>
  );
  return (
    <Card title={t('fairTitle')}>
      <Stack>
        {round.revealed && <Verification round={round} />}
        {round.state === 'open' && round.clientSeed === null && (
          <Field
            label={t('clientSeed')}
            hint={t('clientSeedHint')}
            error={isSeedValid ? undefined : t('clientSeedWrong', { max: limits.clientSeed })}
          >
            <TextInput
              value={seed}
              onValueChange={onSeedChange}
              maxLength={limits.clientSeed}
              spellCheck={false}
            />
          </Field>
        )}
        <Values>
          {value('commitment', round.commitment)}
          {value('round', round.id)}
          {round.clientSeed !== null && value('clientSeed', round.clientSeed)}
          {round.revealed && value('serverSeed', round.revealed.serverSeed)}
        </Values>
        <p>
          <b>{t('recipe')}</b> {t('recipeText')}
        </p>
      </Stack>
    </Card>
  );
};
