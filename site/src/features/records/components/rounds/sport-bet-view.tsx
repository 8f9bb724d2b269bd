import type { BetRecord, SportDetail } from '@pavilion/contract';
import { marketTypes, parseSelectionId } from '@pavilion/contract/sports';
import { formatAmount } from '@pavilion/format';
import { token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useMessages } from '../../../../shared/messages';
import { Money } from '../../../../shared/money/money';
import {
  resultName,
  ticketPrice,
  useCombinationText,
  useLeagueText,
  useSelectionText,
  useTeamsText,
} from '../../../../shared/sports/leg-text';
import { usePastRefusalText } from '../../../../shared/sports/refusal-text';
import { sportsMessages } from '../../../../shared/sports/tickets/ticket-messages';
import { useRecordTexts } from '../../hooks/use-record-texts';
import { type FactRow, Facts } from '../facts';
import { Lines, RoundRoot, Sheet, Stack } from './layout';
import { sportBetMessages } from './messages/round-messages';

const isLeg = (leg: unknown): boolean => {
  const { selection, event, price } = (leg ?? {}) as Partial<SportDetail['legs'][number]>;
  return (
    typeof selection === 'string' &&
    parseSelectionId(selection) !== undefined &&
    typeof price === 'number' &&
    event !== undefined &&
    Object.hasOwn(marketTypes, event.sport)
  );
};

/** The detail of a sports bet; undefined for one that this version cannot show. */
export const parseSportDetail = (detail: unknown): SportDetail | undefined => {
  const { legs, sizes, bets } = (detail ?? {}) as Partial<SportDetail>;
  const isValid =
    Array.isArray(legs) && legs.every(isLeg) && Array.isArray(sizes) && typeof bets === 'number';
  return isValid ? (detail as SportDetail) : undefined;
};

const PickLines = styled.span`
  display: grid;
  min-width: 0;
  white-space: normal;
  small { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
`;

interface SportBetViewProps {
  readonly detail: SportDetail;
  readonly bet: Pick<BetRecord, 'state' | 'stake' | 'payout' | 'net'>;
}

/** The legs of a sports bet with their results, and what the bet paid. */
export const SportBetView = ({ detail, bet }: SportBetViewProps) => {
  const { t } = useRecordTexts();
  const texts = useMessages(sportBetMessages);
  const names = useMessages(sportsMessages);
  const leagueText = useLeagueText();
  const selectionText = useSelectionText();
  const teamsText = useTeamsText();
  const combination = useCombinationText();
  const pastRefusal = usePastRefusalText();
  const { legs, sizes, bets, unit, cashedOut, refusal } = detail;
  const isRunning = bet.state === 'open' || bet.state === 'pending';

  const facts: readonly FactRow[] = [
    { label: texts('kind'), value: combination(legs.length, sizes, bets) },
    { label: t('stake'), value: <Money value={bet.stake} /> },
    ...(bets > 1
      ? [{ label: texts('unit'), value: texts('unitTimes', { unit: formatAmount(unit), bets }) }]
      : []),
    ...(cashedOut === '0.00' ? [] : [{ label: texts('cashedOut'), value: <Money value={cashedOut} /> }]),
    ...(isRunning
      ? []
      : [
          { label: t('payout'), value: <Money value={bet.payout} /> },
          { label: t('result'), value: <Money value={bet.net} tone="change" /> },
        ]),
    ...(refusal ? [{ label: texts('refusal'), value: pastRefusal(refusal) }] : []),
  ];

  return (
    <RoundRoot>
      <Lines>
        <Sheet
          label={texts('legs')}
          head={[texts('pick'), texts('price'), texts('result')]}
          rows={legs.map(({ event, selection, price, score, result }) => {
            const { market, selection: pick } = selectionText(selection, event);
            return {
              key: selection,
              isMarked: result === 'won' || result === 'half-won',
              cells: [
                <PickLines key="pick">
                  {pick}
                  <small>
                    {market} · {teamsText(event)}
                  </small>
                  <small>
                    {leagueText(event)}
                    {score && ` · ${texts('score', { score: score.join(':') })}`}
                  </small>
                </PickLines>,
                ticketPrice(price),
                names(resultName(result)),
              ],
            };
          })}
        />
      </Lines>
      <Stack>
        <Facts facts={facts} />
      </Stack>
    </RoundRoot>
  );
};
