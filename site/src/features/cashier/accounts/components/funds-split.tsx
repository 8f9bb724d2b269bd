import type { Balances } from '@pavilion/contract';
import { breakpoint, Skeleton, token } from '@pavilion/ui';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { goldPart, PartsBar } from '../../../../shared/layout/parts-bar';
import { useMessages } from '../../../../shared/messages';
import { Balance } from '../../../../shared/money/balance';
import { percentOf } from '../../model/percent-of';
import { accountsMessages } from '../messages/accounts-messages';
import { type FundParts, fundParts } from '../model/fund-parts';

const Root = styled.div`
  position: relative;
  container-type: inline-size;
  display: grid;
  gap: ${token.space[4]};
  padding: ${token.space[4]} ${token.space[6]};
  @media (max-width: ${breakpoint.phone}px) { padding: ${token.space[4]}; }
`;

/** Along the upper edge, where it moves nothing when the amounts arrive. */
const Edge = styled(PartsBar)`
  position: absolute;
  inset: 0 0 auto;
  height: 4px;
  border-radius: 0;
`;

const Parts = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${token.space[3]} ${token.space[4]};
  dt {
    display: flex;
    align-items: center;
    gap: ${token.space[2]};
    color: ${token.color.inkMuted};
    font-size: ${token.text.sm};
  }
  dd { height: 28px; line-height: 28px; margin: 0; font-size: ${token.text.lg}; font-weight: ${token.weight.bold}; }
  /* The colours of the bar, while there is one. */
  [data-divided] > & dt::before { content: ''; flex: none; width: 8px; height: 8px; border-radius: 2px; background: var(--part); }
  @container (max-width: 480px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const parts = [
  { name: 'main', label: 'main', color: goldPart },
  { name: 'venues', label: 'venuesTitle', color: token.color.series },
  { name: 'locked', label: 'locked', color: token.color.lineStrong },
  { name: 'openBets', label: 'openBets', color: token.color.info },
] as const satisfies readonly { readonly name: keyof FundParts; readonly [key: string]: string }[];

/** The parts of the total as a bar, and their amounts, in the foot of a heading. */
export const FundsSplit = ({ balances }: { balances: Balances | undefined }) => {
  const t = useMessages(accountsMessages);
  const amounts = balances && fundParts(balances);
  const shareOf = (name: keyof FundParts) => (amounts ? percentOf(amounts[name], balances.total) : 0);
  // With one part that is nearly all, a bar says nothing.
  const isDivided = parts.filter(({ name }) => shareOf(name) >= 3).length > 1;
  return (
    <Root data-funds="" data-divided={isDivided ? '' : undefined}>
      {isDivided && (
        <Edge aria-hidden="true">
          {parts.map(
            ({ name, color }) =>
              shareOf(name) > 0 && <span key={name} style={{ flexGrow: shareOf(name), background: color }} />,
          )}
        </Edge>
      )}
      <Parts>
        {parts.map(({ name, label, color }) => (
          <div key={name} style={{ '--part': color } as CSSProperties}>
            <dt>{t(label)}</dt>
            <dd>{amounts ? <Balance value={amounts[name]} /> : <Skeleton width={88} />}</dd>
          </div>
        ))}
      </Parts>
    </Root>
  );
};
