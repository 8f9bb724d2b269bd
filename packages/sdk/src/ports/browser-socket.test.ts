import { browserPorts } from './browser-ports';

/** The part of WebSocket that the port uses. */
class FakeWebSocket {
  static readonly CONNECTING = 0;
  static last: FakeWebSocket;
  readyState = 0;
  closed = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    FakeWebSocket.last = this;
  }
  send() {}
  close() {
    this.closed += 1;
  }
}

describe('the socket port of the browser', () => {
  const before = globalThis.WebSocket;
  beforeEach(() => {
    globalThis.WebSocket = FakeWebSocket as unknown as typeof WebSocket;
  });
  afterEach(() => {
    globalThis.WebSocket = before;
  });
  const open = () => {
    const events: string[] = [];
    const socket = browserPorts().socket.open('ws://x.test/', {
      onOpen: () => events.push('open'),
      onMessage: (text) => events.push(text),
      onClose: () => events.push('close'),
    });
    return { events, socket, webSocket: FakeWebSocket.last };
  };

  it('[LIV-1] closes an open socket immediately', () => {
    const { events, socket, webSocket } = open();
    webSocket.readyState = 1;
    webSocket.onopen?.();
    socket.close();
    expect(webSocket.closed).toBe(1);
    expect([webSocket.onmessage, webSocket.onclose]).toEqual([null, null]);
    expect(events).toEqual(['open']);
  });

  it('[LIV-1] closes a connecting socket once it is open, without calling a handler', () => {
    const { events, socket, webSocket } = open();
    socket.close();
    expect(webSocket.closed).toBe(0);
    webSocket.readyState = 1;
    webSocket.onopen?.();
    expect(webSocket.closed).toBe(1);
    expect(events).toEqual([]);
  });
});
