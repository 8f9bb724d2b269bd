import { codeDefinition, errorCodes, type LiveRequest, liveCloseCodes, liveIds } from '@pavilion/contract';
import { formatMinor } from '@pavilion/format';
import { BusinessError } from '../business-error';
import type { Clock } from '../clock';
import type { MemberJwt, Sessions } from '../domain/members';
import type { Wallet } from '../domain/money';
import type { Bus, LiveEvent, SiteState } from '../domain/operations';
import { createAudience } from './audience';
import type { Line } from './line';
import { readRequest } from './read-request';
import { textFrame } from './text-frame';

/** Sockets of one member; tabs beyond it close the oldest. */
const linesOfMember = 20;

type Login = Extract<LiveRequest, { token: string }>;
type LoginBody = Login['body'];

interface Ports {
  clock: Clock;
  bus: Bus;
  sessions: Pick<Sessions, 'memberOf'>;
  memberJwt: Pick<MemberJwt, 'subject'>;
  wallet: Pick<Wallet, 'balance'>;
  siteState: Pick<SiteState, 'current'>;
}

const refusalOf = (error: unknown) => {
  const code = error instanceof BusinessError ? error.code : errorCodes.generalError;
  return { code, message: codeDefinition(code)?.message['zh-CN'] ?? '' };
};

const heartbeat = textFrame({ id: liveIds.heartbeat });

/** What is said on the socket, both ways. Source: LIV-1, LIV-2. */
export const createLiveHub = ({ clock, bus, sessions, memberJwt, wallet, siteState }: Ports) => {
  const audience = createAudience();

  const snapshot = async (line: Line) => {
    const seq = audience.counts(line);
    const balance = line.member ? formatMinor(await wallet.balance(line.member.id)) : null;
    return textFrame({ id: liveIds.snapshot, msgData: { data: { seq, balance } } });
  };

  const endSession = (line: Line, error: unknown) => {
    audience.leave(line);
    line.write(textFrame({ id: liveIds.sessionEnded, msgData: { data: refusalOf(error) } }));
    line.close(liveCloseCodes.sessionEnded);
  };

  /** Whom token and body both name. */
  const memberOf = async (token: string, body: LoginBody) => {
    const id = await sessions.memberOf(token);
    if ((await memberJwt.subject(body.jwt)) !== id) throw new BusinessError(errorCodes.sessionExpired);
    return id;
  };

  const login = async (line: Line, { token, body }: Login) => {
    const answer = async () => {
      const id = await memberOf(token, body);
      const [oldest, ...others] = audience.linesOf(id).filter((each) => each !== line);
      if (oldest && others.length + 1 >= linesOfMember) oldest.close(liveCloseCodes.tooMany);
      audience.join(line, { id, token });
      // Asked again: the session may have ended before the line could be told so.
      const [state, first] = await Promise.all([
        siteState.current(),
        snapshot(line),
        sessions.memberOf(token),
      ]);
      const welcome = textFrame({ id: liveIds.login, msgData: { data: state.settings.speech } });
      return Buffer.concat([welcome, first]);
    };
    const refused = (error: unknown) => {
      audience.leave(line);
      return textFrame({ id: liveIds.login, msgData: { refusal: refusalOf(error) } });
    };
    await line.writeAfter(answer().catch(refused));
  };

  const answer = async (line: Line, request: LiveRequest) => {
    if (request.id === liveIds.heartbeat) line.write(heartbeat);
    else if (request.id === liveIds.login) await login(line, request);
    else await line.writeAfter(snapshot(line));
  };

  const checkSessions = async (memberId: string) => {
    for (const line of audience.linesOf(memberId)) {
      if (!line.member) continue;
      await sessions.memberOf(line.member.token).catch((error: unknown) => endSession(line, error));
    }
  };

  const cutAll = () => {
    for (const line of audience.lines) line.cut();
  };

  const carry: { [Kind in LiveEvent['kind']]: (event: Extract<LiveEvent, { kind: Kind }>) => void } = {
    balance: ({ memberId, balance }) =>
      audience.tellMember(memberId, liveIds.balance, { balance: formatMinor(balance) }),
    deposit: ({ memberId, id, state }) => audience.tellMember(memberId, liveIds.deposit, { id, state }),
    withdrawal: ({ memberId, id, state }) => audience.tellMember(memberId, liveIds.withdrawal, { id, state }),
    notice: ({ notice }) => audience.tellAll(liveIds.notice, notice),
    'sessions-ended': ({ memberId }) => void checkSessions(memberId),
    message: () => {},
    // A client that comes back logs in anew and reads anew whatever it shows.
    gap: cutAll,
  };
  bus.subscribe((event) => carry[event.kind](event as never));

  return {
    /** Sockets that are open. */
    size: () => audience.lines.size,
    /** How many of them come from an address. */
    countFrom: (address: string) =>
      [...audience.lines].reduce((count, line) => count + Number(line.address === address), 0),
    open: async (line: Line) => {
      audience.add(line);
      await line.writeAfter(snapshot(line));
    },
    hear: async (line: Line, text: string) => {
      const request = line.hear(clock.now()) ? readRequest(text) : undefined;
      if (request) await answer(line, request);
      else line.close(liveCloseCodes.misbehaved);
    },
    closed: audience.remove,
    /** Gives up lines on which nothing was heard for two and a half heartbeats. */
    sweep: () => {
      for (const line of audience.lines) if (line.isSilent(clock.now())) line.cut();
    },
    cutAll,
  };
};

export type LiveHub = ReturnType<typeof createLiveHub>;
