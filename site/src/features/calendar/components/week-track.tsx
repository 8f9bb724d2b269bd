import type { SignInInfo } from '@pavilion/contract';
import { breakpoint, CheckIcon, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { CoinPicture, IngotPicture } from '../../../shared/coins/coin-pictures';
import { coinText } from '../../../shared/coins/coin-text';
import { useMessages } from '../../../shared/messages';
import { calendarMessages } from '../messages/calendar-messages';

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: ${token.space[2]};
  @media (max-width: ${breakpoint.phone}px) {
    gap: ${token.space[1]};
  }
`;

const Place = styled.li<{ $state: 'done' | 'next' | 'open' }>`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${token.space[2]};
  padding: ${token.space[3]} ${token.space[1]};
  border: ${({ $state }) => ($state === 'next' ? `2px solid ${token.color.valueSolid}` : `1px solid ${token.color.line}`)};
  border-radius: ${token.radius.lg};
  background: ${({ $state }) => ($state === 'done' ? token.color.valueSoft : token.color.surface)};
  box-shadow: ${({ $state }) => ($state === 'next' ? token.shadow[2] : 'none')};
  /* What is to be had today stands out from the row. */
  ${({ $state }) => $state === 'next' && `@media (min-width: ${breakpoint.phone + 1}px) { margin-block: calc(-1 * ${token.space[1]}); }`}
  small { color: ${token.color.inkMuted}; font-size: ${token.text.xs}; white-space: nowrap; }
  &[aria-current] small { color: ${token.color.ink}; font-weight: ${token.weight.bold}; }
  &[data-later] { background: ${token.color.sunken}; strong { color: ${token.color.inkMuted}; } > svg { opacity: 0.6; } }
  strong { color: ${token.color.value}; font-size: ${token.text.md}; font-variant-numeric: tabular-nums; }
  > svg { width: min(40px, 100%); height: auto; }
  @media (max-width: ${breakpoint.phone}px) {
    gap: ${token.space[1]};
    padding: ${token.space[2]} 0;
    border-radius: ${token.radius.md};
    small { letter-spacing: -0.05em; }
    > svg { width: 28px; }
  }
`;

const Done = styled.span`
  position: absolute;
  top: -7px;
  inset-inline-end: -5px;
  display: grid;
  place-items: center;
  width: 20px;
  height: 20px;
  border-radius: ${token.radius.full};
  background: ${token.color.success};
  color: ${token.color.surface};
  @media (max-width: ${breakpoint.phone}px) { inset-inline-end: -3px; scale: 0.8; }
`;

/** Seven days in a row: what was received, and what the next sign-in gives. */
export const WeekTrack = ({ info }: { readonly info: SignInInfo }) => {
  const t = useMessages(calendarMessages);
  const { own, rewards } = info;
  const inWeek = own ? own.streak % rewards.length : 0;
  // After the seventh day the whole week stays marked until the next one begins.
  const done = own?.hasSignedIn && own.streak > 0 && inWeek === 0 ? rewards.length : inWeek;
  const next = done % rewards.length;
  return (
    <List aria-label={t('trackLabel')}>
      {rewards.map((reward, index) => {
        const state = index < done ? 'done' : own && !own.hasSignedIn && index === next ? 'next' : 'open';
        const place = index + 1;
        const coins = coinText(reward);
        const words = ({ done: 'placeDone', next: 'placeNext', open: 'placeOpen' } as const)[state];
        return (
          <Place
            // biome-ignore lint/suspicious/noArrayIndexKey: the places are fixed
            key={index}
            $state={state}
            aria-label={t(words, { place, coins })}
            aria-current={state === 'next' ? 'step' : undefined}
            data-later={own && state === 'open' ? '' : undefined}
          >
            {index === rewards.length - 1 ? <IngotPicture size={40} /> : <CoinPicture size={40} />}
            <strong aria-hidden="true">+{coins}</strong>
            <small aria-hidden="true">{state === 'next' ? t('isToday') : t('place', { place })}</small>
            {state === 'done' && (
              <Done>
                <CheckIcon size={14} />
              </Done>
            )}
          </Place>
        );
      })}
    </List>
  );
};
