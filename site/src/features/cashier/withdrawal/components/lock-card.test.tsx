import { UiProvider } from '@pavilion/ui';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { Brand } from '../../../../brands';
import { BrandProvider } from '../../../../shared/brand/brand-context';
import { LocaleProvider } from '../../../../shared/messages';
import { LockCard } from './lock-card';

describe('the locks of a withdrawal', () => {
  it('[APP-3] show amounts in the currency of the brand', () => {
    render(
      <BrandProvider value={{ currency: 'J$' } as Brand}>
        <LocaleProvider locale="zh-CN" setLocale={() => {}}>
          <UiProvider locale="zh-CN">
            <MemoryRouter>
              <LockCard
                locks={[
                  { reason: 'turnover', until: null, amount: '60.00' },
                  { reason: 'balance', until: null, amount: '5.00' },
                ]}
                turnover={{ required: '100.00', done: '40.00', left: '60.00' }}
              />
            </MemoryRouter>
          </UiProvider>
        </LocaleProvider>
      </BrandProvider>,
    );
    expect(screen.getByText('还差 J$60.00 有效投注，完成后即可取款。')).toBeInTheDocument();
    expect(screen.getByText(/主钱包还差 J\$5\.00/)).toBeInTheDocument();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '已完成 J$40.00 / J$100.00');
    expect(document.body).not.toHaveTextContent('¥');
  });
});
