import { countBets } from '@pavilion/contract/sports';
import { formatMinor, parseMinor } from '@pavilion/format';
import { Button, Spinner } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { ErrorMessage } from '../../../../shared/errors/error-message';
import { useMessages } from '../../../../shared/messages';
import { Money } from '../../../../shared/money/money';
import { ticketPrice, useCombinationText, useSelectionText } from '../../../../shared/sports/leg-text';
import { usePastRefusalText, useRefusalText } from '../../../../shared/sports/refusal-text';
import { slipMessages } from '../messages/slip-messages';
import { isOpen, type Placement } from '../model/placement';
import { refusalOf } from '../model/server-refusal';
import { PendingRing } from './pending-ring';
import { Actions, Muted, Row, SlipNote, Strong } from './slip-parts';

interface PlacementCardProps {
  readonly placement: Placement;
  /** Whether the form shows the gateway's refusal of this bet, with what resolves it. */
  readonly isInForm: boolean;
  /** Puts the selections of a refused bet back into the slip; undefined while that of another provider is shown. */
  readonly onAgain: (() => void) | undefined;
  readonly onDismiss: () => void;
}

const tones = {
  sending: 'info',
  asking: 'info',
  pending: 'info',
  accepted: 'success',
  refused: 'danger',
  'not-placed': 'danger',
} as const;

/** A bet on its way, or how it ended. */
export const PlacementCard = ({ placement, isInForm, onAgain, onDismiss }: PlacementCardProps) => {
  const t = useMessages(slipMessages);
  const refusalText = useRefusalText();
  const pastRefusal = usePastRefusalText();
  const selectionText = useSelectionText();
  const combination = useCombinationText();
  const { request, status } = placement;
  const { body, legs } = request;
  const bets = countBets(legs.length, body.sizes);
  const bet = 'bet' in placement ? placement.bet : undefined;

  const titles = {
    sending: t('sendingTitle'),
    asking: t('askingTitle'),
    pending: t('pendingTitle'),
    accepted: t('acceptedTitle'),
    refused: t('refusedTitle'),
    'not-placed': t('notPlacedTitle'),
  };

  const text = (): ReactNode => {
    switch (placement.status) {
      case 'asking':
        return t('askingText');
      case 'pending':
        return t(placement.round > 0 ? 'held' : 'pendingText');
      case 'accepted':
        return placement.bet.legs.length === 1
          ? t('acceptedAt', { price: ticketPrice(placement.bet.legs[0]!.price) })
          : null;
      case 'refused':
        return placement.bet.refusal && pastRefusal(placement.bet.refusal);
      case 'not-placed': {
        const refusal = refusalOf(placement.error);
        if (refusal) return isInForm ? null : refusalText(refusal);
        return placement.error ? <ErrorMessage error={placement.error} /> : t('notPlacedText');
      }
      default:
        return null;
    }
  };

  const names = legs.map(({ selection, event }) => selectionText(selection, event).selection).join(' · ');
  const stake = bet ? bet.stake : formatMinor(parseMinor(body.unit) * BigInt(bets));
  return (
    <SlipNote as="li" data-tone={tones[status]} data-placement={status}>
      <Row>
        <Strong>{titles[status]}</Strong>
        {status === 'pending' && placement.round === 0 && <PendingRing deadline={placement.decideAt} />}
        {(status === 'sending' || status === 'asking') && <Spinner size={20} />}
      </Row>
      <Muted>
        {combination(legs.length, body.sizes, bets)} · {names} · <Money value={stake} />
      </Muted>
      <p>{text()}</p>
      {!isOpen(placement) && (
        <Actions>
          {status === 'refused' && onAgain && (
            <Button size="sm" onClick={onAgain}>
              {t('again')}
            </Button>
          )}
          <Button size="sm" variant="text" onClick={onDismiss}>
            {t('dismiss')}
          </Button>
        </Actions>
      )}
    </SlipNote>
  );
};
