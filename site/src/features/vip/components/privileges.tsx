import { vipGiftKinds, vipGiftTexts, vipPrivilegeDefinitions, vipPrivileges } from '@pavilion/contract';
import { breakpoint, Card, ChevronUpIcon, DataTable, token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useLocalText, useMessages } from '../../../shared/messages';
import { Money } from '../../../shared/money/money';
import { vipMessages } from '../messages/vip-messages';
import type { VipLevels } from './level-card';
import { usePrivilegeValue } from './use-privilege-value';

type Level = VipLevels[number];

interface Row {
  readonly name: string;
  readonly of: (each: Level) => ReactNode;
  /** Compares the levels: where the next one has more, the value is marked. */
  readonly worth: (each: Level) => number;
}

/** A value of the next level that is better than the current one. */
const Gain = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  font-weight: ${token.weight.bold};
  svg { flex: none; color: ${token.color.success}; }
`;

/** On phones the three columns fit without scrolling. */
const Comparison = styled.div`
  @media (max-width: ${breakpoint.phone}px) {
    && th, && td { padding-inline: 6px; font-size: ${token.text.sm}; }
    && th:first-child, && td:first-child { padding-inline-start: ${token.space[4]}; }
  }
`;

/** A name on two lines has lines of about one length. */
const Name = styled.span`
  text-wrap: balance;
  display: block;
`;

/** The values are near their labels: the rest of the width is the last column's. */
const columnWidth = '30%';

/** The highest of the rates. */
const highestRate = ({ rebates }: Level) =>
  rebates.reduce((most, { rate }) => (Number(rate) > Number(most) ? rate : most), '0.00');

/** What this level and the next one give, side by side. */
export const Privileges = ({ level, levels }: { readonly level: number; readonly levels: VipLevels }) => {
  const t = useMessages(vipMessages);
  const text = useLocalText();
  const money = (amount: string) => <Money value={amount} />;
  const privilegeValue = usePrivilegeValue(money);
  const gift = (amount: string) => (amount === '0.00' ? t('none') : money(amount));
  const shown = [levels[Math.min(level, levels.length - 1)], levels[level + 1]].filter(
    (each) => each !== undefined,
  );
  const rows: readonly Row[] = [
    ...vipGiftKinds.map((kind) => ({
      name: text(vipGiftTexts[kind].name),
      of: ({ gifts }: Level) => gift(gifts[kind]),
      worth: ({ gifts }: Level) => Number(gifts[kind]),
    })),
    {
      name: t('rebateUpTo'),
      of: (each) => t('percent', { rate: highestRate(each) }),
      worth: (each) => Number(highestRate(each)),
    },
    ...vipPrivileges.map((privilege) => ({
      name: text(vipPrivilegeDefinitions[privilege].name),
      of: (each: Level) => privilegeValue(privilege, each),
      worth: ({ withdrawals }: Level) =>
        (vipPrivilegeDefinitions[privilege].better === 'higher' ? 1 : -1) * Number(withdrawals[privilege]),
    })),
  ];
  const [current, next] = shown;
  const isGain = ({ worth }: Row) => current && next && worth(next) > worth(current);
  const cell = (row: Row, each: Level) =>
    each === next && isGain(row) ? (
      <Gain>
        {row.of(each)}
        <ChevronUpIcon size={14} title={t('gain')} />
      </Gain>
    ) : (
      row.of(each)
    );
  return (
    <Card title={t('privileges')} padding="none">
      <Comparison>
        <DataTable
          caption={t('privileges')}
          rows={rows}
          rowKey={({ name }) => name}
          columns={[
            {
              key: 'name',
              title: t('privilege'),
              width: columnWidth,
              render: ({ name }) => <Name>{name}</Name>,
            },
            ...shown.map((each, index) => ({
              key: `level-${each.level}`,
              title: t(index === 0 ? 'now' : 'next', { name: text(each.name) }),
              ...(index === 0 && { width: columnWidth }),
              render: (row: Row) => <span className="pv-num">{cell(row, each)}</span>,
            })),
          ]}
        />
      </Comparison>
    </Card>
  );
};
