import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from './tooltip';

it('describes its control on hover and focus; Escape hides it', async () => {
  const user = userEvent.setup();
  render(
    <Tooltip content="满 100 可提">
      <button type="button">规则</button>
    </Tooltip>,
  );
  const button = screen.getByRole('button');
  await user.hover(button);
  expect(screen.getByRole('tooltip')).toHaveTextContent('满 100 可提');
  await user.unhover(button);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  await user.tab();
  expect(button).toHaveAccessibleDescription('满 100 可提');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});
