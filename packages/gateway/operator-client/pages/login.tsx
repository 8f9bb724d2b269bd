import { Button, Card, CodeInput, Field, PasswordInput, QrCode, TextInput, token } from '@pavilion/ui';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import styled from 'styled-components';
import { openSession, wordsOf } from '../api';
import { useWords } from '../texts';

const Middle = styled.main`
  display: grid;
  place-items: center;
  min-height: 100dvh;
  padding: ${token.space[4]};

  > section {
    width: min(420px, 100%);
  }
`;
const Form = styled.form`
  display: grid;
  gap: ${token.space[4]};
`;
const Hint = styled.p`
  margin: 0;
  color: ${token.color.inkMuted};
`;
const Wrong = styled.p`
  margin: 0;
  color: ${token.color.danger};
`;
const Code = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token.space[3]};

  code {
    overflow-wrap: anywhere;
    user-select: all;
  }
`;

/** The login that the address offers: `#setup=admin.abcd-efgh-…`. It is taken out of the address. */
const offeredSetup = (): { name: string; code: string } | undefined => {
  const [, name = '', code = ''] = /^#setup=([a-z0-9._-]+?)\.([a-z0-9-]+)$/.exec(window.location.hash) ?? [];
  return name ? { name, code } : undefined;
};

const Frame = ({ title, footer, children }: { title: string; footer: ReactNode; children: ReactNode }) => {
  const { texts } = useWords();
  useEffect(() => {
    document.title = `${title} · ${texts.console}`;
  }, [title, texts]);
  return (
    <Middle id="content">
      <Card title={title} headingLevel={2} padding="lg">
        {children}
        {footer}
      </Card>
    </Middle>
  );
};

/** Submits once at a time, and shows why it was refused. */
const useSubmit = (run: () => Promise<void>) => {
  const { texts, locale } = useWords();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    setPending(true);
    setError(undefined);
    try {
      await run();
    } catch (refused) {
      setError(wordsOf(refused, texts, locale));
    } finally {
      setPending(false);
    }
  };
  return { submit, isPending, error: error && <Wrong role="alert">{error}</Wrong> };
};

const Password = ({ onFirst, onOpened }: { onFirst: () => void; onOpened: () => void }) => {
  const { texts } = useWords();
  const { login } = texts;
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [totp, setTotp] = useState('');
  const { submit, isPending, error } = useSubmit(async () => {
    await openSession('sessionStart', { name: name.trim().toLowerCase(), password, totp });
    onOpened();
  });
  return (
    <Frame
      title={login.title}
      footer={
        <Button variant="text" onClick={onFirst}>
          {login.first}
        </Button>
      }
    >
      <Form onSubmit={submit}>
        <Field label={login.name}>
          <TextInput value={name} onValueChange={setName} autoComplete="username" autoCapitalize="none" />
        </Field>
        <Field label={login.password}>
          <PasswordInput value={password} onValueChange={setPassword} autoComplete="current-password" />
        </Field>
        <Field label={login.totp} hint={login.totpHint}>
          <CodeInput value={totp} onValueChange={setTotp} autoComplete="one-time-code" />
        </Field>
        {error}
        <Button type="submit" variant="primary" loading={isPending} block>
          {login.submit}
        </Button>
      </Form>
    </Frame>
  );
};

const First = ({
  offered,
  onBack,
  onOpened,
}: {
  offered: { name: string; code: string } | undefined;
  onBack: () => void;
  onOpened: () => void;
}) => {
  const { texts } = useWords();
  const { login } = texts;
  const [name, setName] = useState(offered?.name ?? '');
  const [code, setCode] = useState(offered?.code ?? '');
  const [secret, setSecret] = useState<{ secret: string; uri: string }>();
  const [password, setPassword] = useState('');
  const [totp, setTotp] = useState('');
  const who = { name: name.trim().toLowerCase(), code: code.trim() };
  const begin = useSubmit(async () => setSecret(await openSession('setupBegin', who)));
  const finish = useSubmit(async () => {
    await openSession('setupFinish', { ...who, password, totp });
    onOpened();
  });
  const back = (
    <Button variant="text" onClick={onBack}>
      {login.back}
    </Button>
  );
  if (!secret)
    return (
      <Frame title={login.first} footer={back}>
        <Form onSubmit={begin.submit}>
          <Hint>{login.firstHint}</Hint>
          <Field label={login.name}>
            <TextInput value={name} onValueChange={setName} autoComplete="username" autoCapitalize="none" />
          </Field>
          <Field label={login.code}>
            <TextInput value={code} onValueChange={setCode} autoComplete="off" autoCapitalize="none" />
          </Field>
          {begin.error}
          <Button type="submit" variant="primary" loading={begin.isPending} block>
            {login.next}
          </Button>
        </Form>
      </Frame>
    );
  return (
    <Frame title={login.first} footer={back}>
      <Form onSubmit={finish.submit}>
        <Hint>{login.scan}</Hint>
        <Code>
          <QrCode value={secret.uri} label={login.qr} />
          <Hint>{login.secret}</Hint>
          <code>{secret.secret}</code>
        </Code>
        <Field label={login.totp} hint={login.totpHint}>
          <CodeInput value={totp} onValueChange={setTotp} autoComplete="one-time-code" />
        </Field>
        <Field label={login.newPassword} hint={login.newPasswordHint}>
          <PasswordInput value={password} onValueChange={setPassword} autoComplete="new-password" strength />
        </Field>
        {finish.error}
        <Button type="submit" variant="primary" loading={finish.isPending} block>
          {login.finish}
        </Button>
      </Form>
    </Frame>
  );
};

export const LoginPage = ({ onOpened }: { onOpened: () => void }) => {
  const [offered] = useState(offeredSetup);
  const [isFirst, setFirst] = useState(offered !== undefined);
  useEffect(() => {
    if (offered) window.history.replaceState(null, '', '#/');
  }, [offered]);
  return isFirst ? (
    <First offered={offered} onBack={() => setFirst(false)} onOpened={onOpened} />
  ) : (
    <Password onFirst={() => setFirst(true)} onOpened={onOpened} />
  );
};
