import { browserPorts } from './browser-ports';

/** A browser's socket as far as the port uses it. */
class Line {
  static readonly CONNECTING = 0;
  static last: Line;
  readyState = 0;
  closed = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  constructor() {
    Line.last = this;
  }
  send() {}
  close() {
    this.closed += 1;
  }
}

describe('the socket of a page', () => {
  const before = globalThis.WebSocket;
  beforeEach(() => {
    globalThis.WebSocket = Line as unknown as typeof WebSocket;
  });
  afterEach(() => {
    globalThis.WebSocket = before;
  });
  const open = () => {
    const heard: string[] = [];
    const socket = browserPorts().socket.open('ws://x.test/', {
      onOpen: () => heard.push('opened'),
      onMessage: (text) => heard.push(text),
      onClose: () => heard.push('ended'),
    });
    return { heard, socket, line: Line.last };
  };

  it('[LIV-1] is closed at once when it is open', () => {
    const { heard, socket, line } = open();
    line.readyState = 1;
    line.onopen?.();
    socket.close();
    expect(line.closed).toBe(1);
    expect([line.onmessage, line.onclose]).toEqual([null, null]);
    expect(heard).toEqual(['opened']);
  });

  it('[LIV-1] is let arrive, unheard, and closed then when it is on its way', () => {
    const { heard, socket, line } = open();
    socket.close();
    expect(line.closed).toBe(0);
    line.readyState = 1;
    line.onopen?.();
    expect(line.closed).toBe(1);
    expect(heard).toEqual([]);
  });
});
