import { vipGiftKinds, vipGiftTexts, vipPrivilegeDefinitions, vipPrivileges } from '@pavilion/contract';
import { Badge, breakpoint, Card, DataTable, token } from '@pavilion/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { gamesMessages } from '../../../shared/games/games-messages';
import { useLocalText, useMessages } from '../../../shared/messages';
import { Money } from '../../../shared/money/money';
import { vipMessages } from '../messages/vip-messages';
import { Crest } from './crest';
import type { VipLevels } from './level-card';
import { usePrivilegeValue } from './use-privilege-value';

type Level = VipLevels[number];

const Name = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  font-weight: ${token.weight.medium};
  white-space: nowrap;
  > :first-child { flex: none; }
  /* On phones the tint of the row says whose it is. */
  @media (max-width: ${breakpoint.phone}px) {
    > :first-child, > :last-child:not(:only-child) { display: none; }
    &[data-own] { font-weight: ${token.weight.bold}; }
  }
`;

/** The row of the member's own level is tinted. */
const LevelCard = styled(Card)`
  tr:has([data-own]) { background: ${token.color.valueSoft}; }
  /* Up to eight columns without scrolling: the names of the columns wrap. */
  @media (max-width: ${breakpoint.phone}px) {
    &&&& tr > * { min-width: 0; padding-inline: 2px; font-size: ${token.text.xs}; }
    td { white-space: nowrap; }
    &&&& tr > :first-child { padding-inline-start: ${token.space[2]}; }
    &&&& tr > :last-child { padding-inline-end: ${token.space[2]}; }
    th { white-space: normal; line-height: ${token.leading.snug}; }
  }
`;

interface LevelTablesProps {
  readonly own: number | undefined;
  readonly keepDays: number;
  readonly levels: VipLevels;
}

/** Requirements, gifts, rebates and withdrawal limits of every level; the member's own is marked. */
export const LevelTables = ({ own, keepDays, levels }: LevelTablesProps) => {
  const t = useMessages(vipMessages);
  const category = useMessages(gamesMessages);
  const text = useLocalText();
  const amount = (value: string) =>
    value === '0.00' ? '–' : <Money value={value} decimals={value.endsWith('.00') ? 0 : 2} />;
  const privilegeValue = usePrivilegeValue(amount);
  const column = (key: string, title: string, read: (level: Level) => ReactNode) => ({
    key,
    title,
    align: 'end' as const,
    render: (level: Level) => <span className="pv-num">{read(level)}</span>,
  });
  const name = {
    key: 'level',
    title: t('levelName'),
    render: ({ level, name: called }: Level) => (
      <Name data-own={level === own || undefined}>
        <Crest level={level} size={28} />
        {text(called)}
        {level === own && <Badge tone="value">{t('mine')}</Badge>}
      </Name>
    ),
  };
  const tables = [
    {
      title: t('conditions'),
      columns: [
        column('turnover', t('upgradeAt'), ({ turnover }) => amount(turnover)),
        column('deposits', t('depositsAt'), ({ deposits }) => amount(deposits)),
        column('keep', t('keepAt', { days: keepDays }), ({ keep }) => amount(keep)),
      ],
    },
    {
      title: t('gifts'),
      columns: vipGiftKinds.map((kind) =>
        column(kind, text(vipGiftTexts[kind].name), ({ gifts }) => amount(gifts[kind])),
      ),
    },
    {
      title: t('rebates'),
      columns: (levels[0]?.rebates ?? []).map(({ category: kind }) =>
        column(
          kind,
          category(kind),
          ({ rebates }) => `${rebates.find((each) => each.category === kind)?.rate ?? '0.00'}%`,
        ),
      ),
    },
    {
      title: t('withdrawals'),
      columns: vipPrivileges.map((privilege) =>
        column(privilege, text(vipPrivilegeDefinitions[privilege].name), (level) =>
          privilegeValue(privilege, level),
        ),
      ),
    },
  ];
  return (
    <>
      {tables.map(({ title, columns }) => (
        <LevelCard key={title} title={title} padding="none">
          <DataTable
            caption={title}
            rows={levels}
            rowKey={({ level }) => level}
            columns={[name, ...columns]}
          />
        </LevelCard>
      ))}
    </>
  );
};
