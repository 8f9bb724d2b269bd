import type { BetRecord, GameRound, Proof } from '@pavilion/contract';
import { usePreInfoQuery } from '@pavilion/sdk/react';
import { Button, CopyButton, token, useTheme } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useLocale, useMessages } from '../../../../shared/messages';
import { preInfoBody } from '../../../../shared/site-config/pre-info';
import { InActionSlot } from './action-slot';
import { fairAddress } from './fair-address';
import { roundMessages } from './messages/round-messages';

/** A row like those of the facts above it. */
const Root = styled.div`
  grid-area: proof;
  color: ${token.color.inkMuted};
  font-size: ${token.text.sm};
  > p {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr);
    align-items: center;
    min-height: 32px;
    margin: 0;
    > span { display: flex; align-items: center; gap: ${token.space[1]}; color: ${token.color.ink}; }
  }
  > small { font-size: ${token.text.xs}; }
  code { font-size: inherit; }
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
    <>
      <Root>
        <p>
          {t('commitment')}
          <span>
            <code title={proof.commitment}>{proof.commitment.slice(0, 12)}…</code>
            <CopyButton text={proof.commitment} label={t('copyCommitment')} iconOnly />
          </span>
        </p>
        {proof.seed === null && <small>{t('lines' in round ? 'seedAfterDraw' : 'seedAfterRotation')}</small>}
      </Root>
      {address && (
        <InActionSlot>
          <Button as="a" size="sm" href={address} target="_blank" rel="noreferrer">
            {t('verify')}
          </Button>
        </InActionSlot>
      )}
    </>
  );
};
