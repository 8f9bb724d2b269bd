import {
  BrandWordmark,
  Button,
  Card,
  Checkbox,
  Field,
  LockIcon,
  PasswordInput,
  SceneBanner,
  TextInput,
  token,
  UserIcon,
} from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { Column, Row } from '../shared/board';

const Page = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1.2fr) minmax(320px, 440px);
  align-items: center;
  gap: ${token.space[10]};
  max-width: ${token.layout.content};
  min-height: 100vh;
  margin: 0 auto;
  padding: ${token.space[8]} ${token.layout.gutter};
  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
    & > :first-child { display: none; }
  }
`;

const Picture = styled.div`
  overflow: hidden;
  border-radius: ${token.radius.xl};
  box-shadow: ${token.shadow[3]};
`;

const Login = () => {
  const [tried, setTried] = useState(false);
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
  };
  return (
    <Page>
      <Picture>
        <SceneBanner scene="festival" />
      </Picture>
      <Card padding="lg">
        <form onSubmit={submit} noValidate>
          <Column>
            <BrandWordmark name="华亭" latin="PAVILION" />
            <h1 style={{ fontSize: token.text.h3 }}>欢迎回来</h1>
            <Field label="登录账号" required error={tried && account === '' && '请填写登录账号'}>
              <TextInput
                value={account}
                onValueChange={setAccount}
                size="lg"
                prefix={<UserIcon size={18} />}
                autoComplete="username"
              />
            </Field>
            <Field label="登录密码" required error={tried && password === '' && '请填写登录密码'}>
              <PasswordInput
                value={password}
                onValueChange={setPassword}
                size="lg"
                prefix={<LockIcon size={18} />}
                autoComplete="current-password"
              />
            </Field>
            <Row style={{ justifyContent: 'space-between' }}>
              <Checkbox>记住登录</Checkbox>
              <a href="#forgot">忘记密码？</a>
            </Row>
            <Button type="submit" variant="primary" size="lg" block>
              登录
            </Button>
          </Column>
        </form>
      </Card>
    </Page>
  );
};

const meta = {
  title: 'Screens/Login',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fresh: Story = { render: () => <Login /> };
export const Incomplete: Story = {
  render: () => <Login />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await expect(canvas.getByRole('textbox', { name: /登录账号/ })).toBeInvalid();
  },
};
