import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { withDatabase } from '../book-commands';
import { systemClock } from '../clock';
import { readConfig } from '../config/read-config';
import { createPasswords, createThrottle } from '../domain/members';
import { createOperators, OperatorError, recordAct } from '../domain/operators';
import { StartupError } from '../startup-error';
import { type OperatorCall, type OperatorRole, operatorCalls, operatorRoles } from './contract';
import { idempotencyHeader, operatorHeader } from './operator-header';

type Environment = Readonly<Record<string, string | undefined>>;

const usage = `operator add <name> <roles> [<title>]   adds an operator; roles: ${operatorRoles.join(',')}
operator reset <name>                   a new one-time login
operator login | logout                 opens or ends a session of this command
operator calls                          lists the calls
operator <call> [<JSON>]                calls the running console, e.g. withdrawalReview '{"id":"…"}'`;

/** Opens the accounts in the database itself: for the owner of this machine. The embedded database must not be in use. */
const withOperators = (
  environment: Environment,
  folder: string,
  act: (operators: ReturnType<typeof createOperators>, db: Parameters<typeof recordAct>[0]) => Promise<void>,
) =>
  withDatabase(environment, folder, async (db) => {
    const passwords = createPasswords();
    const throttle = createThrottle({ db, clock: systemClock });
    try {
      await act(createOperators({ db, clock: systemClock, throttle, passwords }), db);
    } finally {
      await passwords.close();
    }
  });

/** Names a command on this machine in the rows of acts. */
const machine = { id: null, name: 'command' };

const isRole = (text: string): text is OperatorRole => (operatorRoles as readonly string[]).includes(text);

const add = (environment: Environment, folder: string, [name = '', list = '', title]: readonly string[]) => {
  const roles = list.split(',').filter(Boolean);
  if (!/^[a-z][a-z0-9._-]{1,31}$/.test(name) || roles.length === 0 || !roles.every(isRole))
    throw new StartupError(usage);
  return withOperators(environment, folder, async (operators, db) => {
    const code = await db.transaction().execute(async (transaction) => {
      const added = await operators.add(transaction, { name, title: title ?? name, roles });
      const record = { subject: ['operator', added.id] as const, after: { name, roles } };
      await recordAct(transaction, systemClock, machine, 'operatorAdd', record);
      return added.code;
    });
    console.log(`One-time login: ${name}, code ${code}`);
  });
};

const reset = (environment: Environment, folder: string, [name = '']: readonly string[]) =>
  withOperators(environment, folder, async (operators, db) => {
    const row = await operators.byName(name);
    if (!row) throw new StartupError(`There is no operator "${name}".`);
    const code = await db.transaction().execute(async (transaction) => {
      const record = { subject: ['operator', row.id] as const, after: { name, login: 'reset' } };
      await recordAct(transaction, systemClock, machine, 'operatorReset', record);
      return (await operators.reset(transaction, row.id)).code;
    });
    console.log(`One-time login: ${name}, code ${code}`);
  });

/** Asks for a line; a secret one is not shown. */
const askLine = (question: string, isSecret = false): Promise<string> =>
  new Promise((resolve) => {
    process.stderr.write(question);
    const hidden = new Writable({ write: (_chunk, _encoding, done) => done() });
    const lines = createInterface({
      input: process.stdin,
      output: isSecret ? hidden : process.stderr,
      terminal: process.stdin.isTTY,
    });
    lines.once('line', (line) => {
      lines.close();
      if (isSecret) process.stderr.write('\n');
      resolve(line.trim());
    });
  });

/** Calls the running console over HTTP, so that roles, four eyes and the rows of acts hold as in its pages. */
const createClient = (environment: Environment, folder: string) => {
  const { port = 4600, operatorPort = port + 2, dataDir = folder } = readConfig(environment, folder);
  const url = environment.OPERATOR_URL || `http://localhost:${operatorPort}`;
  const file = join(dataDir, 'operator-session');
  const cookie = (): string => {
    try {
      return readFileSync(file, 'utf8');
    } catch {
      return '';
    }
  };
  const post = async (name: string, body: unknown) => {
    const answer = await fetch(`${url}/api/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [operatorHeader]: '1',
        [idempotencyHeader]: environment.OPERATOR_KEY || crypto.randomUUID(),
        cookie: cookie(),
      },
      body: JSON.stringify(body),
    }).catch((cause: unknown) => {
      throw new StartupError(
        `The console does not answer on ${url}. Start the gateway, or set OPERATOR_URL.`,
        {
          cause,
        },
      );
    });
    return { answer, data: (await answer.json()) as unknown };
  };
  return {
    post,
    keep(header: string | null) {
      mkdirSync(dataDir, { recursive: true });
      writeFileSync(file, header?.split(';')[0] ?? '', { mode: 0o600 });
      // An existing file keeps its mode.
      chmodSync(file, 0o600);
    },
    forget: () => rmSync(file, { force: true }),
  };
};

const call = async (
  environment: Environment,
  folder: string,
  [name = '', json = '{}']: readonly string[],
) => {
  const client = createClient(environment, folder);
  if (name === 'login') {
    const given = environment;
    const body = {
      name: given.OPERATOR_NAME || (await askLine('User name: ')),
      password: given.OPERATOR_PASSWORD || (await askLine('Password: ', true)),
      totp: given.OPERATOR_CODE || (await askLine('Code of the authenticator: ')),
    };
    const { answer, data } = await client.post('sessionStart', body);
    if (!answer.ok) throw new StartupError(`The login was refused: ${JSON.stringify(data)}`);
    client.keep(answer.headers.get('set-cookie'));
    console.log(JSON.stringify(data));
    return;
  }
  if (name === 'logout') {
    await client.post('sessionEnd', {});
    client.forget();
    return;
  }
  let body: unknown;
  try {
    body = JSON.parse(json);
  } catch (cause) {
    throw new StartupError(`${json} is no JSON.`, { cause });
  }
  const { answer, data } = await client.post(name, body);
  console.log(JSON.stringify(data, null, 2));
  if (!answer.ok) process.exitCode = 1;
};

const listCalls = (): void => {
  for (const [name, { kind, summary }] of Object.entries(operatorCalls) as [string, OperatorCall][])
    console.log(`${name.padEnd(24)} ${kind.padEnd(5)} ${summary}`);
};

/** The commands of operators. */
export const operator = async (
  environment: Environment,
  folder: string,
  [command = '', ...rest]: readonly string[],
): Promise<void> => {
  try {
    if (command === 'add') await add(environment, folder, rest);
    else if (command === 'reset') await reset(environment, folder, rest);
    else if (command === 'calls') listCalls();
    else if (['login', 'logout'].includes(command) || command in operatorCalls)
      await call(environment, folder, [command, ...rest]);
    else throw new StartupError(usage);
  } catch (error) {
    if (error instanceof OperatorError) throw new StartupError(error.message, { cause: error });
    throw error;
  }
};
