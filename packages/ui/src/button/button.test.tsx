import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';

describe('Button', () => {
  it('is a plain button that does not submit by itself', async () => {
    const press = jest.fn();
    render(<Button onClick={press}>立即存款</Button>);
    const button = screen.getByRole('button', { name: '立即存款' });
    expect(button).toHaveAttribute('type', 'button');
    await userEvent.click(button);
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('[DLG-4] ignores clicks while loading, is busy, and keeps its name and focus', async () => {
    const press = jest.fn();
    render(
      <Button loading onClick={press}>
        提交
      </Button>,
    );
    const button = screen.getByRole('button', { name: '提交' });
    button.focus();
    await userEvent.click(button);
    expect(press).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveFocus();
  });

  it('does not submit a form while loading', async () => {
    const submit = jest.fn((event) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button type="submit" loading>
          提交
        </Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(submit).not.toHaveBeenCalled();
  });

  it('renders a link with its own props', () => {
    render(
      <Button as="a" href="/game/egame" variant="primary">
        去玩一局
      </Button>,
    );
    const link = screen.getByRole('link', { name: '去玩一局' });
    expect(link).toHaveAttribute('href', '/game/egame');
    expect(link).not.toHaveAttribute('type');
  });

  it('disables a button natively', () => {
    render(<Button disabled>提交</Button>);
    expect(screen.getByRole('button')).toBeDisabled();
  });
});
