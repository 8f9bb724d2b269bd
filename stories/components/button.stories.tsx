import { Button, type ButtonVariant, DepositIcon } from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Column, Narrow, Row } from '../shared/board';
import { InStates } from '../shared/in-states';
import { longText } from '../shared/samples';

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: '立即存款', onClick: fn() },
  parameters: {
    usage: {
      do: 'Use one primary button per view, and name its action: 立即存款.',
      dont: 'Do not disable the submit button of an incomplete form: validate on press and show what is missing.',
    },
  },
} satisfies Meta<typeof Button>;

export default meta;

/** Every variant: one without its entry does not compile. */
const variants = Object.keys({
  primary: true,
  value: true,
  secondary: true,
  ghost: true,
  danger: true,
  text: true,
} satisfies Record<ButtonVariant, true>) as ButtonVariant[];

type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  args: { variant: 'primary' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const Variants: Story = {
  render: (args) => (
    <Row>
      {variants.map((variant) => (
        <Button key={variant} {...args} variant={variant} />
      ))}
    </Row>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Row>
      <Button {...args} size="sm" />
      <Button {...args} size="md" />
      <Button {...args} size="lg" />
    </Row>
  ),
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const Loading: Story = {
  args: { variant: 'primary', loading: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const WithIcon: Story = {
  render: (args) => (
    <Button {...args} variant="primary">
      <DepositIcon size={18} />
      立即存款
    </Button>
  ),
};

export const AsLink: Story = {
  render: () => (
    <Button as="a" href="#lobby">
      去玩一局
    </Button>
  ),
};

export const LongTextInNarrowContainer: Story = {
  render: (args) => (
    <Narrow>
      <Button {...args} block variant="primary">
        {longText.slice(0, 40)}
      </Button>
    </Narrow>
  ),
};
export const FocusAndHoverStates: Story = {
  render: (args) => (
    <Column>
      {variants.map((variant) => (
        <InStates key={variant}>
          <Button {...args} variant={variant} />
        </InStates>
      ))}
    </Column>
  ),
};
