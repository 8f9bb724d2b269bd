import { type Client, errorText } from '@pavilion/sdk';
import {
  useDepositChannelsQuery,
  useDepositCreateMutation,
  useDepositOrderQuery,
  useIsMember,
  useLoginMutation,
  useLogoutMutation,
  useMemberInfoQuery,
} from '@pavilion/sdk/react';
import { Amount, Button, Card, Field, MoneyInput, modal, PasswordInput, TextInput } from '@pavilion/ui';
import { type FormEvent, useRef, useState } from 'react';

/** The text of a failed call, from the catalogue of codes. */
const messageOf = (error: unknown) => (error ? errorText(error, 'en') : undefined);

const Login = () => {
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [login, { isLoading, error }] = useLoginMutation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void login({ account, password });
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

/** Polls the order while it is pending; the balance is fetched again when it is paid. */
const OrderState = ({ id }: { id: string }) => {
  const [isPending, setIsPending] = useState(true);
  const { data: order } = useDepositOrderQuery({ id }, { pollingInterval: isPending ? 1000 : 0 });
  if (isPending && order && order.state !== 'pending') setIsPending(false);
  return <p role="status">Order: {order?.state ?? 'loading'}</p>;
};

const Deposit = ({ client }: { client: Client }) => {
  const { data: channels = [] } = useDepositChannelsQuery({});
  const [amount, setAmount] = useState('');
  const [orderId, setOrderId] = useState<string>();
  // One key per deposit, kept until the gateway answers: after a timeout or a lost connection, a retry with the same key
  // never deposits twice.
  const idempotencyKey = useRef<string>(undefined);
  const [create, { isLoading, error }] = useDepositCreateMutation();
  const channel = channels.find(({ code }) => code === 'alipay');

  const deposit = async () => {
    if (!channel) return;
    const isSure = await modal.confirm({ title: 'Deposit', message: `Deposit ${amount}?` });
    if (!isSure) return;
    idempotencyKey.current ??= client.newIdempotencyKey();
    await create({ body: { channel: channel.code, amount }, idempotencyKey: idempotencyKey.current })
      .unwrap()
      .then(
        (order) => {
          setOrderId(order.id);
          idempotencyKey.current = undefined;
        },
        ({ kind }: { kind?: string }) => {
          if (kind === 'business') idempotencyKey.current = undefined;
        },
      );
  };
  const changeAmount = (next: string) => {
    setAmount(next);
    idempotencyKey.current = undefined;
  };

  return (
    <Card title="Deposit">
      <Field label="Amount">
        <MoneyInput value={amount} onValueChange={changeAmount} min={channel?.min} max={channel?.max} />
      </Field>
      <p role="alert">{messageOf(error)}</p>
      <Button variant="primary" disabled={!channel} loading={isLoading} onClick={deposit}>
        Deposit
      </Button>
      {orderId && <OrderState key={orderId} id={orderId} />}
    </Card>
  );
};

const Wallet = ({ client }: { client: Client }) => {
  const { data: member } = useMemberInfoQuery();
  const [logout] = useLogoutMutation();
  return (
    <>
      <Card title={member?.account ?? 'Loading'} extra={<Button onClick={() => logout()}>Log out</Button>}>
        <p>
          Balance: <Amount value={member?.balance ?? '0'} />
        </p>
      </Card>
      <Deposit client={client} />
    </>
  );
};

/** A login, the balance and a deposit. */
export const Storefront = ({ client }: { client: Client }) =>
  useIsMember(client) ? <Wallet client={client} /> : <Login />;
