import type { FlipRound, GiftState } from '@pavilion/contract';
import { addAmounts, formatAmount } from '@pavilion/format';
import { Badge, Button, breakpoint, token } from '@pavilion/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useClaimsWithToast } from '../../../shared/dividends/use-claims';
import { useMessages } from '../../../shared/messages';
import { Money } from '../../../shared/money/money';
import { flipMessages } from '../messages/flip-messages';

const Result = styled.div`
  display: grid;
  gap: ${token.space[1]};
  justify-items: center;
  width: 100%;
  > small { font-size: ${token.text.sm}; text-align: center; text-wrap: balance; }
`;

const Sum = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: center;
  gap: 0 ${token.space[2]};
  outline: 0;
  strong { font-size: ${token.text.h2}; font-weight: ${token.weight.heavy}; line-height: ${token.leading.tight}; text-shadow: ${token.shadow.number}; }
  /* On felt, in either theme. */
  strong > * { color: var(--felt-gold); }
  @media (max-width: ${breakpoint.phone}px) { strong { font-size: ${token.text.h3}; } }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${token.space[2]};
  width: 100%;
  margin-top: ${token.space[2]};
  > * { flex: 1 1 auto; }
`;

const sum = (amounts: readonly string[]) => amounts.reduce((all, each) => addAmounts(all, each), '0.00');

/** The states of prizes that nothing is left to do for, with the text of a round that has no other prize. */
const settled = [
  ['claimed', 'prizesClaimed'],
  ['expired', 'prizesExpired'],
  ['revoked', 'prizesRevoked'],
] as const satisfies readonly (readonly [GiftState, string])[];

interface RoundResultProps {
  readonly round: FlipRound;
  readonly refetch: () => unknown;
  /** The button of the next round: the main action unless there are prizes to claim. Undefined without a chance. */
  readonly again: ((variant: 'primary' | 'secondary') => ReactNode) | undefined;
}

/** What a finished round has won, and the claim of all its prizes (FLP-1, REQ-10). */
export const RoundResult = ({ round, refetch, again }: RoundResultProps) => {
  const t = useMessages(flipMessages);
  const { claim, claiming, claimed } = useClaimsWithToast(refetch);
  const text = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is removed.
  useEffect(() => {
    if (claimed) text.current?.focus({ preventScroll: true });
  }, [claimed]);
  const won = round.cards.flatMap(({ prize, grant }) =>
    grant
      ? [{ ...grant, prize, state: claimed?.ids.includes(grant.id) ? ('claimed' as const) : grant.state }]
      : [],
  );
  // Of a round whose prizes are all lost, what it had won.
  const remaining = won.filter(({ state }) => state !== 'expired' && state !== 'revoked');
  const kept = remaining.length > 0 ? remaining : won;
  const waiting = won.filter(({ state }) => state === 'waiting');
  const isPending = won.some(({ state }) => state === 'pending');
  // Only if all prizes agree: of a mix, no sentence about all of them is true.
  const done = settled.find(([state]) => won.length > 0 && won.every((each) => each.state === state))?.[1];
  return (
    <Result>
      <Sum ref={text} role="status" tabIndex={-1}>
        {won.length === 0 ? (
          t('wonNothing')
        ) : (
          <>
            {t('roundWon')}
            <strong>
              <Money value={sum(kept.map(({ prize }) => prize))} tone="value" />
            </strong>
            {isPending && <Badge tone="info">{t('underReview')}</Badge>}
          </>
        )}
      </Sum>
      {waiting.length > 0 ? (
        <small className="pv-num">
          {t('claimTerms', { turnover: formatAmount(sum(waiting.map(({ turnover }) => turnover))) })}
        </small>
      ) : (
        done && !isPending && <small>{t(done)}</small>
      )}
      <Buttons>
        {waiting.length > 0 && (
          <Button
            variant="primary"
            loading={claiming.length > 0}
            onClick={() => void claim(waiting.map(({ id }) => id))}
          >
            {t('claimPrizes', { amount: formatAmount(sum(waiting.map(({ prize }) => prize))) })}
          </Button>
        )}
        {again?.(waiting.length > 0 ? 'secondary' : 'primary')}
      </Buttons>
    </Result>
  );
};
