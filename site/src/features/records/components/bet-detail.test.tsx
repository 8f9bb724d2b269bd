import { buildBetRecord } from '@pavilion/sdk/testing';
import { UiProvider } from '@pavilion/ui';
import { render, screen } from '@testing-library/react';
import { LocaleProvider } from '../../../shared/messages';
import { BetDetail } from './bet-detail';
import { roundView, roundViews } from './round-views';

const parseDice = (detail: unknown): { pips: number } | undefined => {
  const { pips } = detail as { pips?: unknown };
  return typeof pips === 'number' ? { pips } : undefined;
};
const views = {
  ...roundViews,
  dice: roundView(parseDice, ({ round }) => <p>{`die ${round.pips}`}</p>),
};

const show = (detail: { kind: string; pips?: unknown }) =>
  render(
    <LocaleProvider locale="zh-CN" setLocale={() => {}}>
      <UiProvider locale="zh-CN">
        <BetDetail bet={buildBetRecord({ detail })} views={views} />
      </UiProvider>
    </LocaleProvider>,
  );

describe('the detail of a bet', () => {
  it('[GAM-2] renders a round with the view of its kind', () => {
    show({ kind: 'dice', pips: 5 });
    expect(screen.getByText('die 5')).toBeInTheDocument();
  });

  it.each([{ kind: 'dice', pips: 'five' }, { kind: 'slots', pips: 5 }, { kind: 'roulette' }])(
    '[GAM-2] shows no round for %j',
    (detail) => {
      show(detail);
      expect(screen.getByText(/没有可以展示的牌面/)).toBeInTheDocument();
      expect(screen.getByRole('button', { name: '复制注单号' })).toBeInTheDocument();
    },
  );
});
