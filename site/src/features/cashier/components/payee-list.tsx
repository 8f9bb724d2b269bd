import type { DepositOrder } from '@pavilion/contract';
import { CopyButton, token } from '@pavilion/ui';
import { styled } from 'styled-components';
import { useLocalText, useMessages } from '../../../shared/messages';
import { cashierMessages } from '../messages/cashier-messages';

const List = styled.dl`
  display: grid;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.md};
  background: ${token.color.sunken};
  > div {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr) auto;
    align-items: center;
    gap: ${token.space[3]};
    min-height: 48px;
    padding: ${token.space[2]} ${token.space[3]} ${token.space[2]} ${token.space[4]};
  }
  > div + div { border-top: 1px solid ${token.color.line}; }
  dt { color: ${token.color.inkMuted}; font-size: ${token.text.sm}; }
  dd { font-size: ${token.text.lg}; font-weight: ${token.weight.medium}; overflow-wrap: anywhere; }
  dd:last-child { font-size: inherit; }
`;

/** The payee's details, each with a button that copies it. */
export const PayeeList = ({ payee }: Pick<DepositOrder, 'payee'>) => {
  const t = useMessages(cashierMessages);
  const text = useLocalText();
  return (
    <List>
      {payee.map(({ label, value, copyable }) => (
        <div key={text(label)}>
          <dt>{text(label)}</dt>
          <dd className="pv-num">{value}</dd>
          {copyable && (
            <dd>
              <CopyButton text={value} label={t('copy', { label: text(label) })} />
            </dd>
          )}
        </div>
      ))}
    </List>
  );
};
