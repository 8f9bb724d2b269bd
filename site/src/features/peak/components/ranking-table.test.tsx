import { UiProvider } from '@pavilion/ui';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { LocaleProvider } from '../../../shared/messages';
import { RankingTable } from './ranking-table';

describe('the ranking', () => {
  it('[PEA-1] shows the prize of each place that has one', () => {
    const rowOf = (place: number) => ({
      place,
      account: `m***${place}`,
      multiple: '9.00',
      isSelf: place === 1,
      isSamePerson: false,
      roundsLeft: 0,
    });
    render(
      <LocaleProvider locale="zh-CN" setLocale={() => {}}>
        <UiProvider locale="zh-CN">
          <MemoryRouter>
            <RankingTable rows={[rowOf(1), rowOf(2)]} prizes={['88.00']} />
          </MemoryRouter>
        </UiProvider>
      </LocaleProvider>,
    );
    expect(screen.getByRole('row', { name: /m\*\*\*1/ })).toHaveTextContent('¥88.00');
    const second = screen.getByRole('row', { name: /m\*\*\*2/ });
    expect(second).toHaveTextContent('第 2 名');
    expect(second).not.toHaveTextContent('¥');
  });
});
