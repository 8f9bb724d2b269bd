import { formatAmount } from '@pavilion/format';
import { buildBetRecord } from '@pavilion/sdk/testing';
import { UiProvider } from '@pavilion/ui';
import { render, screen } from '@testing-library/react';
import { LocaleProvider } from '../../../shared/messages';
import { BetDetail } from './bet-detail';
import { roundView, roundViews } from './round-views';

/** The kind that the gateway's tests of a second engine record. */
const parseCoin = (detail: unknown): { face: string } | undefined => {
  const { face } = detail as { face?: unknown };
  return typeof face === 'string' ? { face } : undefined;
};
const views = {
  ...roundViews,
  coin: roundView(parseCoin, ({ round }) => <p>{`shows ${round.face}`}</p>),
};

const show = (detail: { kind: string; face?: unknown }) =>
  render(
    <LocaleProvider locale="zh-CN" setLocale={() => {}}>
      <UiProvider locale="zh-CN">
        <BetDetail bet={buildBetRecord({ detail })} views={views} />
      </UiProvider>
    </LocaleProvider>,
  );

describe('the detail of a bet', () => {
  it('[GAM-2] renders a round with the view of its kind', () => {
    show({ kind: 'coin', face: 'heads' });
    expect(screen.getByText('shows heads')).toBeInTheDocument();
    expect(screen.queryByText('派彩')).toBeNull();
  });

  it.each([{ kind: 'coin', face: 5 }, { kind: 'slots', face: 'heads' }, { kind: 'roulette' }])(
    '[GAM-2] shows stake, payout, result and times of %j, which has no view',
    (detail) => {
      show(detail);
      const facts = screen
        .getAllByRole('term')
        .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
      const { stake, payout, net } = buildBetRecord();
      expect(facts.slice(0, 3)).toEqual([
        ['投注额', formatAmount(stake)],
        ['派彩', formatAmount(payout)],
        ['输赢', `+${formatAmount(net)}`],
      ]);
      expect(facts.map(([label]) => label)).toEqual(expect.arrayContaining(['投注时间', '结算时间']));
      expect(screen.getByRole('button', { name: '复制注单号' })).toBeInTheDocument();
    },
  );
});
