import { type TestConsole, type TestOperator, withTestConsole } from '../testing/test-console';
import { sandboxHeaders, type TestGateway } from '../testing/test-gateway';
import { newRoom } from '../testing/test-room';

describe('texts of a body', () => {
  let gateway: TestGateway;
  let console: TestConsole;
  let editor: TestOperator;
  let room: string;
  let count = 0;
  withTestConsole(async (...opened) => {
    [gateway, console] = opened;
    editor = await console.newOperator('json', ['editor', 'moderator']);
    room = await newRoom(gateway, 'texts');
  });

  const unstorable = ['\ud800', '你好\udc00', '\ude00\ud83d', '\0', 'a\0b'];
  const send = (url: string, payload: string) =>
    gateway.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { ...sandboxHeaders, 'content-type': 'application/json' },
    });

  it.each(unstorable)('[REQ-5] are rejected with %j in a sandbox control', async (text) => {
    for (const body of [
      { room, text },
      { room: text, text: 'a' },
    ]) {
      const answer = await send('/sandbox/v1/room-say', JSON.stringify(body));
      expect([answer.statusCode, answer.json().status_code]).toEqual([400, 10003]);
    }
  });

  it.each(unstorable)(
    '[REQ-5] are rejected with %j in a call, also in lists and in names of fields',
    async (text) => {
      const member = await gateway.newMember(`texts${++count}`);
      for (const body of [{ title: text }, { title: ['a', { b: [text] }] }, { [text]: 1 }]) {
        const answer = await gateway.call('profileInfo', body as never, { token: member.token });
        expect(answer).toMatchObject({ http: 400, status_code: 10003 });
      }
    },
  );

  it.each(unstorable)('[OPS-1] are rejected with %j in a call of an operator', async (text) => {
    const words = { 'zh-CN': text, en: 'text' };
    const body = { category: 'system', title: words, body: words };
    expect(await editor.call('noticePublish', body as never)).toMatchObject({
      http: 422,
      error: 'invalid-request',
    });
  });

  it('[REQ-5] are accepted with whole pairs, and with a backslash before a u', async () => {
    const paired = await send('/sandbox/v1/room-say', `{"room":"${room}","text":"\\ud83d\\ude00"}`);
    expect(paired.json()).toMatchObject({ status_code: 6000 });
    const escaped = await send('/sandbox/v1/room-say', `{"room":"${room}","text":"C:\\\\u0000"}`);
    expect(escaped.json()).toMatchObject({ status_code: 6000 });
  });

  it('[REQ-5] may be nested deeply', async () => {
    const depth = 8_000;
    const nested = `{"a":${'['.repeat(depth)}"\\ud800"${']'.repeat(depth)}}`;
    expect((await send('/sandbox/v1/room-say', nested)).statusCode).toBe(400);
  });
});
