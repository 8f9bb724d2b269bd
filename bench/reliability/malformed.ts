import { createHmac } from 'node:crypto';
import { Agent, request } from 'node:http';
import { codes } from '../../packages/contract/src/codes';
import { headers } from '../../packages/contract/src/headers';
import { limits } from '../../packages/contract/src/limits';
import { type CallDefinition, type CallName, calls } from '../../packages/contract/src/schemas';
import { sandboxSigningKey, signaturePayload } from '../../packages/contract/src/signature';
import { median, residentBytes } from '../measurement';
import { memoryLimits } from '../memory-limits';
import type { GatewayProcess } from './gateway-process';
import { createMember, type Member } from './member';
import { createRandom, type Random } from './random';
import type { Row } from './row';

const device = 'malformed-0000-4000-8000-000000000000';
const names = Object.keys(calls) as CallName[];
/** Memory is compared from the second tenth of the run on, when everything cached once is cached. */
const tenth = 0.1;

const texts = [
  ...[
    '',
    '0',
    '-1',
    '1e9',
    '-0',
    'NaN',
    '１００',
    '٣',
    '2026-02-30',
    '9999-12-31',
    '\ud800',
    '\0',
    '\u202e9.99',
  ],
  ...[
    "' or 1=1 --",
    '<script>',
    '../../etc/passwd',
    '%00',
    '{{7*7}}',
    '__proto__',
    'null',
    'x'.repeat(5_000),
  ],
];

const drawValue = (random: Random, depth = 0): unknown => {
  const kind = random.whole(0, depth > 3 ? 6 : 8);
  if (kind < 4) return random.pick(texts);
  if (kind === 4) return random.pick([0, -1, 1e308, 2 ** 53, 0.1, -0]);
  if (kind < 7) return random.pick([null, true, false]);
  const values = Array.from({ length: random.whole(0, 3) }, () => drawValue(random, depth + 1));
  if (kind === 7) return values;
  return Object.fromEntries(
    values.map((value) => [random.pick([...texts.slice(0, 20), 'constructor', 'toString']), value]),
  );
};

/** Bodies with the right names and wrong values, and texts that are not a body. */
const drawBody = (random: Random, { request: schema, defaults }: CallDefinition): string => {
  const fields = Object.keys(schema.properties ?? {}).filter(() => random.next() < 0.8);
  const body = JSON.stringify({
    ...(random.next() < 0.3 && defaults),
    ...Object.fromEntries(fields.map((field) => [field, drawValue(random)])),
  });
  const chance = random.next();
  if (chance < 0.7) return body;
  if (chance < 0.8) return body.slice(0, random.whole(0, body.length));
  if (chance < 0.85) return JSON.stringify(drawValue(random));
  if (chance < 0.9) return `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}},${body.slice(1)}`;
  if (chance < 0.93) return '['.repeat(random.whole(100, 20_000));
  if (chance < 0.95) return JSON.stringify({ padding: 'x'.repeat(random.whole(60_000, 70_000)) });
  return Array.from({ length: random.whole(0, 200) }, () => String.fromCharCode(random.whole(0, 255))).join(
    '',
  );
};

const drawPath = (random: Random, { path }: CallDefinition): string => {
  const filled = path.replace(/\{\w+\}/g, () =>
    random.next() < 0.5 ? random.pick(['%', '%zz', '..', '%2e%2e%2f', 'a'.repeat(3_000)]) : 'x',
  );
  const chance = random.next();
  if (chance < 0.8) return filled;
  if (chance < 0.9)
    return `${filled}?${random.pick(['a=b', '%', '__proto__[x]=1', 'id=%00', '&&&=', 'a'.repeat(4_000)])}`;
  return random.pick([`${filled}/`, `/${filled}`, `${filled}%00`, filled.toUpperCase(), `${filled}/../..`]);
};

const drawHeaders = (random: Random, { area }: CallDefinition, token: string): Record<string, string> => {
  const version = random.next() < 0.95 ? limits.apiVersion : 'none';
  const payload = area && signaturePayload({ area, version, site: limits.siteId, device });
  const signature = payload && createHmac('sha256', sandboxSigningKey).update(payload).digest('hex');
  const all: Record<string, string> = {
    'content-type':
      random.next() < 0.9
        ? 'application/json'
        : random.pick(['text/plain', 'a/b', ';', 'multipart/form-data']),
    [headers.client]: limits.client,
    [headers.version]: version,
    [headers.site]: limits.siteId,
    [headers.device]: device,
    [headers.signature]: random.next() < 0.95 ? signature || 'none' : 'f'.repeat(random.whole(0, 500)),
    [headers.token]: random.next() < 0.8 ? token : 'x'.repeat(random.whole(1, 2_000)),
    [headers.idempotencyKey]:
      random.next() < 0.8
        ? `malformed-${random.whole(0, 1e9)}`
        : random.pick(['x', '~'.repeat(99), '\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9']),
  };
  for (const name of Object.keys(all)) if (random.next() < 0.02) delete all[name];
  return all;
};

interface HttpResponse {
  status: number;
  text: string;
}

/** Node omits it for methods that seldom have a body, and the gateway would read the body as the next request. */
const lengthOf = (body: string | undefined) =>
  body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };

const send = (
  gateway: GatewayProcess,
  agent: Agent,
  random: Random,
  member: Member,
): Promise<HttpResponse & { what: string }> => {
  const name = random.pick(names);
  const call: CallDefinition = calls[name];
  // A real logout would turn every later response into 10004 (session expired).
  const token = name === 'logout' ? 'none' : member.token;
  const method =
    random.next() < 0.95
      ? call.method
      : random.pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS']);
  const path = drawPath(random, call);
  const body = method === 'GET' || method === 'HEAD' ? undefined : drawBody(random, call);
  const { hostname, port } = new URL(gateway.url);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        agent,
        hostname,
        port,
        method,
        path,
        headers: { ...drawHeaders(random, call, token), ...lengthOf(body) },
        timeout: 30_000,
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk) => {
          text += chunk;
        });
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            text,
            what: `${method} ${path.slice(0, 80)} ${body?.slice(0, 200)}`,
          }),
        );
        answer.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.on('timeout', () => sent.destroy(new Error('no response in time')));
    sent.end(body);
  });
};

/** Whether a response has the envelope and a code of the catalogue. */
const isKnown = (text: string) => {
  try {
    return String((JSON.parse(text) as { status_code: number }).status_code) in codes;
  } catch {
    return false;
  }
};

/** The gateway rejects malformed requests to every call and keeps running. */
export const malformed: Row = {
  id: '8',
  title:
    '100,000 malformed requests over all calls of the contract: no 5xx, no crash, memory grows less than 10 %',
  async run({ seed, quick, deadline }, { acquireDatabase, startGateway, afterRun }) {
    const wanted = quick ? 600 : 100_000;
    const random = createRandom(seed);
    const gateway = await startGateway({
      DATABASE_URL: (await acquireDatabase()).url,
      // Without limits V8 postpones garbage collection, which looks like growth.
      NODE_OPTIONS: memoryLimits(),
    });
    const member = await createMember(gateway, 'malformed1', '2000');
    const agent = new Agent({ keepAlive: true, maxSockets: 16 });
    afterRun(async () => agent.destroy());
    const findings: string[] = [];
    const statuses = new Map<number, number>();
    const pid = gateway.pid();
    let sent = 0;
    const readings: number[] = [];

    const sendAll = async (senderRandom: Random) => {
      while (sent < wanted && findings.length < 20 && Date.now() < deadline) {
        sent += 1;
        if (sent % 200 === 0) readings.push(residentBytes(pid) / 2 ** 20);
        const { status, text, what } = await send(gateway, agent, senderRandom, member).catch(
          (error: Error) => ({
            status: 0,
            text: error.message,
            what: '',
          }),
        );
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        const isRejection = status >= 200 && status < 500 && (text === '' || isKnown(text));
        if (!isRejection) findings.push(`${status} ${text.slice(0, 200)} to ${what}`);
      }
    };
    await Promise.all(Array.from({ length: 16 }, () => sendAll(random.fork())));
    // Medians at both ends, since single readings depend on when V8 collected garbage.
    const share = Math.floor(readings.length * tenth);
    const [before, after] = quick
      ? [1, 1]
      : [median(readings.slice(share, 2 * share)), median(readings.slice(-share))];
    const grown = after / before - 1;
    const health = await fetch(`${gateway.url}/healthz`);
    if (!health.ok) findings.push('the gateway no longer answers');
    if (grown >= 0.1) findings.push(`memory grew by ${(100 * grown).toFixed(1)} %`);
    const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
    return {
      operations: sent,
      kills: 0,
      acknowledged: sent - findings.length,
      lost: 0,
      double: 0,
      findings,
      note: `answers by status: ${counts.join(', ')}; ${names.length} calls${quick ? '' : `; memory ${before.toFixed(0)} MiB in the second tenth, ${after.toFixed(0)} MiB in the last, at most ${Math.max(...readings).toFixed(0)} MiB`}`,
    };
  },
};
