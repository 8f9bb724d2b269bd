import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { useOpenHere } from './use-open-here';

const Page = () => {
  const { isOpen, open, close } = useOpenHere();
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={open}>
        打开
      </button>
      <button type="button" onClick={close}>
        关闭
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        后退
      </button>
      <button type="button" onClick={() => navigate(1)}>
        前进
      </button>
      {isOpen && <p>菜单</p>}
    </>
  );
};

describe('a sheet over a page', () => {
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it('[RTE-4] closes with Back, also when only the query changes', async () => {
    render(
      <MemoryRouter initialEntries={['/game/sport', '/game/sport?match=m1']}>
        <Page />
      </MemoryRouter>,
    );
    await press('打开');
    expect(screen.getByText('菜单')).toBeVisible();
    await press('关闭');
    expect(screen.queryByText('菜单')).toBeNull();
    await press('打开');
    await press('后退');
    expect(screen.queryByText('菜单')).toBeNull();
    await press('前进');
    expect(screen.queryByText('菜单')).toBeNull();
  });
});
