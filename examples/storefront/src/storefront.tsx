import {
  useDepositChannelsQuery,
  useDepositCreateMutation,
  useDepositOrderQuery,
  useLoginMutation,
  useLogoutMutation,
  useMemberInfoQuery,
} from '@pavilion/sdk/react';
import { Amount, Button, Card, Field, MoneyInput, modal, PasswordInput, TextInput } from '@pavilion/ui';
import { type FormEvent, useState } from 'react';

/** The message of a failed call: hooks reject with plain data of this shape. */
const messageOf = (error: unknown) => (error as { message?: string } | undefined)?.message;

const Login = ({ onLogin }: { onLogin: () => void }) => {
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [login, { isLoading, error }] = useLoginMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    await login({ account, password })
      .unwrap()
      .then(onLogin, () => {});
  };
  return (
    <Card title="Log in">
      <form onSubmit={submit}>
        <Field label="Account">
          <TextInput value={account} onValueChange={setAccount} />
        </Field>
        <Field label="Password">
          <PasswordInput value={password} onValueChange={setPassword} />
        </Field>
        <p role="alert">{messageOf(error)}</p>
        <Button type="submit" variant="primary" loading={isLoading}>
          Log in
        </Button>
      </form>
    </Card>
  );
};

/** Polls the order until it ends; the balance is fetched again when it is paid. */
const OrderState = ({ id }: { id: string }) => {
  const { data: order } = useDepositOrderQuery({ id }, { pollingInterval: 1000 });
  return <p role="status">Order: {order?.state ?? 'loading'}</p>;
};

const Deposit = () => {
  const { data: channels = [] } = useDepositChannelsQuery({});
  const [amount, setAmount] = useState('');
  const [orderId, setOrderId] = useState<string>();
  const [create, { error }] = useDepositCreateMutation();
  const channel = channels.find(({ code }) => code === 'alipay');

  const deposit = async () => {
    if (!channel) return;
    // One key for one operation: a retry with the same key never deposits twice.
    const idempotencyKey = crypto.randomUUID();
    const isSure = await modal.confirm({ title: 'Deposit', message: `Deposit ${amount}?` });
    if (!isSure) return;
    await create({ body: { channel: channel.code, amount }, idempotencyKey })
      .unwrap()
      .then(
        (order) => setOrderId(order.id),
        () => {},
      );
  };

  return (
    <Card title="Deposit">
      <Field label="Amount">
        <MoneyInput value={amount} onValueChange={setAmount} min={channel?.min} max={channel?.max} />
      </Field>
      <p role="alert">{messageOf(error)}</p>
      <Button variant="primary" disabled={!channel} onClick={deposit}>
        Deposit
      </Button>
      {orderId && <OrderState id={orderId} />}
    </Card>
  );
};

const Wallet = ({ onLogout }: { onLogout: () => void }) => {
  const { data: member } = useMemberInfoQuery();
  const [logout] = useLogoutMutation();
  return (
    <>
      <Card
        title={member?.account ?? 'Loading'}
        extra={<Button onClick={() => logout().then(onLogout)}>Log out</Button>}
      >
        <p>
          Balance: <Amount value={member?.balance ?? '0'} />
        </p>
      </Card>
      <Deposit />
    </>
  );
};

/** A login, the balance and a deposit. */
export const Storefront = ({ hasSession }: { hasSession: boolean }) => {
  const [isMember, setIsMember] = useState(hasSession);
  return isMember ? (
    <Wallet onLogout={() => setIsMember(false)} />
  ) : (
    <Login onLogin={() => setIsMember(true)} />
  );
};
