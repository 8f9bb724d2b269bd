import type { BetRecord, GameRound, Proof } from '@pavilion/contract';
import { usePreInfoQuery } from '@pavilion/sdk/react';
import { CopyButton, token, useTheme } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useLocale, useMessages } from '../../../../shared/messages';
import { preInfoBody } from '../../../../shared/site-config/pre-info';
import { fairAddress } from './fair-address';
import { roundMessages } from './messages/round-messages';

const Root = styled.p`
  display: flex;
  grid-area: proof;
  flex-wrap: wrap;
  align-content: start;
  align-items: center;
  gap: ${token.space[1]} ${token.space[3]};
  margin: ${token.space[1]} 0 0;
  color: ${token.color.inkMuted};
  font-size: ${token.text.xs};
  span { display: inline-flex; align-items: center; gap: ${token.space[1]}; }
  code { font-size: inherit; }
  a { color: ${token.color.accentText}; font-weight: ${token.weight.bold}; }
`;

interface ProofFactsProps {
  readonly round: GameRound;
  readonly proof: Proof;
  readonly bet: Bet;
}

/** The bet that a round belongs to. */
export type Bet = Pick<BetRecord, 'id' | 'gameCode'>;

/** The commitment of a round, and the link that checks it once its seed is revealed. */
export const ProofFacts = ({ round, proof, bet }: ProofFactsProps) => {
  const t = useMessages(roundMessages);
  const { locale } = useLocale();
  const { name: theme } = useTheme();
  const { data } = usePreInfoQuery(preInfoBody);
  const origin = data?.venueOrigins[0];
  const address =
    origin && fairAddress(round, { origin, gameCode: bet.gameCode, betId: bet.id, locale, theme });
  return (
    <Root>
      <span>
        {t('commitment')} <code title={proof.commitment}>{proof.commitment.slice(0, 12)}…</code>
        <CopyButton text={proof.commitment} label={t('copyCommitment')} iconOnly />
      </span>
      {proof.seed === null && <span>{t('lines' in round ? 'seedAfterDraw' : 'seedAfterRotation')}</span>}
      {address && (
        <a href={address} target="_blank" rel="noreferrer">
          {t('verify')}
        </a>
      )}
    </Root>
  );
};
