import {
  AuthScene,
  BrandWordmark,
  Button,
  Checkbox,
  Field,
  LockIcon,
  PasswordInput,
  TextInput,
  token,
  UserIcon,
} from '@pavilion/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect } from 'storybook/test';
import { styled } from 'styled-components';
import { Column, Row, TextLink } from '../shared/board';

const Page = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: center;
  min-height: 100vh;

  form {
    width: 100%;
    max-width: 440px;
    margin: 0 auto;
    padding: ${token.space[8]} ${token.layout.gutter};
  }
  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
    & > :first-child { display: none; }
  }
`;

/** As high as the window, independent of the form's height. */
const Picture = styled.div`
  position: sticky;
  top: 0;
  height: 100vh;
  overflow: hidden;
`;

const Join = styled.p`
  color: ${token.color.inkMuted};
  text-align: center;

  /* Within text, colour alone would not mark it as a link. */
  a {
    font-weight: ${token.weight.bold};
  }
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
        <AuthScene />
      </Picture>
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
            <TextLink href="#forgot">忘记密码？</TextLink>
          </Row>
          <Button type="submit" variant="primary" size="lg" block>
            登录
          </Button>
          <Join>
            还没有账号？<TextLink href="#join">立即注册</TextLink>
          </Join>
        </Column>
      </form>
    </Page>
  );
};

const meta = {
  title: 'Screens/Login',
  parameters: { bare: true, docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const EmptyForm: Story = { render: () => <Login /> };
export const MissingFields: Story = {
  render: () => <Login />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await expect(canvas.getByRole('textbox', { name: /登录账号/ })).toBeInvalid();
  },
};
