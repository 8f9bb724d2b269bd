import type { SignInInfo } from '@pavilion/contract';
import { compareAmounts } from '@pavilion/format';
import { Badge, type BadgeTone, Button, Card, ChevronRightIcon, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { coinText } from '../../../shared/coins/coin-text';
import { useConfirm } from '../../../shared/dialogs/use-confirm';
import { Stack } from '../../../shared/layout/stack';
import { useLocale, useLocalText, useMessages } from '../../../shared/messages';
import { Link } from '../../../shared/navigation/link';
import type { Calendar } from '../hooks/use-calendar';
import { calendarMessages } from '../messages/calendar-messages';
import { type DayState, dayStateOf } from '../model/day-state';
import { eventColours } from '../model/event-colours';
import { daysText, dayText } from '../model/month';

const State = styled.p`
  color: ${token.color.inkMuted};
`;

const tones: Readonly<Record<DayState, BadgeTone>> = {
  signed: 'success',
  madeUp: 'success',
  open: 'accent',
  makeable: 'warning',
  past: 'neutral',
  future: 'neutral',
};

const Events = styled.section`
  h3 { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; font-weight: ${token.weight.regular}; }
  p { padding-top: ${token.space[2]}; font-size: ${token.text.sm}; }
  li + li { border-top: 1px solid ${token.color.line}; }
`;

/** The dot has the colour of the event in the month. */
const EventLink = styled(Link)`
  display: grid;
  grid-template-columns: 10px minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${token.space[2]};
  min-height: 44px;
  &::before { content: ''; width: 10px; height: 10px; border-radius: ${token.radius.full}; background: var(--event); }
  &:hover { color: ${token.color.accentText}; }
  small { color: ${token.color.inkMuted}; font-size: ${token.text.xs}; font-variant-numeric: tabular-nums; }
  svg { color: ${token.color.inkMuted}; }
`;

/** The selected day: its state, the make-up if it can be made up for, and its events. */
export const DayCard = ({ calendar, info }: { readonly calendar: Calendar; readonly info: SignInInfo }) => {
  const ask = useConfirm();
  const t = useMessages(calendarMessages);
  const text = useLocalText();
  const { locale } = useLocale();
  const { selected: day = info.today, isMakingUp, makeUp } = calendar;
  const { own, makeUpCost, events } = info;
  const state = dayStateOf(info, day);
  const coins = own?.days.find((each) => each.day === day)?.coins ?? '0.00';
  const cost = coinText(makeUpCost);
  const canPay = own !== null && compareAmounts(own.coins, makeUpCost) >= 0;
  const stateText = () => {
    if (state === 'signed') return t('stateSigned', { coins: coinText(coins) });
    if (state === 'madeUp')
      return compareAmounts(coins, '0') > 0
        ? t('stateMadeUpCoins', { coins: coinText(coins) })
        : t('stateMadeUp');
    if (state === 'makeable') return t('stateMakeable');
    return t(state === 'future' ? 'stateFuture' : 'stateOpen');
  };
  const askMakeUp = async () => {
    const isConfirmed = await ask({
      title: t('makeUpTitle', { day: dayText(day, locale) }),
      message: t('makeUpText', { cost, left: own?.makeUpsLeft ?? 0 }),
      direction: 'center',
    });
    if (isConfirmed) await makeUp(day);
  };
  const ofDay = events.filter(({ from, to }) => from <= day && day <= to);
  return (
    <Card title={dayText(day, locale)}>
      <Stack aria-live="polite">
        {own && (
          <p>
            <Badge tone={tones[state]}>{stateText()}</Badge>
          </p>
        )}
        {state === 'makeable' && (
          <>
            <Button block loading={isMakingUp} disabled={!canPay} onClick={askMakeUp}>
              {t('makeUp', { coins: cost })}
            </Button>
            {!canPay && <State>{t('makeUpShort', { cost, coins: coinText(own?.coins ?? '0.00') })}</State>}
          </>
        )}
        <Events>
          <h3>{t('dayEvents')}</h3>
          {ofDay.length === 0 ? (
            <p>{t('noEvents')}</p>
          ) : (
            <ul>
              {ofDay.map((event) => (
                <li key={event.id}>
                  <EventLink to={event.href} style={eventColours(events, event)}>
                    <span>{text(event.title)}</span>
                    <small>{daysText(event, locale)}</small>
                    <ChevronRightIcon size={16} />
                  </EventLink>
                </li>
              ))}
            </ul>
          )}
        </Events>
      </Stack>
    </Card>
  );
};
